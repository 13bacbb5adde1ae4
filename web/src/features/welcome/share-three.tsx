import { useState } from 'react';
import { Button } from '../../design/button';
import { note } from '../../log';
import { paths } from '../../paths';
import type { Told } from '../../design/three/three';
import { saveFile } from '../../save-file';
import { sharePicture } from '../../share';
import { useToast } from '../../state/use-toast';
import { welcomeStrings } from './welcome.strings';
import { pathInLanguage } from '../../language/language';

const s = welcomeStrings.three;
const FILE_NAME = 'your-three.png';

/** The card as a picture: into the device's own sheet where it takes pictures, else into a file. */
export function ShareThree({ three }: { three: readonly Told[] }) {
  const toast = useToast();
  const [busy, setBusy] = useState<'share' | 'save'>();
  const withPicture =
    (how: 'share' | 'save', handOver: (file: File) => Promise<void> | void) => async () => {
      setBusy(how);
      try {
        const { threePicture } = await import('./three-picture');
        await handOver(new File([await threePicture(three)], FILE_NAME, { type: 'image/png' }));
      } catch (error) {
        note('The card could not be drawn', error);
        toast('error', s.pictureFailed);
      } finally {
        setBusy(undefined);
      }
    };
  const save = (file: File) => {
    saveFile(FILE_NAME, file, file.type);
    toast('success', s.saved);
  };
  const share = withPicture('share', (file) => {
    const url = new URL(pathInLanguage(paths.home), window.location.origin).href;
    return sharePicture({ file, title: s.title, text: `${s.text} ${url}` }, save);
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy === 'share' && s.sharing} onClick={() => void share()}>
        {s.share}
      </Button>
      <Button
        variant="secondary"
        busy={busy === 'save' && s.sharing}
        onClick={() => void withPicture('save', save)()}
      >
        {s.save}
      </Button>
    </div>
  );
}
