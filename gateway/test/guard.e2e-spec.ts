import {
  startModelServer,
  SAMPLE_TEXT,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { FALSE_CLAIMS } from '@cosmic/narrator/testing/claims/false-claims';
import { HARMFUL } from '@cosmic/narrator/testing/claims/harm';
import { CLAIMED_READINGS, linesOf } from '@cosmic/narrator/testing/claims/readings';
import { TRUE_SENTENCES } from '@cosmic/narrator/testing/claims/true-sentences';
import { until } from '@cosmic/platform/testing/until';
import { MAKERS } from '@cosmic/tools/makers';
import type { Slug } from '@cosmic/tools/catalogue/catalogue';
import type { FalseClaim } from './guard-always-false';
import { falseClaims, trueClaims } from './guard-claims';
import { makeSite, Visitor, type OpenStream, type Site } from './make';

/** With GUARD_CLAIMS=all every claim is told to every tool, as `npm run guard` has it; else a few. */
const ALL = process.env['GUARD_CLAIMS'] === 'all';
/** So many claims stand among the harmless sentences of one text. */
const PER_TEXT = 40;
/** A false alarm is allowed for so many of a hundred true sentences. */
const FALSE_ALARMS = 0.02;

const READINGS: readonly (readonly [Slug, Record<string, unknown>])[] = [
  ['horoscope', { sign: 'leo', timeframe: 'today' }],
  ['chinese-zodiac', { year: '1990' }],
  ['tarot', { spread: 'daily' }],
  ['numerology', { fullName: 'Ada Byron', dob: '1985-12-10' }],
  ['angel-number', { number: '484' }],
  ['astro-dice', { planet: 'saturn', sign: 'libra', house: '11' }],
  ['birthday-message', { sign: 'cancer', dob: '1984-06-30' }],
  ['career', { sign: 'pisces' }],
  ['compatibility', { sign1: 'leo', sign2: 'aries', dob2: '1990-05-17' }],
  ['crystal-alignment', { sign: 'leo', moonSign: 'aries', risingSign: 'virgo' }],
  ['life-balance', { dob: '1975-04-10' }],
  ['moon-reminder', { moonPhase: 'full-moon', sign: 'cancer' }],
  ['planet-day', { planet: 'uranus' }],
  ['stress-advice', { sign: 'libra' }],
  ['wellbeing', { sign: 'virgo' }],
  ['zodiac-roast', { sign: 'gemini' }],
];

const HINDI = /\p{Script=Devanagari}/u;

interface Told {
  readonly content: string;
  readonly streamed: string;
  readonly narrator: string;
}

describe('what a lying model can have shown', () => {
  let site: Site;
  let model: ModelServer;
  let url: string;
  const chosen = ALL ? READINGS : READINGS.slice(0, 2);
  /** A quiet sky gives a horoscope few facts; others beside it tell the same whoever asks. */
  const drawsNothing = READINGS.filter(([tool]) => tool !== 'tarot');
  const chosenForTruth = ALL ? READINGS : drawsNothing.slice(0, 4);

  beforeAll(async () => {
    model = await startModelServer();
    site = await makeSite({ readingsWorker: model.environment });
    url = (await site.gateway()).url;
  });
  afterAll(async () => {
    await site.stop();
    await model.close();
  });

  const newVisitor = async (): Promise<[Visitor, OpenStream]> => {
    const visitor = new Visitor(url);
    await visitor.call('GET', '/here.js');
    return [visitor, await visitor.stream()];
  };

  /** Asks for a reading of which a model writes this text. */
  const tell = async (toolType: Slug, params: object, text: string): Promise<Told> => {
    // What is written of a sign's day is kept for everybody: each text here has to be a new one.
    await site.world.query('DELETE FROM readings.shared_texts');
    model.script({ kind: 'text', text });
    const [visitor, stream] = await newVisitor();
    const { body } = await visitor.generate({ toolType, params });
    const { data } = await until(
      () =>
        stream.events.find(
          ({ type, data }) => type === 'generation.completed' && data['id'] === body.id,
        ),
      `${toolType} is told: ${JSON.stringify(body)}`,
    );
    stream.close();
    const streamed = stream.events
      .filter(({ type }) => type === 'generation.delta')
      .map((delta) => delta.data['text'])
      .join('');
    return { content: data['content'] as string, streamed, narrator: data['narrator'] as string };
  };

  it('is nothing false and nothing that harms, neither in the text nor on the stream', async () => {
    const passed: string[] = [];
    const tried = { text: 0, stream: 0 };
    const kinds = new Map<string, [number, number]>();
    const generic = chosen.map(([tool, params]) => {
      const { facts } = MAKERS[tool].assign(params, { at: new Date(), seed: 'guard' });
      return [tool, params, chosenOf(falseClaims(facts))] as const;
    });
    for (const [tool, params, all] of [...generic, ...written()]) {
      for (const claims of inParts(all, PER_TEXT)) {
        const told = await tell(tool, params, among(claims.map(({ text }) => text)));
        for (const { kind, text } of claims) {
          const last = text.split(/(?<=[.!?।])\s+/).at(-1)!;
          const count = kinds.get(kind) ?? [0, 0];
          const leaked = [told.content.includes(last), told.streamed.includes(last)];
          tried.text += 1;
          tried.stream += 1;
          kinds.set(kind, [count[0] + Number(leaked.includes(true)), count[1] + 1]);
          if (leaked.includes(true)) passed.push(`${tool}: ${text}`);
        }
      }
    }
    const table = [...kinds].map(([kind, [leaks, of]]) => `  ${kind}: ${leaks} / ${of}`).join('\n');
    if (ALL)
      process.stdout.write(
        `False claims passed / tried, text and stream: ${passed.length} / ${tried.text}\n${table}\n`,
      );

    expect(tried.text).toBeGreaterThanOrEqual(ALL ? 500 : 80);
    expect(kinds.size).toBeGreaterThanOrEqual(20);
    expect(passed).toEqual([]);
  });

  it('is nearly all that is true', async () => {
    const refused: string[] = [];
    let tried = 0;
    for (const [tool, params] of chosenForTruth) {
      const other = MAKERS[tool].assign(params, { at: new Date(), seed: 'another seed' });
      const ours = sentencesIn(other.almanac());
      const told = [
        await tell(tool, params, other.almanac()),
        await tell(tool, params, among(trueClaims(other.facts))),
      ];
      const said = [ours, trueClaims(other.facts)];
      for (const [at, sentences] of said.entries()) {
        tried += sentences.length;
        refused.push(...sentences.filter((one) => !told[at]!.content.includes(one)));
      }
    }
    for (const [name, { tool, params }] of timeless()) {
      const sentences = linesOf(TRUE_SENTENCES[name]!).flatMap(sentencesIn);
      const { content } = await tell(tool as Slug, params, among(sentences));
      tried += sentences.length;
      refused.push(...sentences.filter((one) => !content.includes(one)));
    }
    if (ALL) process.stdout.write(`True sentences refused / tried: ${refused.length} / ${tried}\n`);

    expect(tried).toBeGreaterThan(ALL ? 200 : 50);
    expect(refused.length / tried <= FALSE_ALARMS ? [] : refused).toEqual([]);
  });
});

/** Readings whose facts are the same on any day, of which claims were written by hand. */
function timeless() {
  return ALL ? Object.entries(CLAIMED_READINGS).filter(([, reading]) => reading.timeless) : [];
}

/** What was written by hand that is false of such readings, and what harms in any. */
function written(): [Slug, Readonly<Record<string, unknown>>, FalseClaim[]][] {
  const claims = (kinds: Readonly<Record<string, string>>) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      linesOf(list).map((text): FalseClaim => ({
        kind,
        text,
        language: HINDI.test(text) ? 'hi' : 'en',
      })),
    );
  return timeless().map(([name, { tool, params }]) => [
    tool as Slug,
    params,
    [...claims(FALSE_CLAIMS[name]!), ...claims(HARMFUL)],
  ]);
}

/** All claims, or of each kind the first. */
function chosenOf(claims: readonly FalseClaim[]): readonly FalseClaim[] {
  if (ALL) return claims;
  const seen = new Map<string, number>();
  return claims.filter(({ kind }) => {
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return seen.get(kind)! <= 2;
  });
}

/** Sentences among harmless ones, long enough for any reading. */
function among(sentences: readonly string[]): string {
  const paragraphs = `${SAMPLE_TEXT}\n\n${SAMPLE_TEXT}\n\n${SAMPLE_TEXT}`.split('\n\n');
  const harmless = paragraphs.flatMap(sentencesIn);
  return [...harmless, ...sentences.flatMap((one) => [one, harmless[0]!])].join('\n\n');
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?।]["”’]?)\s+/);
}

function inParts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
