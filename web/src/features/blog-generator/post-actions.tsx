import { useState, type FormEvent } from 'react';
import { Button } from '../../design/button';
import { ConfirmDialog } from '../../design/confirm-dialog';
import { TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import type { Post } from './generator.api';
import { generatorStrings } from './generator.strings';
import { asFieldValue, instantToCome } from './instants';
import { OfTitle } from './of-title';
import { usePostActions } from './use-post-actions';

const s = generatorStrings.posts;

interface PostActionsProps {
  post: Post;
  onRemoved?: () => void;
}

/** Publishing, scheduling, taking back and deleting a post. */
export function PostActions({ post, onRemoved }: PostActionsProps) {
  const { publish, schedule, unpublish, remove, busy } = usePostActions(post);
  const [asks, setAsks] = useState<'time' | 'removal' | null>(null);
  const name = <OfTitle title={post.title} />;
  return (
    <>
      {post.status !== 'published' && (
        <Button
          variant="secondary"
          size="compact"
          busy={busy.publish && s.publishBusy}
          onClick={() => void publish()}
        >
          {s.publish}
          {name}
        </Button>
      )}
      {post.status !== 'published' && (
        <Button
          variant="secondary"
          size="compact"
          aria-expanded={asks === 'time'}
          onClick={() => setAsks(asks === 'time' ? null : 'time')}
        >
          {s.schedule}
          {name}
        </Button>
      )}
      {post.status !== 'draft' && (
        <Button
          variant="secondary"
          size="compact"
          busy={busy.unpublish && s.unpublishBusy}
          onClick={() => void unpublish()}
        >
          {s.unpublish}
          {name}
        </Button>
      )}
      <Button
        variant="quiet"
        size="compact"
        busy={busy.remove && s.removeBusy}
        onClick={() => setAsks('removal')}
      >
        {s.remove}
        {name}
      </Button>
      {asks === 'time' && post.status !== 'published' && (
        <ScheduleForm
          title={post.title}
          isBusy={busy.schedule}
          onSchedule={async (at) => {
            if (await schedule(at)) setAsks(null);
          }}
        />
      )}
      {asks === 'removal' && (
        <ConfirmDialog
          title={s.removeTitle(post.title)}
          text={s.removeText}
          yes={s.removeYes}
          no={s.keep}
          onNo={() => setAsks(null)}
          onYes={() => {
            setAsks(null);
            void remove().then((isGone) => isGone && onRemoved?.());
          }}
        />
      )}
    </>
  );
}

interface ScheduleFormProps {
  title: string;
  isBusy: boolean;
  onSchedule: (at: string) => Promise<void>;
}

function ScheduleForm({ title, isBusy, onSchedule }: ScheduleFormProps) {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = instantToCome(value);
    if (at) void onSchedule(at);
    else setProblem(generatorStrings.form.atMissing);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-2 grid basis-full gap-4 [&>*]:max-w-md">
      <Field label={s.scheduleTitle(title)} hint={generatorStrings.form.atHint} error={problem}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            type="datetime-local"
            value={value}
            min={asFieldValue(new Date())}
            className="figures"
            autoFocus
            onChange={({ target }) => {
              setValue(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="compact"
        busy={isBusy && s.scheduleBusy}
        className="justify-self-start"
      >
        {s.schedule}
      </Button>
    </form>
  );
}
