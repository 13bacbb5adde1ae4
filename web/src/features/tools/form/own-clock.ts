import type { ToolSummary } from '@cosmic/contracts/readings/tools';

/** What is asked along with the form, so that minutes of the sky are told by the reader's clock. */
export function clockAsked({ policy }: Pick<ToolSummary, 'policy'>): { zone?: string } {
  if (!policy?.tellsMinutes) return {};
  // Some browsers do not tell it; a reading then names days without their hours.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone ? { zone: timeZone } : {};
}
