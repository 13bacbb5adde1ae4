import { RETENTION } from '@cosmic/content/retention/rules';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { Retention } from '@cosmic/platform/retention/retention';
import { makeTestBed, type TestBed } from './make';

/** What the rules of the content service erase, and what they leave. */
describe('articles that a reader opened long ago', () => {
  let bed: TestBed;
  beforeAll(async () => {
    bed = await makeTestBed();
  });
  afterAll(() => bed.stop());

  it('are forgotten of a guest, and never of a member', async () => {
    const post = await bed.addPost({ title: 'The Moon in Leo' });
    await bed.world.query(
      `INSERT INTO content.article_reads (reader, month, post_id, read_at)
       SELECT kind || '-' || gen_random_uuid(), date_trunc('month', now() - make_interval(days => days)),
         $1, now() - make_interval(days => days)
       FROM unnest(ARRAY['guest', 'guest', 'member'], ARRAY[61, 59, 900]) AS opened (kind, days)`,
      [post.id],
    );
    const config = readConfig(serviceConfig, bed.world.environment('content-worker'));
    const database = await openDatabase('content', config, []);

    await new Retention(database, RETENTION).run();

    await database.destroy();
    expect(
      await bed.world.query(
        `SELECT split_part(reader, '-', 1) AS kind, extract(day FROM now() - read_at)::integer AS days
         FROM content.article_reads ORDER BY days`,
      ),
    ).toEqual([
      { kind: 'guest', days: 59 },
      { kind: 'member', days: 900 },
    ]);
  });
});
