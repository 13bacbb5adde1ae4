import type { Figure } from '@cosmic/contracts/readings/figures';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { parse } from '@cosmic/contracts/validation';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Assignment, Brief } from '@cosmic/narrator/narrator';
import { zodiacFact } from './charts/chart-school';
import { crisisReplyFor, type CrisisReply } from './input/crisis-guard';
import { textsIn } from './input/prompt-input';
import type { ParamsOf, Tool } from './tool';

/** What a reading depends on besides its parameters. */
export interface Context {
  /** The instant that counts as now. */
  readonly at: Date;
  /** Decides every choice that the facts leave open. */
  readonly seed: string;
}

/** What was computed for a reading; a tool adds the values that its almanac needs. */
export interface Facts {
  /** What 'Why this reading' lists, and the only claims a text may make. */
  readonly shown: readonly StatedFact[];
  /** What is drawn beside the words, where a picture says more than they do. */
  readonly figure?: Figure;
}

/** How the reading of a tool is made. Each step is pure: same input, same output, anywhere. */
export interface Maker<T extends Tool, F extends Facts> {
  /** Whether signs are those of the tropical zodiac whatever a member chose, as the facts then say. */
  readonly isTropical?: true;
  facts(params: ParamsOf<T>, context: Context): F;
  brief(params: ParamsOf<T>, facts: F): Brief;
  almanac(facts: F, seed: string): string;
}

/** What a narrator takes, and the picture that goes with it. */
export interface Made extends Assignment {
  readonly figure: Figure | null;
  /** What was typed needs care, so there is no reading and no model is asked. */
  readonly crisis: boolean;
}

/** A maker with its tool, its own kind of facts hidden. */
export interface BoundMaker {
  readonly tool: Tool;
  /**
   * Gathers the facts of a reading and says how it is to be written.
   *
   * @throws AppError `invalid_input` naming each parameter, as `params.<name>`, that is not the tool's
   */
  assign(params: unknown, context: Context): Made;
}

/** Ties a maker to its tool. */
export function makerOf<T extends Tool, F extends Facts>(tool: T, maker: Maker<T, F>): BoundMaker {
  return {
    tool,
    assign(params, context) {
      const known = parse(tool.params, params, 'params') as ParamsOf<T>;
      const crisis = crisisReplyFor(textsIn(known));
      if (crisis) return inPlaceOfReading(crisis, context);
      const facts = maker.facts(known, context);
      const brief = maker.brief(known, facts);
      const { language = 'en' } = brief;
      const shown = maker.isTropical
        ? [...facts.shown, zodiacFact({}, undefined, language)]
        : facts.shown;
      return {
        facts: shown.map(lineOf),
        stated: shown,
        figure: facts.figure ?? null,
        crisis: false,
        brief,
        almanac: () => maker.almanac(facts, context.seed),
        ours: () => waysOf((seed) => maker.almanac(facts, seed), context.seed),
      };
    },
  };
}

/** What a reader sees of a fact, and what is kept of it. */
function lineOf({ key, label, value }: StatedFact): Fact {
  return { key, label, value };
}

/** So many choices leave hardly a passage out. */
const WAYS = 24;

function waysOf(almanac: (seed: string) => string, seed: string): string[] {
  return [seed, ...Array.from({ length: WAYS }, (_, way) => `${seed} ${way}`)].map(almanac);
}

/** Our authors' words to somebody in distress. The brief holds nothing of what was typed. */
function inPlaceOfReading(crisis: CrisisReply, { seed }: Context): Made {
  return {
    facts: crisis.facts,
    figure: null,
    crisis: true,
    brief: { task: '', minWords: 150, maxWords: 400, language: crisis.language, userInput: {} },
    almanac: () => crisis.text(seed),
  };
}
