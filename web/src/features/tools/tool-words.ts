import type { ToolSummary, ToolWords } from '@cosmic/contracts/readings/tools';
import { toolsStrings } from './tools.strings';

const { reveal: submit, busy, failed, notMade } = toolsStrings.form;

interface Words extends ToolWords {
  submit: string;
  busy: string;
  failed: string;
  /** What it was that failed, where there is a name for it. */
  failedTitle?: string;
}

/** The words of a tool's page, its own where it has any. */
export function wordsOf({ noun, words }: Pick<ToolSummary, 'noun' | 'words'>): Words {
  const failedTitle = noun && notMade(noun);
  return { submit, busy, failed, ...(failedTitle && { failedTitle }), ...words };
}
