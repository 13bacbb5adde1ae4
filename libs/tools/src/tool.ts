import type { ErrorCode } from '@cosmic/contracts/errors';
import type { ToolPolicy, ToolWords } from '@cosmic/contracts/readings/tools';
import type { z } from 'zod';

/** The catalogue's shelves, in the order in which they are shown. */
export const CATEGORIES = [
  'Love & Relationships',
  'Personal Insights',
  'Spiritual Growth',
  'Life & Wellbeing',
  'Special Tools',
  'Deep Chart Analysis',
  'Mystical & Metaphysical',
  'Daily Interactive',
  'Eastern & Esoteric',
  'Fun & Social',
  'Lifestyle Integration',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The icon names that a page can draw; any other would show as the star. */
export const ICONS = [
  'sun',
  'moon',
  'star',
  'heart',
  'clock',
  'sparkles',
  'moon-star',
  'cloud-moon',
  'calendar',
  'book',
  'compass',
  'circle',
  'user',
  'message',
  'crystal-ball',
  'meditation',
  'wheel',
  'yin-yang',
  'dice-6',
  'music',
] as const;
export type Icon = (typeof ICONS)[number];

/** A tool as everybody may see it; how its reading is made is in makers.ts. */
export interface Tool<Slug extends string = string, Params extends z.ZodObject = z.ZodObject> {
  /** Last part of the page's address. */
  readonly slug: Slug;
  /** Name under which its readings are asked for and saved. */
  readonly readingType: string;
  readonly name: string;
  readonly icon: Icon;
  readonly description: string;
  readonly category: Category;
  /** Whether only subscribers may use it. */
  readonly premium: boolean;
  /** Whether these parameters, once the schema has accepted them, are for subscribers only. */
  premiumFor?(params: Readonly<Record<string, unknown>>): boolean;
  /** Checks the same in the browser and on the server; its fields come from fields.ts. */
  readonly params: Params;
  /** What the page says when a required field is still empty. */
  readonly incomplete: string;
  /** What it makes, as a sentence names it: 'Failed to generate your …'. */
  readonly noun?: string;
  /** The error of a reading that could not be written, where it has one of its own. */
  readonly failure?: ErrorCode;
  /** What it says in words of its own; what it says of a failure is the error's message. */
  readonly words?: Omit<ToolWords, 'failed'>;
  readonly policy?: ToolPolicy;
  /** Whether members may try blindly if its words fit: they follow from a birth date in ways that hardly anybody knows. */
  readonly blindTrial?: true;
}

/** The parameters of a tool once its schema has accepted them. */
export type ParamsOf<T extends Tool> = z.output<T['params']>;

/** Declares a tool; keeps its slug and its parameters as types. */
export function defineTool<Slug extends string, Params extends z.ZodObject>(
  tool: Tool<Slug, Params>,
): Tool<Slug, Params> {
  return tool;
}
