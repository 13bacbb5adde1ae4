import { Injectable, type PipeTransform } from '@nestjs/common';
import type { GenerateBody } from '@cosmic/contracts/readings/readings';
import { parseToolRequest } from '@cosmic/tools/tool-request';

/** Checks a request's parameters by its tool's own schema before it is passed on. */
@Injectable()
export class ToolRequestPipe implements PipeTransform<GenerateBody, GenerateBody> {
  transform(body: GenerateBody): GenerateBody {
    const { tool, params } = parseToolRequest(body);
    return { toolType: tool.slug, params };
  }
}
