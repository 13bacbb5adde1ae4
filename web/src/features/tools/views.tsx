import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import type { Fact, Generation } from '@cosmic/contracts/readings/readings';
import type { ReactNode } from 'react';
import { Skeleton } from '../../design/skeleton';
import { lazyPart } from '../../lazy-part';
import type { FormValues } from './form/form-values';
import type { FieldLayout } from './form/tool-form';
import { EXTRA_KEYS } from './horoscope/extra-keys';
import { TarotAnswer, TarotAsk } from './tarot/parts';
import { TableOnItsWay } from './tarot/table-on-its-way';
import { toolsStrings } from './tools.strings';

const CompatibilityFields = lazyPart(
  () => import('./compatibility/compatibility-fields'),
  'CompatibilityFields',
);
const HoroscopeExtras = lazyPart(() => import('./horoscope/horoscope-extras'), 'HoroscopeExtras');
const DiceThrow = lazyPart(() => import('./astro-dice/dice-throw'), 'DiceThrow');
const NumerologyAnswer = lazyPart(
  () => import('./numerology/numerology-answer'),
  'NumerologyAnswer',
);
const OfflineNumbers = lazyPart(() => import('./numerology/offline-numbers'), 'OfflineNumbers');

const ON_ITS_WAY = <Skeleton className="h-64 w-full max-w-3xl" />;

/** What a page has at hand where a tool asks in its own way. */
export interface AskProps {
  tool: ToolSummary;
  values: FormValues;
  onChange: (values: FormValues) => void;
  onAccepted: (id: string) => void;
  /** Whether somebody comes to the page, and not back from a reading. */
  isOpening: boolean;
  onToday: (id: string) => void;
}

/** What a page has at hand where a tool answers in its own way. */
export interface AnswerProps {
  tool: ToolSummary;
  generation: Generation;
  isNew: boolean;
  onTold: () => void;
  onAgain: () => void;
}

/** How a tool's page differs from one that is made of its fields and its text alone. */
export interface ToolView {
  /** Whether its page is a table or a stage: its name is then small, and the room is left to it. */
  isStage?: boolean;
  /** Stands where the form will be, until it can be. */
  onItsWay?: (tool: ToolSummary) => ReactNode;
  /** In place of the form. */
  ask?: (props: AskProps) => ReactNode;
  /** How the fields of the form are laid out. */
  layout?: FieldLayout;
  /** Why the form can't be sent yet, on the pages that say so from the start. */
  waitsFor?: (values: FormValues) => string | undefined;
  /** In place of the reading where there is no connection. */
  offline?: (values: FormValues) => ReactNode;
  /** In place of the reading. */
  answer?: (props: AnswerProps) => ReactNode;
  /** Beside the reading, made of facts that are then not listed. */
  extras?: { draw: (facts: readonly Fact[]) => ReactNode; keys: readonly string[] };
}

/** The tools that differ. All others need nothing of the browser application. */
const VIEWS: Readonly<Record<string, ToolView>> = {
  horoscope: {
    waitsFor: ({ sign }) => (sign ? undefined : toolsStrings.form.selectSign),
    extras: { draw: horoscopeExtras, keys: EXTRA_KEYS },
  },
  tarot: {
    isStage: true,
    onItsWay: (tool) => <TableOnItsWay tool={tool} />,
    ask: (props) => (
      <TarotAsk.WhenLoaded props={props} fallback={<TableOnItsWay tool={props.tool} />} />
    ),
    answer: (props) => <TarotAnswer.WhenLoaded props={props} fallback={ON_ITS_WAY} />,
  },
  numerology: {
    waitsFor: ({ fullName, dob }) =>
      fullName?.trim() && dob ? undefined : toolsStrings.form.numerology,
    offline: (values) => <OfflineNumbers.WhenLoaded props={{ values }} fallback={ON_ITS_WAY} />,
    answer: (props) => <NumerologyAnswer.WhenLoaded props={props} fallback={ON_ITS_WAY} />,
  },
  compatibility: {
    layout: (fieldProps) => (
      <CompatibilityFields.WhenLoaded props={{ fieldProps }} fallback={ON_ITS_WAY} />
    ),
  },
  'astro-dice': {
    layout: (fieldProps, change) => (
      <DiceThrow.WhenLoaded props={{ fieldProps, change }} fallback={ON_ITS_WAY} />
    ),
  },
};

/** A horoscope of a week or a month has none. */
function horoscopeExtras(facts: readonly Fact[]): ReactNode {
  if (!facts.some(({ key }) => key === EXTRA_KEYS[0])) return null;
  const until = <Skeleton className="h-32 w-full" />;
  return <HoroscopeExtras.WhenLoaded props={{ facts }} fallback={until} />;
}

const USUAL: ToolView = {};

/** How the page of a tool differs from others. */
export function viewOf(slug: string): ToolView {
  return VIEWS[slug] ?? USUAL;
}
