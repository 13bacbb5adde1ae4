/** Every word of the bar above an article that is written, and of its form for links. */
export const editorStrings = {
  toolbar: {
    label: 'Formatting',
    paragraph: 'Text',
    h2: 'Heading',
    h3: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    bulletList: 'List',
    orderedList: 'Numbered list',
    blockquote: 'Quotation',
    link: 'Link',
    rule: 'Dividing line',
    undo: 'Undo',
    redo: 'Redo',
  },
  link: {
    label: 'Address of the link',
    hint: 'A page of this site, like /tools/tarot, or a whole web address.',
    wrong: 'This is not a web address',
    apply: 'Set the link',
    remove: 'Remove it',
  },
} as const;
