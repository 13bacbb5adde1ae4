import { Controller } from '@nestjs/common';
import { content } from '@cosmic/contracts/content';
import { Answers, type Reply } from '@cosmic/platform/nats/answers';
import { AffirmationService } from './affirmation.service';

@Controller()
export class AffirmationController {
  constructor(private readonly affirmations: AffirmationService) {}

  @Answers(content.affirmation)
  today(): Reply<typeof content.affirmation> {
    return this.affirmations.today();
  }
}
