import type { Wording } from '../../../language/wording';
import type * as english from './editor.strings';

export const editorStrings: Wording<typeof english.editorStrings> = {
  toolbar: {
    label: 'सजावट',
    paragraph: 'पाठ',
    h2: 'शीर्षक',
    h3: 'उपशीर्षक',
    bold: 'मोटा',
    italic: 'तिरछा',
    bulletList: 'सूची',
    orderedList: 'क्रमांकित सूची',
    blockquote: 'उद्धरण',
    link: 'कड़ी',
    rule: 'विभाजक रेखा',
    undo: 'पूर्ववत करें',
    redo: 'फिर से करें',
  },
  link: {
    label: 'कड़ी का पता',
    hint: 'इस साइट का कोई पृष्ठ, जैसे /tools/tarot, या पूरा वेब पता।',
    wrong: 'यह वेब पता नहीं है',
    apply: 'कड़ी लगाएँ',
    remove: 'इसे हटाएँ',
  },
};
