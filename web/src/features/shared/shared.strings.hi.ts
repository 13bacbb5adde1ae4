import type { Wording } from '../../language/wording';
import type * as english from './shared.strings';

export const sharedStrings: Wording<typeof english.sharedStrings> = {
  from: (date: string) => `${date} की रीडिंग, जिसके लिए लिखी गई उसी ने साझा किया`,
  loading: 'रीडिंग खुल रही है',
  invitation: 'हर रीडिंग बताती है कि वह किन तथ्यों पर टिकी है। आपकी रीडिंग कुछ और होगी।',
  turnYours: 'अपना पत्ता पलटें',
  try: (tool: string) => `अब आपकी बारी: ${tool}`,
  lost: {
    title: 'यह रीडिंग साझा नहीं है',
    text: 'लिंक वापस ले लिया गया, या वह हमारा था ही नहीं।',
    tools: 'सभी साधन देखें',
  },
  failed: 'रीडिंग नहीं खुल सकी।',
  again: 'फिर से कोशिश करें',
};
