import { Controller, Get } from '@nestjs/common';

/**
 * What a balancer may ask of the port that is open to the world: whether the gateway answers, and
 * no more. Its checks and figures are told at HEALTH_PORT.
 */
@Controller()
export class ProbesController {
  @Get(['healthz', 'readyz'])
  answers(): { status: 'ok' } {
    return { status: 'ok' };
  }
}
