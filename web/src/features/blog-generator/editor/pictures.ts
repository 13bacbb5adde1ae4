import { Node } from '@tiptap/react';

/** A picture of this site; new ones can't be put in, those there stay. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** What stands around a picture. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+',
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});
