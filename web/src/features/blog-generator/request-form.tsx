import type { BlogRequestBody, Tone } from '@cosmic/contracts/blog/blog-admin';
import { useRef, useState, type FormEvent } from 'react';
import type { Language } from '@cosmic/contracts/language';
import { problemOf } from '../../api/api-error';
import { Button } from '../../design/button';
import { ChoiceGroup } from '../../design/choice';
import { SelectControl, TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { Notice } from '../../design/notice';
import { LANGUAGE } from '../../language/language';
import { useRequestPostMutation } from './generator.api';
import { generatorStrings } from './generator.strings';
import { asFieldValue, instantToCome } from './instants';

const s = generatorStrings.form;

type When = keyof typeof s.whens;
type Written = keyof typeof s.languages;

const TONES = (Object.keys(s.tones) as Tone[]).map((value) => ({ value, label: s.tones[value] }));
const WHENS = (Object.keys(s.whens) as When[]).map((value) => ({ value, ...s.whens[value] }));

const LANGUAGES = (Object.keys(s.languages) as Written[]).map((value) => ({
  value,
  ...s.languages[value],
}));

/** What is asked for by each choice. */
const WRITTEN_IN: Readonly<Record<Written, Language[]>> = {
  en: ['en'],
  hi: ['hi'],
  both: ['en', 'hi'],
};

const EMPTY = {
  ...{ topic: '', keywords: '', tone: 'mystical', when: 'now', at: '' },
  written: LANGUAGE as string,
};

/** Choices one below the other, each with what it means. */
const IN_WORDS = {
  layout: 'grid gap-2',
  tileClassName: 'flex-wrap items-baseline gap-x-3 rounded px-4 py-3',
  tile: ({ label, text }: { label: string; text: string }) => (
    <>
      <span className="text-ivory">{label}</span>
      <span className="text-note">{text}</span>
    </>
  ),
};

interface RequestFormProps {
  /** Whether the newest article asked for is still on its way. */
  isWriting: boolean;
}

/** Asks for an article. What was typed stays until it has been taken. */
export function RequestForm({ isWriting }: RequestFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<{ topic?: string; at?: string }>({});
  /** Why nothing was taken, where it was not a field. */
  const [failure, setFailure] = useState<string>();
  const [request, { isLoading }] = useRequestPostMutation();
  const form = useRef<HTMLFormElement>(null);

  const set = (name: keyof typeof EMPTY) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: undefined }));
    setFailure(undefined);
  };
  const refuse = (name: 'topic' | 'at', words: string) => {
    setProblems({ [name]: words });
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || isWriting) return;
    const { topic, keywords, tone, when, written } = values;
    if (!topic.trim()) return refuse('topic', s.topicMissing);
    const at = instantToCome(values.at);
    if (when === 'at' && !at) return refuse('at', s.atMissing);
    const publish: BlogRequestBody['publish'] = at && when === 'at' ? { at } : (when as 'now');
    try {
      const languages = WRITTEN_IN[written as Written];
      await request({ topic, keywords, tone: tone as Tone, publish, languages }).unwrap();
      setValues({ ...EMPTY, tone, written });
    } catch (error) {
      const { code, message } = problemOf(error);
      if (code === 'topic_required') refuse('topic', s.topicMissing);
      else setFailure(code === 'incomplete' ? s.noContent : message);
    }
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="request-title"
      className="grid gap-7"
    >
      <h2 id="request-title" className="text-title">
        {s.title}
      </h2>
      <Field label={s.topic} hint={s.topicHint} error={problems.topic}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            name="topic"
            value={values.topic}
            maxLength={200}
            required
            autoComplete="off"
            onChange={({ target }) => set('topic')(target.value)}
          />
        )}
      </Field>
      <Field label={s.keywords} hint={s.keywordsHint} optional>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            name="keywords"
            value={values.keywords}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => set('keywords')(target.value)}
          />
        )}
      </Field>
      <Field label={s.tone}>
        {(wiring) => (
          <SelectControl
            wiring={wiring}
            name="tone"
            value={values.tone}
            options={TONES}
            onChange={({ target }) => set('tone')(target.value)}
          />
        )}
      </Field>
      <ChoiceGroup
        name="written"
        label={s.language}
        options={LANGUAGES}
        value={values.written}
        onChange={set('written')}
        {...IN_WORDS}
      />
      <ChoiceGroup
        name="when"
        label={s.when}
        options={WHENS}
        value={values.when}
        onChange={set('when')}
        {...IN_WORDS}
      />
      {values.when === 'at' && (
        <Field label={s.at} hint={s.atHint} error={problems.at}>
          {(wiring) => (
            <TextControl
              wiring={wiring}
              type="datetime-local"
              name="at"
              value={values.at}
              min={asFieldValue(new Date())}
              className="figures"
              onChange={({ target }) => set('at')(target.value)}
            />
          )}
        </Field>
      )}
      {failure && (
        <Notice tone="error">
          {s.failed}
          <span className="block text-note text-ivory-soft">{failure}</span>
        </Notice>
      )}
      <Button type="submit" busy={(isLoading || isWriting) && s.busy}>
        {s.submit}
      </Button>
    </form>
  );
}
