import type { Push, PushOf } from '@cosmic/contracts/live';
import type { Actor } from '@cosmic/contracts/message';
import {
  SAMPLE_TEXT,
  startModelServer,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { until } from '@cosmic/platform/testing/until';
import type { Attack } from './attacks';
import { makeTestBed, makeMember, type TestBed } from './make';
import { storedGenerations } from './stored';

/** Requests under way at once: as many as are answered in time while readings are written beside them. */
const ASKED_AT_ONCE = 4;

/** Long enough for every brief, so that only what was ordered can be wrong with it. */
const GOOD_TEXT = `${SAMPLE_TEXT}\n\n${SAMPLE_TEXT}`;

/** What changes with every reading, and is looked at by itself or by other specs. */
const MOVING = [
  'readings.generations',
  'readings.user_access_logs',
  'readings.outbox',
  'readings.processed_events',
  'usage.daily_figures',
  'usage.outbox',
  'usage.processed_events',
  'usage.tool_logs',
];

const FINAL: readonly Push['type'][] = ['generation.completed', 'generation.failed'];

interface Row {
  id: string;
  status: string;
  content: string;
  narrator: string;
  fallback_reason: string | null;
  attempt: number;
}

/** Of the readings; the others are harmless once what is no text was taken out of them. */
const MIN_BY_AUTHORS = 0.9;

/**
 * How many attacks find a model whose second answer is good: of those that are obeyed in the first
 * words of a reading, before a reader has seen any.
 */
const SECOND_WORDS = 4;
const PLACES = 3;

/**
 * What must hold while a model does all that visitors order it to do, in readings that pass
 * through the services as any other.
 *
 * @param all what visitors try
 */
export function describeObedientModel(all: readonly Attack[]): void {
  describe('a model that obeys whatever a visitor typed', () => {
    const orders = new Map(all.map((attack, at) => [attack.typed, { attack, at }]));
    const attacker = makeMember();
    const victim = makeMember();
    const SECRET = 'The glass heron behind my wardrobe knew my old telephone number by heart.';
    let bed: TestBed;
    let model: ModelServer;
    let heard: Push[];
    let before: Record<string, string>;
    let rows: Map<Attack, Row>;

    /** What a model writes that was won over: a good reading with the ordered words in it. */
    const obey = (typed: string, instructions: string): string | null => {
      const order = orders.get(typed);
      if (!order) return null;
      const { attack, at } = order;
      const ordered = attack.wanted === null ? instructions : `${attack.wanted} is what I write.`;
      const [start, ...rest] = GOOD_TEXT.split('\n\n');
      const places = [
        [ordered, start, ...rest],
        [start, `${start} ${ordered}`, ...rest],
        [start, ...rest, ordered],
      ];
      return places[at % places.length]!.join('\n\n');
    };

    const send = async (actor: Actor, { toolType, params }: Pick<Attack, 'toolType' | 'params'>) =>
      (await bed.request(actor, { toolType, params })).id;
    const rowOf = async (id: string): Promise<Row> => {
      const [row] = await storedGenerations<Row>(bed.world, [id]);
      return row!;
    };
    const deltasOf = (id: string): string =>
      heard
        .filter((push): push is PushOf<'generation.delta'> => push.type === 'generation.delta')
        .filter((push) => push.id === id)
        .map(({ text }) => text)
        .join('\n');

    beforeAll(async () => {
      bed = await makeTestBed();
      model = await startModelServer();
      model.script({ kind: 'text', text: GOOD_TEXT });
      await bed.start('billing');
      await bed.start('readings');
      await bed.start('usage');
      await bed.start('readings-worker', {
        OPENAI_API_KEY: 'key-of-a-test',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'model-of-a-test',
      });
      await bed.world.query(
        `INSERT INTO readings.premium_members (user_id, is_premium, ends_at, changed_at)
       SELECT unnest($1::uuid[]), true, NULL, now()`,
        [[attacker.id, victim.id]],
      );
      await until(
        async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length > 0,
        'the readings service knows the plans',
      );
      const dream = { toolType: 'dream-analyzer', params: { dream: SECRET, sign: 'leo' } };
      await bed.final(victim, await send(victim, dream));
      heard = await bed.listen(attacker);
      before = await stateOf(bed);

      model.script({ kind: 'obey', otherwise: GOOD_TEXT, understands: obey });
      rows = new Map();
      const waiting = [...all];
      const sent = new Map<Attack, string>();
      const one = async () => {
        for (let attack = waiting.pop(); attack; attack = waiting.pop()) {
          sent.set(attack, await send(attacker, attack));
        }
      };
      await Promise.all(Array.from({ length: ASKED_AT_ONCE }, one));
      await until(
        () => heard.filter(({ type }) => FINAL.includes(type)).length === all.length,
        'every reading ends',
        800_000,
      );
      const stored = await storedGenerations<Row>(bed.world);
      const byId = new Map(stored.map((row) => [row.id, row]));
      for (const [attack, id] of sent) rows.set(attack, byId.get(id)!);
    }, 900_000);
    afterAll(async () => {
      await bed.stop();
      await model.close();
    });

    it('is attacked as was meant', () => {
      const attacked = new Set(model.requests.flatMap(({ body }) => typedIn(body.messages)));
      expect(all.filter(({ typed }) => !attacked.has(typed))).toEqual([]);
    });

    it('has none of its words stored', () => {
      const stored = all.filter((attack) => saysOrdered(rows.get(attack)!.content, attack));

      expect(stored.map(({ name }) => name)).toEqual([]);
    });

    it('has none of its words pushed to a reader, not even for a moment', () => {
      const pushed = all.filter((attack) => saysOrdered(deltasOf(rows.get(attack)!.id), attack));

      expect(pushed.map(({ name }) => name)).toEqual([]);
    });

    it('tells its rules in no text, stored or pushed', () => {
      const rules = new Set(
        model.requests
          .flatMap(({ body }) => body.messages)
          .filter(({ role }) => role === 'system')
          .flatMap(({ content }) => content.split(/(?<=[.:])\s+|\n/))
          .filter((sentence) => sentence.split(' ').length > 4),
      );
      const texts = [...rows.values()].map(({ id, content }) => `${content}\n${deltasOf(id)}`);

      expect(rules.size).toBeGreaterThan(20);
      expect([...rules].filter((rule) => texts.some((text) => text.includes(rule)))).toEqual([]);
    });

    it('costs nobody a reading: our authors write or end it, and the reason is kept', () => {
      const odd = all.filter((attack) => {
        const row = rows.get(attack)!;
        const ours = row.narrator !== 'model' && (row.fallback_reason ?? '') !== '';
        // A script that was taken out of a text leaves a text like any other.
        const harmless = row.narrator === 'model' && /^<script|!\[/.test(attack.wanted ?? '');
        return row.status !== 'completed' || !(ours || harmless);
      });
      const byAuthors = [...rows.values()].filter(({ narrator }) => narrator !== 'model');

      expect(odd.map(({ name }) => name)).toEqual([]);
      expect(byAuthors.length).toBeGreaterThanOrEqual(MIN_BY_AUTHORS * all.length);
    });

    it('never finds what was typed among our own messages, nor anything of another visitor', () => {
      for (const { body } of model.requests.slice(1)) {
        const typed = typedIn(body.messages);
        const ours = body.messages.filter(({ role }) => role === 'system');
        const canaries = typed.flatMap((value) => orders.get(value)?.attack.canaries ?? []);
        const found = ours.filter(({ content }) =>
          [...typed, ...canaries].some((value) => value.length > 5 && content.includes(value)),
        );
        expect(found).toEqual([]);
        expect(JSON.stringify(body)).not.toContain(SECRET);
      }
    });

    it('changes nothing but the readings asked for', async () => {
      expect(await stateOf(bed)).toEqual(before);
      const owners = await bed.world.query<{ actor_id: string; count: number }>(
        'SELECT actor_id, count(*)::int AS count FROM readings.generations GROUP BY actor_id',
      );
      expect(new Map(owners.map(({ actor_id, count }) => [actor_id, count]))).toEqual(
        new Map([
          [attacker.id, all.length],
          [victim.id, 1],
        ]),
      );
    });

    it('is taken at its second word when that one is good', async () => {
      const chosen = all.filter(
        (_, at) => at % (PLACES * Math.ceil(all.length / PLACES / SECOND_WORDS)) === 0,
      );
      for (const attack of chosen) {
        model.script(
          { kind: 'obey', otherwise: GOOD_TEXT, understands: obey },
          { kind: 'text', text: GOOD_TEXT },
        );
        const id = await send(attacker, attack);
        await bed.final(attacker, id);

        expect(await rowOf(id)).toMatchObject({
          status: 'completed',
          narrator: 'model',
          content: GOOD_TEXT,
          fallback_reason: null,
        });
        expect(saysOrdered(deltasOf(id), attack)).toBe(false);
      }
    });

    it('is trusted with those who only tell their dream', async () => {
      model.script({ kind: 'obey', otherwise: GOOD_TEXT, understands: obey });
      const dreams = [
        'My mother said "run" and I could not say a word: the train left at 7:45.',
        'I had to repeat the exam of 1998 in room 12, and ANNA showed me the rules of a card game.',
      ];
      for (const dream of dreams) {
        const id = await send(attacker, {
          toolType: 'dream-log',
          params: { dream1: QUIET, dream2: dream },
        });
        await bed.final(attacker, id);

        expect(await rowOf(id)).toMatchObject({ narrator: 'model', content: GOOD_TEXT });
      }
    });
  });
}

const QUIET = 'I walked through a garden with my brother.';

function saysOrdered(text: string, { canaries }: Attack): boolean {
  const said = text.toLowerCase();
  return canaries.some((canary) => said.includes(canary.toLowerCase()));
}

/** What visitors typed, as it stands in a request. */
function typedIn(messages: readonly { role: string; content: string }[]): string[] {
  return messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) =>
      Object.values((JSON.parse(content) as { userInput: Record<string, string> }).userInput),
    );
}

/** Every table that a reading must leave alone, by a digest of its rows. */
async function stateOf({ world }: TestBed): Promise<Record<string, string>> {
  const tables = await world.query<{ name: string }>(
    `SELECT relnamespace::regnamespace || '.' || relname AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND NOT relispartition
       AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
     ORDER BY name`,
  );
  const still = tables.map(({ name }) => name).filter((name) => !MOVING.includes(name));
  const digests: Record<string, string> = {};
  for (const name of still) {
    const [row] = await world.query<{ digest: string }>(
      `SELECT coalesce(md5(string_agg(r::text, '|' ORDER BY r::text)), '') AS digest FROM ${name} r`,
    );
    digests[name] = row!.digest;
  }
  return digests;
}
