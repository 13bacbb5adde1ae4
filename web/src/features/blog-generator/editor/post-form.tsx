import type { EditedPost } from '@cosmic/contracts/blog/blog-admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { problemOf } from '../../../api/api-error';
import { Button } from '../../../design/button';
import { TextareaControl, TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { Notice } from '../../../design/notice';
import { Skeleton } from '../../../design/skeleton';
import { useToast } from '../../../state/use-toast';
import { langOf } from '../../../language/lang-of';
import { useSavePostMutation } from '../generator.api';
import { generatorStrings } from '../generator.strings';
import { isSameText, keepEdit, keptEdit, tagsOf, textOf, type PostText } from './kept-edit';

const s = generatorStrings.editor;

/** A library for writing, fetched for who edits and nobody else. */
const RichText = lazy(async () => ({ default: (await import('./rich-text')).RichText }));

const DESCRIPTION_CHARACTERS = 300;
const MAX_TAGS = 12;
const TAG_CHARACTERS = 40;

type Problems = Partial<Record<keyof PostText, string>>;

interface PostFormProps {
  post: EditedPost;
  /** Reads the post again and drops what was changed here. */
  onReload: () => void;
}

/** The fields of a post. What is changed survives leaving the page, until it is saved or discarded. */
export function PostForm({ post, onReload }: PostFormProps) {
  const toast = useToast();
  const [base, setBase] = useState(post);
  const [kept, setKept] = useState(() => keptEdit(post));
  const [text, setText] = useState(() => kept ?? textOf(post));
  const [edition, setEdition] = useState(0);
  const [isChanged, setChanged] = useState(kept !== undefined);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<{ words: string; isStale: boolean }>();
  const [save, { isLoading }] = useSavePostMutation();

  useEffect(() => {
    keepEdit(base, isChanged ? text : undefined);
  }, [base, text, isChanged]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const set = (name: keyof PostText) => (value: string) => {
    setText((before) => ({ ...before, [name]: value }));
    setChanged(true);
    setProblems((before) => ({ ...before, [name]: undefined }));
  };
  const startOver = (from: EditedPost) => {
    setBase(from);
    setText(textOf(from));
    setChanged(false);
    setKept(undefined);
    setFailure(undefined);
    setEdition((before) => before + 1);
  };

  // Publishing makes a new version of the same text: what is written here still follows from it.
  // Another text takes its place unless something is written; then saving will say so.
  if (post.version !== base.version) {
    if (isSameText(post, base)) setBase(post);
    else if (!isChanged) startOver(post);
  }

  const submit = async () => {
    const found = problemsOf(text);
    setProblems(found);
    if (isLoading || Object.keys(found).length > 0) return;
    setFailure(undefined);
    try {
      const body = { ...text, tags: tagsOf(text.tags) };
      const saved = await save({ id: base.id, version: base.version, ...body }).unwrap();
      startOver(saved);
      toast('success', s.saved);
    } catch (error) {
      const { code, message } = problemOf(error);
      const isStale = code === 'post_changed';
      setFailure({ words: isStale ? message : s.saveFailed, isStale });
    }
  };

  return (
    <div className="grid min-w-0 gap-7">
      {kept && isChanged && (
        <Notice
          tone="info"
          action={
            <Button variant="secondary" size="compact" onClick={() => startOver(base)}>
              {s.discard}
            </Button>
          }
        >
          {s.kept}
        </Notice>
      )}
      <Field label={s.title} error={problems.title}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            lang={langOf(text.title)}
            value={text.title}
            maxLength={160}
            onChange={({ target }) => set('title')(target.value)}
          />
        )}
      </Field>
      <Field
        label={s.description}
        hint={s.descriptionHint(DESCRIPTION_CHARACTERS - text.metaDescription.length)}
        optional
      >
        {(wiring) => (
          <TextareaControl
            wiring={wiring}
            rows={3}
            lang={langOf(text.metaDescription)}
            value={text.metaDescription}
            maxLength={DESCRIPTION_CHARACTERS}
            onChange={({ target }) => set('metaDescription')(target.value)}
          />
        )}
      </Field>
      <Field label={s.tags} hint={s.tagsHint} error={problems.tags} optional>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            value={text.tags}
            autoComplete="off"
            onChange={({ target }) => set('tags')(target.value)}
          />
        )}
      </Field>
      <Suspense
        fallback={
          <div role="status" aria-label={s.contentLoading}>
            <Skeleton className="h-96 w-full" />
          </div>
        }
      >
        <RichText
          key={edition}
          label={s.content}
          html={text.content}
          error={problems.content}
          onChange={set('content')}
        />
      </Suspense>
      {failure && (
        <Notice
          tone="error"
          action={
            failure.isStale && (
              <Button
                variant="secondary"
                size="compact"
                onClick={() => {
                  keepEdit(base, undefined);
                  onReload();
                }}
              >
                {s.reload}
              </Button>
            )
          }
        >
          {failure.words}
        </Notice>
      )}
      <div className="sticky bottom-(--bottom-bar) z-20 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-gold-line/40 bg-ink py-4">
        <Button busy={isLoading && s.saveBusy} onClick={() => void submit()}>
          {s.save}
        </Button>
        <p role="status" className="text-note text-ivory-soft">
          {isChanged && s.unsaved}
        </p>
      </div>
    </div>
  );
}

function problemsOf({ title, tags, content }: PostText): Problems {
  const words = tagsOf(tags);
  const areTagsWrong = words.length > MAX_TAGS || words.some((tag) => tag.length > TAG_CHARACTERS);
  const isEmpty = content.replace(/<(?!img)[^<>]*>/g, '').trim() === '';
  return {
    ...(!title.trim() && { title: s.titleMissing }),
    ...(areTagsWrong && { tags: s.tagsWrong }),
    ...(isEmpty && { content: s.contentMissing }),
  };
}
