import type { Generation } from '@cosmic/contracts/readings/readings';
import { PICTURE_FORMATS, type PictureFormat } from '@cosmic/contracts/readings/picture-formats';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { essenceOfReading } from '@cosmic/tools/page/essence-of-reading';
import { useState } from 'react';
import { useReadingPictureQuery } from '../../../api/sharing.api';
import { Button } from '../../../design/button';
import { Icon } from '../../../design/icon';
import { Skeleton } from '../../../design/skeleton';
import { TryAgain } from '../../../design/try-again';
import { note } from '../../../log';
import { paths } from '../../../paths';
import { saveFile } from '../../../save-file';
import { copy, copyOnceMade, sharePicture } from '../../../share';
import { useSession } from '../../../state/session/use-session';
import { useToast } from '../../../state/use-toast';
import { toolsStrings } from '../tools.strings';
import { shareStrings as s } from './share.strings';
import { useReadingLink } from './use-reading-link';
import { pathInLanguage } from '../../../language/language';

const FORMATS = ['story', 'feed', 'link'] as const satisfies readonly PictureFormat[];
const FILE_NAME = 'cosmic-guide.png';

interface ShareReadingProps {
  tool: ToolSummary;
  title: string;
  generation: Generation;
}

/** A reading to pass on: its picture in three shapes, into the device's own sheet or a file, and its link. */
export function ShareReading({ tool, title, generation }: ShareReadingProps) {
  const toast = useToast();
  const [format, setFormat] = useState<PictureFormat>('story');
  const [isSending, setSending] = useState(false);
  const isMember = useSession().status === 'member';
  const link = useReadingLink(tool, generation, title);
  const picture = useReadingPictureQuery({ id: generation.id, format });
  const png = picture.currentData?.png;
  const line = essenceOfReading(generation) || title;

  const save = (file: File) => {
    saveFile(FILE_NAME, file, file.type);
    toast('success', s.saved);
  };
  const send = async (file: File) => {
    setSending(true);
    try {
      // A guest has no journal to keep a link in: the tool is where somebody else begins.
      const url = isMember
        ? await link.make()
        : new URL(pathInLanguage(paths.tool(tool.slug)), window.location.origin).href;
      await sharePicture({ file, title, text: `${line} ${url}` }, save);
    } catch (error) {
      note('The link could not be made', error);
      toast('error', s.linkFailed);
    } finally {
      setSending(false);
    }
  };
  const copyLink = async () => {
    try {
      await copyOnceMade(link.make());
      toast('success', s.copied);
    } catch (error) {
      note('The link could not be made', error);
      toast('error', s.linkFailed);
    }
  };
  const stop = async () => {
    try {
      await link.end();
      toast('success', s.stopped);
    } catch {
      toast('error', s.stopFailed);
    }
  };
  const copyWords = async () => {
    const url = new URL(pathInLanguage(paths.tool(tool.slug)), window.location.origin).href;
    await copy(`${tool.name}: ${title}\n\n${generation.content}\n\n${url}`).catch(
      (error: unknown) => note('The words could not be copied', error),
    );
    toast('success', toolsStrings.reading.copied);
  };

  return (
    <section aria-label={s.title} className="grid max-w-[66ch] gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{s.formats}</legend>
        {FORMATS.map((shape) => (
          <Button
            key={shape}
            variant={shape === format ? 'secondary' : 'quiet'}
            size="compact"
            aria-pressed={shape === format}
            onClick={() => setFormat(shape)}
          >
            {s[shape]}
          </Button>
        ))}
      </fieldset>
      <div className="grid items-end gap-5 md:grid-cols-[auto_minmax(14rem,1fr)] md:gap-8">
        <Preview
          png={png}
          format={format}
          alt={s.alt(line)}
          isFailed={picture.isError}
          isBusy={picture.isFetching}
          onRetry={() => void picture.refetch()}
        />
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={!png}
              busy={isSending && s.sending}
              onClick={() => png && void send(fileOf(png))}
            >
              <Icon name="share" className="size-4.5" />
              {s.send}
            </Button>
            <Button variant="secondary" disabled={!png} onClick={() => png && save(fileOf(png))}>
              {s.save}
            </Button>
            {isMember && (
              <Button
                variant="secondary"
                busy={link.isMaking && !isSending && s.linking}
                onClick={() => void copyLink()}
              >
                {s.copyLink}
              </Button>
            )}
            <Button variant="quiet" onClick={() => void copyWords()}>
              {s.copyWords}
            </Button>
            {link.url && (
              <Button variant="quiet" busy={link.isEnding && s.stop} onClick={() => void stop()}>
                {s.stop}
              </Button>
            )}
          </div>
          <p className="text-note text-ivory-soft">{isMember ? s.linkHint : s.guestHint}</p>
        </div>
      </div>
    </section>
  );
}

interface PreviewProps {
  png: string | undefined;
  format: PictureFormat;
  alt: string;
  isFailed: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

function Preview({ png, format, alt, isFailed, isBusy, onRetry }: PreviewProps) {
  const [width, height] = PICTURE_FORMATS[format];
  const shape = SHAPES[format];
  if (isFailed) {
    return (
      <TryAgain again={s.again} busy={s.drawing} isBusy={isBusy} onRetry={onRetry}>
        {s.failed}
      </TryAgain>
    );
  }
  if (!png) {
    return (
      <div role="status" aria-label={s.drawing}>
        <Skeleton className={shape} />
      </div>
    );
  }
  const address = `data:image/png;base64,${png}`;
  return <img src={address} alt={alt} width={width} height={height} className={shape} />;
}

const SHAPES: Readonly<Record<PictureFormat, string>> = {
  story: 'aspect-[1080/1920] w-56',
  feed: 'aspect-[1080/1350] w-64',
  link: 'aspect-[1200/630] w-full md:w-md',
};

function fileOf(png: string): File {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  return new File([bytes], FILE_NAME, { type: 'image/png' });
}
