import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useState } from 'react';
import { useSaveReadingMutation } from '../../../api/journal.api';
import { useShareReadingMutation, useStopSharingMutation } from '../../../api/sharing.api';
import { paths } from '../../../paths';
import { saveBodyOf } from './save-reading';
import { pathInLanguage } from '../../../language/language';

/** The public link of a reading, made when it is asked for: the reading is kept first, so that the link can be found and ended. */
export function useReadingLink(tool: ToolSummary, generation: Generation, title: string) {
  const [save] = useSaveReadingMutation();
  const [share, { isLoading: isMaking }] = useShareReadingMutation();
  const [stop, { isLoading: isEnding }] = useStopSharingMutation();
  const [made, setMade] = useState<{ readingId: string; url: string }>();

  /** @throws what the server answers where it can't be made */
  const make = async (): Promise<string> => {
    if (made) return made.url;
    const { id } = await save(saveBodyOf(tool, generation, title)).unwrap();
    const { token } = await share(id).unwrap();
    const url = new URL(pathInLanguage(paths.shared(token)), window.location.origin).href;
    setMade({ readingId: id, url });
    return url;
  };
  /** @throws what the server answers where it can't be ended */
  const end = async (): Promise<void> => {
    if (!made) return;
    await stop(made.readingId).unwrap();
    setMade(undefined);
  };
  return { make, end, url: made?.url, isMaking, isEnding };
}
