import { useEditorState, type Editor } from '@tiptap/react';
import { Toolbar as Bar } from 'radix-ui';
import { useState } from 'react';
import { classes } from '../../../design/classes';
import { editorStrings } from './editor.strings';
import { LinkForm } from './link-form';

const s = editorStrings.toolbar;

type Tool = Exclude<keyof typeof s, 'label' | 'link'>;

/** What each tool does, and how it is told that it holds where the cursor is. */
const TOOLS: Record<
  Tool,
  {
    run: (editor: Editor) => void;
    holds?: (editor: Editor) => boolean;
    can?: (editor: Editor) => boolean;
  }
> = {
  paragraph: {
    run: (editor) => editor.chain().focus().setParagraph().run(),
    holds: (editor) => editor.isActive('paragraph'),
  },
  h2: {
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    holds: (editor) => editor.isActive('heading', { level: 2 }),
  },
  h3: {
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    holds: (editor) => editor.isActive('heading', { level: 3 }),
  },
  bold: {
    run: (editor) => editor.chain().focus().toggleBold().run(),
    holds: (editor) => editor.isActive('bold'),
  },
  italic: {
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    holds: (editor) => editor.isActive('italic'),
  },
  bulletList: {
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    holds: (editor) => editor.isActive('bulletList'),
  },
  orderedList: {
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    holds: (editor) => editor.isActive('orderedList'),
  },
  blockquote: {
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    holds: (editor) => editor.isActive('blockquote'),
  },
  rule: { run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  undo: {
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  redo: {
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
};

const ORDER: readonly (readonly (Tool | 'link')[])[] = [
  ['paragraph', 'h2', 'h3'],
  ['bold', 'italic', 'link'],
  ['bulletList', 'orderedList', 'blockquote', 'rule'],
  ['undo', 'redo'],
];

/** Line drawings on the icons' grid; only this bar shows them. */
const DRAWINGS: Record<Tool | 'link', string> = {
  paragraph: 'M5 6h14M5 11h14M5 16h9',
  h2: 'M4 5v14M12 5v14M4 12h8M15.5 12.2a2.4 2.4 0 0 1 4.8.2c0 2.2-3.2 3.8-5 6.6h5.2',
  h3: 'M4 7v11M11 7v11M4 12.5h7M15 11h4.6l-2.6 3c1.8-.2 3 .8 3 2.2c0 2.2-3.4 2.8-5 1.2',
  bold: 'M7 4.5h5.6a3.6 3.6 0 0 1 0 7.2H7ZM7 11.7h6.6a3.9 3.9 0 0 1 0 7.8H7ZM8.2 4.5v15',
  italic: 'M10 4.5h7M7 19.5h7M13.7 4.5l-3.4 15',
  link: 'M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6L12 18',
  bulletList:
    'M9.5 6h11M9.5 12h11M9.5 18h11M4 6a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M4 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M4 18a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0',
  orderedList:
    'M10 6h10.5M10 12h10.5M10 18h10.5M4 4.5l1.6-.7v5M4 15.2c.4-1.4 2.8-1.2 2.8.3c0 1.2-1.6 2-2.8 3.7h3',
  blockquote:
    'M10 7c-3.4.6-5.5 3-5.5 6.6v3.9h5v-5h-2.4c.2-1.8 1.2-2.9 2.9-3.4ZM19.5 7c-3.4.6-5.5 3-5.5 6.6v3.9h5v-5h-2.4c.2-1.8 1.2-2.9 2.9-3.4Z',
  rule: 'M3 12h5M10.5 12h3M16 12h5',
  undo: 'M4.5 9.5H14a5 5 0 0 1 0 10h-4M8.5 5.5l-4 4l4 4',
  redo: 'M19.5 9.5H10a5 5 0 0 0 0 10h4M15.5 5.5l4 4l-4 4',
};

/** What can be done to the text at the cursor; the arrow keys go from one to the next. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [asksForLink, setAsksForLink] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      holding: Object.entries(TOOLS).flatMap(([name, { holds }]) => (holds?.(now) ? [name] : [])),
      able: Object.entries(TOOLS).flatMap(([name, { can }]) => (!can || can(now) ? [name] : [])),
      link: now.isActive('link'),
    }),
  });
  return (
    <div className="sticky top-18 z-20 border-b border-gold-line/40 bg-ink-raised">
      <Bar.Root aria-label={s.label} className="flex flex-wrap gap-y-1 p-1.5">
        {ORDER.map((group, index) => (
          <div
            key={group[0]}
            className={classes('flex', index > 0 && 'ml-1.5 border-l border-gold-line/40 pl-1.5')}
          >
            {group.map((name) => {
              const isOn = name === 'link' ? state.link : state.holding.includes(name);
              return (
                <Bar.Button
                  key={name}
                  title={s[name]}
                  aria-label={s[name]}
                  aria-pressed={name === 'link' || TOOLS[name].holds ? isOn : undefined}
                  disabled={name !== 'link' && !state.able.includes(name)}
                  onClick={() =>
                    name === 'link' ? setAsksForLink(!asksForLink) : TOOLS[name].run(editor)
                  }
                  className={classes(
                    'grid size-10 place-items-center disabled:opacity-40',
                    isOn ? 'bg-gold/15 text-gold' : 'text-ivory-soft not-disabled:hover:text-gold',
                  )}
                >
                  <svg
                    viewBox="0 0 24 24"
                    className="line-art size-5"
                    strokeWidth={1.4}
                    aria-hidden="true"
                  >
                    <path d={DRAWINGS[name]} />
                  </svg>
                </Bar.Button>
              );
            })}
          </div>
        ))}
      </Bar.Root>
      {asksForLink && <LinkForm editor={editor} onDone={() => setAsksForLink(false)} />}
    </div>
  );
}
