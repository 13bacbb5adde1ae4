import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import { parse } from '@cosmic/contracts/validation';
import { toolBySlugOrReadingType, type CatalogueTool } from './catalogue/catalogue';

/**
 * Reads a request for a reading: which tool (by slug or reading type), and its
 * parameters as the tool's own schema wants them.
 *
 * @throws AppError `invalid_input` naming `toolType`, or each wrong field as `params.<name>`
 */
export function parseToolRequest(asked: { toolType: string; params: unknown }): {
  tool: CatalogueTool;
  params: Record<string, unknown>;
} {
  const tool = toolOf(asked.toolType);
  return { tool, params: parse(tool.params, asked.params, 'params') };
}

/** The tool of a slug or reading type. @throws AppError `invalid_input` naming `toolType` */
export function toolOf(toolType: string): CatalogueTool {
  const tool = toolBySlugOrReadingType(toolType);
  if (tool) return tool;
  throw new AppError('invalid_input', {
    fields: [fieldProblem('toolType', 'not_a_tool')],
  });
}
