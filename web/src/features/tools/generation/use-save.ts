import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../../api/api-error';
import { useSaveReadingMutation } from '../../../api/journal.api';
import { useSession } from '../../../state/session/use-session';
import { useToast } from '../../../state/use-toast';
import { paths } from '../../../paths';
import { wordsOf } from '../tool-words';
import { toolsStrings } from '../tools.strings';
import { keepForReturn } from './kept-reading';
import { saveBodyOf } from './save-reading';

const s = toolsStrings.save;

/** Failures that say what is to be done about them. */
const WITH_OWN_WORDS = ['authentication_required', 'missing_data', 'saving_limit', 'journal_full'];

/** Keeping a reading: shown at once, taken back where it fails; a guest is sent to sign in first. */
export function useSave(tool: ToolSummary, generation: Generation, title: string) {
  const toast = useToast();
  const { status } = useSession();
  const navigate = useNavigate();
  const [send] = useSaveReadingMutation();
  const [isSaved, setSaved] = useState(generation.saved);
  const { tellsWhatIsMissing, guestsSaveBy = 'login', shortAddress } = tool.policy ?? {};
  const words = wordsOf(tool);

  const save = async () => {
    if (status !== 'member') {
      keepForReturn(tool.slug, generation.id);
      if (tellsWhatIsMissing) toast('error', s.loginTitle, s.loginText);
      return navigate(paths[guestsSaveBy](shortAddress ? tool.slug : paths.tool(tool.slug)));
    }
    if (isSaved) return;
    setSaved(true);
    try {
      await send(saveBodyOf(tool, generation, title)).unwrap();
      toast('success', words.saved ?? s.done);
    } catch (error) {
      setSaved(false);
      const { code, message } = problemOf(error);
      // A report that is nowhere any more, erased meanwhile in another tab, is none.
      if (code === 'not_found' && tellsWhatIsMissing) {
        return toast('error', s.noResultTitle, s.noResultText);
      }
      toast('error', WITH_OWN_WORDS.includes(code) ? message : (words.saveFailed ?? s.failed));
    }
  };

  return { save, isSaved, isMember: status === 'member' };
}
