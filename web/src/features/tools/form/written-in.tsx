import type { ToolSummary } from '@cosmic/contracts/tools';
import { toolsStrings } from '../tools.strings';

/** Tools whose readings are written in every language of the interface. */
const IN_EVERY_LANGUAGE = ['horoscope'];

/** Says before a reading is asked for that it will be in another language than the page. */
export function WrittenIn({ tool }: { tool: ToolSummary }) {
  const words = toolsStrings.form.englishOnly;
  if (!words || IN_EVERY_LANGUAGE.includes(tool.slug)) return null;
  return <p className="text-note text-ivory-soft">{words}</p>;
}
