import { journal } from '@cosmic/contracts/readings/journal';
import type { Actor } from '@cosmic/contracts/message';
import { sharing } from '@cosmic/contracts/readings/sharing';
import { writeLink } from '@cosmic/readings/sharing/link.rules';
import { makeGuest, makeMember, type TestBed } from '../make';
import { codeOf, keeperAt } from './keeper';

/** What a public link shows of a reading, to whom, and until when. */
export function describePublicLink(made: () => TestBed): void {
  describe('a public link', () => {
    let bed: TestBed;
    beforeAll(() => {
      bed = made();
    });
    const { save, finished } = keeperAt(made);

    const share = (actor: Actor, id: string) => bed.rpc.send(sharing.share, actor, { id });
    const open = (token: string) => bed.rpc.send(sharing.open, null, { token });
    const kept = async (title = 'Angel number 1234') => {
      const member = makeMember();
      const { id, content, facts } = await finished(member);
      await save(member, { generationId: id, content, title });
      return { member, id, content, facts };
    };

    it('shows the words and the facts to whoever has it, and nothing of whose they are', async () => {
      const { member, id, content, facts } = await kept('For Henrietta Leavitt');

      const { token } = await share(member, id);
      const shown = await open(token);

      expect(shown).toEqual({
        toolType: 'angel-number',
        toolName: 'Angel Number Decoder',
        content,
        essence: expect.stringMatching(/^.{20,150}$/u),
        params: { number: '1234' },
        figure: { kind: 'number', text: '1234' },
        facts,
        createdAt: expect.any(String),
      });
      expect(content).toContain(shown.essence);
      expect(JSON.stringify(shown)).not.toContain(member.id);
      expect(await bed.rpc.send(sharing.preview, member, { id })).toEqual(shown);
      expect((await bed.rpc.send(journal.get, member, { id })).share?.token).toBe(token);
    });

    it('shows the words that were written here, whatever is kept under them', async () => {
      const member = makeMember();
      const { id, content } = await finished(member);
      const saved = await save(member, {
        generationId: id,
        readingType: 'horoscope',
        content: 'FORGED WORDS',
      });

      const shown = await open((await share(member, id)).token);

      expect(saved.content).toBe('FORGED WORDS');
      expect(shown).toMatchObject({ content, toolType: 'angel-number' });
      expect(await bed.rpc.send(sharing.preview, member, { id })).toEqual(shown);
    });

    it('is not made for words that a browser sent, and ends where there was one', async () => {
      const member = makeMember();
      const { id } = await save(member, { content: 'FORGED WORDS' });

      expect(await codeOf(share(member, id))).toBe('not_shareable');
      expect(await codeOf(bed.rpc.send(sharing.preview, member, { id }))).toBe('not_shareable');

      // As an earlier release left it behind.
      const [row] = await bed.world.query<{ id: string }>(
        `INSERT INTO readings.shared_readings (reading_id, user_id, facts)
         VALUES ($1, $2, '[]') RETURNING id`,
        [id, member.id],
      );
      const { SHARE_LINK_SECRET: secret } = bed.world.environment('readings');
      expect(await codeOf(open(writeLink(row!.id, secret!)))).toBe('not_found');
    });

    it('leaves out what was computed from a birth', async () => {
      const member = makeMember();
      const { id } = await bed.request(member, {
        toolType: 'life-balance',
        params: { dob: '1990-04-20' },
      });
      const { content, facts } = await bed.final(member, id);
      await save(member, { readingType: 'life-balance', generationId: id, content });

      const shown = await open((await share(member, id)).token);

      expect(facts.map(({ key }) => key)).toContain('life-path');
      expect(shown.facts.map(({ key }) => key)).not.toContain('life-path');
    });

    it('can be looked at as a picture before anything is saved, by whoever asked for it', async () => {
      const guest = makeGuest();
      const { id, content } = await finished(guest);

      expect(await bed.rpc.send(sharing.preview, guest, { id })).toMatchObject({ content });
      expect(await codeOf(bed.rpc.send(sharing.preview, makeGuest(), { id }))).toBe('not_found');
    });

    it('is one, however often and however parallel it is made; taken back, it never comes back', async () => {
      const { member, id } = await kept();

      const made = await Promise.all(Array.from({ length: 10 }, () => share(member, id)));
      const [token] = [...new Set(made.map((one) => one.token))];
      expect(made.every((one) => one.token === token)).toBe(true);
      await bed.rpc.send(sharing.stop, member, { id });
      expect(await codeOf(open(token!))).toBe('not_found');
      await bed.rpc.send(sharing.stop, member, { id });

      const next = await share(member, id);
      expect(next.token).not.toBe(token);
      expect(await codeOf(open(token!))).toBe('not_found');
      expect((await open(next.token)).toolType).toBe('angel-number');
    });

    it('ends with its reading, and is not there again when that is brought back', async () => {
      const { member, id } = await kept();
      const { token } = await share(member, id);

      await bed.rpc.send(journal.remove, member, { id });
      expect(await codeOf(open(token))).toBe('not_found');
      await bed.rpc.send(journal.restore, member, { id });
      expect(await codeOf(open(token))).toBe('not_found');
      expect((await bed.rpc.send(journal.get, member, { id })).share).toBeNull();
    });

    it('is for nobody else to make, end or guess', async () => {
      const { member, id } = await kept();
      const { token } = await share(member, id);
      const other = makeMember();

      expect(await codeOf(share(other, id))).toBe('not_found');
      expect(await codeOf(share(makeGuest(), id))).toBe('authentication_required');
      expect(await codeOf(bed.rpc.send(sharing.stop, other, { id }))).toBe('not_found');
      expect(await codeOf(bed.rpc.send(sharing.preview, other, { id }))).toBe('not_found');
      expect(await codeOf(open('A'.repeat(43)))).toBe('not_found');
      expect((await open(token)).toolType).toBe('angel-number');
    });

    it('cannot be read from the database', async () => {
      const { member, id } = await kept();
      const { token } = await share(member, id);
      const rows = await bed.world.query('SELECT * FROM readings.shared_readings');

      expect(rows).not.toEqual([]);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });
}
