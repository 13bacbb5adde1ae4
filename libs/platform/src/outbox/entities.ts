import { OutboxEntity } from './outbox.entity';
import { ProcessedEventEntity } from './processed-event.entity';

/** Those of the two tables each service keeps to speak and listen to events. */
export const EVENT_ENTITIES = [OutboxEntity, ProcessedEventEntity];
