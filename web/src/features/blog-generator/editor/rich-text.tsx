import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId } from 'react';
import { FieldNotes } from '../../../design/field';
import { langOf } from '../../../language/lang-of';
import { Figure, Picture } from './pictures';
import { Toolbar } from './toolbar';

interface RichTextProps {
  label: string;
  /** What it begins with; later values are not looked at. */
  html: string;
  error: string | undefined;
  onChange: (html: string) => void;
}

/** Writes an article as it will look. It knows what an article may hold and nothing else. */
export function RichText({ label, html, error, onChange }: RichTextProps) {
  const id = useId();
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: {
          openOnClick: false,
          protocols: ['http', 'https'],
          HTMLAttributes: { target: null, rel: 'nofollow noopener' },
        },
        codeBlock: false,
        strike: false,
        trailingNode: false,
        underline: false,
      }),
      Picture,
      Figure,
    ],
    content: html,
    // The styles it would put into the page stand in article.css: no page writes styles of its own.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'article-content min-h-96 px-5 py-6 outline-none md:px-8',
        role: 'textbox',
        lang: langOf(html),
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-error`,
      },
    },
    onUpdate: ({ editor: changed }: { editor: Editor }) => onChange(changed.getHTML()),
  });
  return (
    <div className="grid min-w-0 gap-2">
      <p id={`${id}-label`} className="font-medium">
        {label}
      </p>
      <div className="border border-gold-line/70 bg-ink-deep/60 focus-within:border-gold">
        <Toolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <FieldNotes error={error} errorId={`${id}-error`} hint={undefined} hintId="" />
    </div>
  );
}
