import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Narrator } from '@cosmic/narrator/narrator';
import { EDITION } from '@cosmic/tools/edition';
import type { Tool } from '@cosmic/tools/tool';
import { toolOf } from '@cosmic/tools/tool-request';
import { utcDate } from '@cosmic/tools/today';
import type { GenerationEntity } from './generation.entity';
import { SharedTextEntity } from './shared-text.entity';

/** Days that a text is kept: a reading of its day may still wait in the queue when it is over. */
const MAX_DAYS = 2;

type Asked = Pick<GenerationEntity, 'toolType' | 'params' | 'createdAt'>;

/** Texts of a model that are written once a day and told to everybody who asks the same. */
@Injectable()
export class SharedTexts {
  constructor(
    @InjectRepository(SharedTextEntity) private readonly texts: Repository<SharedTextEntity>,
  ) {}

  /** The narrator of a reading: one that tells the day's text, where the tool has one for everybody. */
  narratorOf(row: Asked, usual: Narrator): Narrator {
    const { policy }: Tool = toolOf(row.toolType);
    // Words about a birth tell its date; they are kept with their reading alone, sealed.
    const isShared = policy?.oneADay && !('dob' in row.params);
    return isShared ? this.sharing(keyOf(row), usual) : usual;
  }

  private sharing(key: string, usual: Narrator): Narrator {
    const { texts } = this;
    return {
      kind: usual.kind,
      async *write(assignment, writing) {
        const isBegun = (writing.shown ?? '') !== '';
        const kept = isBegun ? null : await texts.findOneBy({ key });
        if (kept) {
          yield kept.content;
          return { text: kept.content, model: kept.model, tokensUsed: 0 };
        }
        const narration = yield* usual.write(assignment, writing);
        await keep(texts, { key, content: narration.text, model: narration.model });
        return narration;
      },
    };
  }
}

/** Keeps a text; of two that were written at once the first stays. */
async function keep(
  texts: Repository<SharedTextEntity>,
  { key, content, model }: Pick<SharedTextEntity, 'key' | 'content' | 'model'>,
): Promise<void> {
  await texts.query(
    'INSERT INTO shared_texts (key, content, model) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [key, content, model],
  );
  await texts.query(
    `DELETE FROM shared_texts
     WHERE created_at < clock_timestamp() - make_interval(days => ${MAX_DAYS})`,
  );
}

function keyOf({ toolType, params, createdAt }: Asked): string {
  const asked = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
  const { slug } = toolOf(toolType);
  return createHash('sha256')
    .update(JSON.stringify([slug, asked, utcDate(createdAt), EDITION]))
    .digest('hex');
}
