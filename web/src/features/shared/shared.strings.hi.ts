import type { Wording } from '../../language/wording';
import type * as english from './shared.strings';

export const sharedStrings: Wording<typeof english.sharedStrings> = {
  from: (date: string) => `${date} का पठन, जिसके लिए लिखा गया उसी ने साझा किया`,
  facts: 'यह पठन क्यों',
  loading: 'पठन खुल रहा है',
  invitation: 'हर पठन बताता है कि वह किन तथ्यों पर टिका है। आपका पठन कुछ और होगा।',
  try: (tool: string) => `${tool} स्वयं आज़माएँ`,
  lost: {
    title: 'यह पठन साझा नहीं है',
    text: 'लिंक वापस ले लिया गया, या वह हमारा था ही नहीं।',
    tools: 'सभी साधन देखें',
  },
  failed: 'पठन नहीं खुल सका।',
  again: 'फिर से कोशिश करें',
};
