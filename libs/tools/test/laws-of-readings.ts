import { TOOLS, type Slug } from '../src/catalogue/catalogue';
import { formFields } from '../src/catalogue/form';
import { impersonalFacts } from '../src/impersonal';
import { NAMES_OF_PEOPLE } from '../src/page/essence-of-reading';
import { nextSteps } from '../src/page/next-steps';
import { publicFigure, publicParams } from '../src/page/public';
import type { Sample } from './samples';

const NAMED = new Map(TOOLS.map((tool) => [tool.slug, tool]));

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** What makes readings of strangers beside each takes longest, and is held by fewer. */
const COMPARED = 4;

/** What holds for every reading of every tool, by its name; each throws where it does not. */
export const LAWS: Readonly<Record<string, (slug: Slug, readings: readonly Sample[]) => void>> = {
  'names no UTC': (_, readings) => {
    const named = readings.filter(({ text }) => /\b(?:UTC|GMT)\b/.test(text));

    expect(named.map(({ text }) => text)).toEqual([]);
  },

  'keeps the words of a visitor out of the task of a model': (_, readings) => {
    for (const { brief } of readings) {
      const { task, voice, userInput } = brief;
      for (const value of Object.values(userInput).filter(({ length }) => length > 12)) {
        expect(`${task} ${voice}`).not.toContain(value);
      }
    }
  },

  'says no birth and no name in the facts that may be shown to anybody': (slug, readings) => {
    for (const { params, facts, at, seed } of readings.slice(0, COMPARED)) {
      const shown = impersonalFacts({ toolType: slug, params, facts, at, seed });
      const text = shown.map(({ label, value }) => `${label}: ${value}`).join('\n');
      for (const [name, promptInput] of Object.entries(params)) {
        if (typeof promptInput === 'string' && /^\d{4}-\d\d-\d\d$/.test(promptInput)) {
          expect(text).not.toContain(dateInFacts(promptInput));
        }
        if (NAMES_OF_PEOPLE.includes(name)) expect(text).not.toContain(promptInput);
        const place = (promptInput as { name?: string } | null)?.name;
        if (place) expect(text).not.toContain(place.split(',')[0]);
      }
    }
  },

  'has nothing public that was typed, no birth and no place': (slug, readings) => {
    for (const { params, facts, figure } of readings) {
      const made = { toolType: slug, params, facts, figure };
      const shown = JSON.stringify([publicParams(made), publicFigure(made)]);
      for (const [name, value] of Object.entries(params)) {
        if (typeof value !== 'string' || value.length < 4 || name === 'number') continue;
        if (/dob|time\d?$|fullName|name\d|dream|goal|question|clientSeed|year/.test(name)) {
          expect(shown).not.toContain(value);
        }
      }
      expect(shown).not.toMatch(/latitude|"zone"/);
    }
  },

  'leads to two other places that know what it found': (slug, readings) => {
    for (const { params, facts, figure } of readings) {
      const steps = nextSteps({ toolType: slug, params, facts, figure });

      expect(steps).toHaveLength(2);
      for (const step of steps) {
        if (step.to === 'card') continue;
        expect(step.slug).not.toBe(slug);
        const fields = formFields(NAMED.get(step.slug)!);
        for (const [name, value] of Object.entries(step.params)) {
          const field = fields.find((one) => one.name === name);
          expect(field).toBeDefined();
          if (field?.options) expect(field.options.map((option) => option.value)).toContain(value);
        }
      }
    }
  },
};

/** How a birth date stands in facts. */
function dateInFacts(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[month! - 1]} ${year}`;
}
