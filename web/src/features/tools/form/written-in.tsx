import type { ToolSummary } from '@cosmic/contracts/tools';
import { toolsStrings } from '../tools.strings';
import { isInEveryLanguage } from './own-language';

/** Says before a reading is asked for that it will be in another language than the page. */
export function WrittenIn({ tool }: { tool: ToolSummary }) {
  const words = toolsStrings.form.englishOnly;
  if (!words || isInEveryLanguage(tool)) return null;
  return <p className="text-note text-ivory-soft">{words}</p>;
}
