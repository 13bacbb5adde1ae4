import { Controller } from '@nestjs/common';
import { content, type Affirmation } from '@cosmic/contracts/content';
import { routes } from '@cosmic/contracts/http';
import { Asker } from '@cosmic/platform/nats/ask';
import { Serves } from '../http/serves';

@Controller()
export class ContentController {
  constructor(private readonly asker: Asker) {}

  @Serves(routes.getAffirmation)
  affirmation(): Promise<Affirmation> {
    return this.asker.ask(content.affirmation, null, {});
  }
}
