import { Controller, Header } from '@nestjs/common';
import { routes } from '@cosmic/contracts/http';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { Serves } from '../http/serves';

@Controller()
export class ToolsController {
  private readonly tools = toolSummaries();

  @Serves(routes.listTools)
  @Header('cache-control', 'public, max-age=60')
  list(): { tools: ToolSummary[] } {
    return { tools: this.tools };
  }
}
