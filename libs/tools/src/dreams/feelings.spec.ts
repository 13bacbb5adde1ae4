import { evenText } from '../word-list';
import { feelingsIn } from './feelings';
import type { Mood } from './moods';

const moodsIn = (dream: string) => [
  ...new Set(feelingsIn(evenText(dream)).map(({ mood }): Mood => mood)),
];

describe('the feelings of a dream', () => {
  it.each<[string, Mood[]]>([
    ['I was afraid.', ['fear']],
    ['I felt so happy and free', ['joy', 'relief']],
    ['We were terrified', ['fear']],
    ['The dog scared me.', ['fear']],
    ['It made me sad.', ['sadness']],
    ['It was sad and beautiful.', ['sadness', 'wonder']],
    ['Everything was peaceful.', ['calm']],
    ['I was afraid of my sister.', ['fear']],
    ['I talked with my sister and was calm.', ['calm']],
    ['I saw my mother and felt happy', ['joy']],
    ['My sister was calm, but I was terrified.', ['fear']],
    ['My father was angry and I was scared.', ['fear']],
    ['I swam in the sea with my mother, happy.', ['joy']],
    ['My anger was huge.', ['anger']],
    ['Suddenly fear came over me.', ['fear']],
    ['Terrified, on a bridge.', ['fear']],
    ['I hated him.', ['anger']],
    ['I was ashamed because everybody was watching.', ['shame']],
    ['She told me that I was safe and I felt calm.', ['calm']],
    ['He was quiet. I was lonely.', ['loneliness']],
  ])('are those of the dreamer: %s', (dream, moods) => {
    expect(moodsIn(dream)).toEqual(moods);
  });

  it.each([
    'My sister was calm.',
    'My little brother was very happy.',
    'He was angry with me.',
    'They were afraid.',
    'The dog was scared.',
    'Everyone was happy.',
    'An angry man stood there.',
    'My mother was sad and lonely.',
    'Her fear was in the room.',
    'My father’s anger filled the house.',
    'The snake was quite calm.',
    'People were laughing, nobody was ashamed.',
    'It frightened my brother.',
    'He hated me.',
    'My dad looked peaceful.',
  ])('are not those of somebody else: %s', (dream) => {
    expect(moodsIn(dream)).toEqual([]);
  });

  it.each([
    'I was not afraid.',
    'I wasn’t scared at all.',
    'I didn’t feel happy.',
    'There was no fear.',
    'I flew without fear.',
    'I was never sad.',
    'I was neither happy nor sad.',
    'I was no longer afraid.',
    'I don’t think I was scared.',
    'It was anything but peaceful.',
    'I was far from happy.',
    'I did not cry.',
    'I couldn’t feel any joy.',
    'Nothing about it was calm.',
    'I stopped being afraid.',
  ])('are not those that are denied: %s', (dream) => {
    expect(moodsIn(dream)).toEqual([]);
  });

  it.each<[string, Mood[]]>([
    ['I was not only sad but angry.', ['sadness', 'anger']],
    ['I had never felt so happy.', ['joy']],
    ['I was not sad, just angry.', ['anger']],
    ['I was not afraid, but I felt lonely', ['loneliness']],
    ['I couldn’t help being scared', ['fear']],
    ['I was not sure why, but I was happy', ['joy']],
  ])('are those that a denial leaves: %s', (dream, moods) => {
    expect(moodsIn(dream)).toEqual(moods);
  });

  it.each<[string, Mood[]]>([
    ['I woke up crying.', ['sadness']],
    ['I cried for hours', ['sadness']],
    ['Then I woke up in tears', ['sadness']],
    ['I cried tears of joy', ['joy']],
    ['I woke up screaming', ['fear']],
    ['My heart was pounding', ['fear']],
    ['I couldn’t breathe', ['fear']],
    ['We laughed all the way', ['joy']],
    ['I missed my dad', ['longing']],
    ['My sister cried.', []],
    ['The baby was crying.', []],
  ])('are heard in what the dreamer does: %s', (dream, moods) => {
    expect(moodsIn(dream)).toEqual(moods);
  });

  it.each<[string, Mood[]]>([
    ['मुझे बहुत डर लगा।', ['fear']],
    ['मैं डर गई थी।', ['fear']],
    ['मैं बहुत ख़ुश था और आज़ाद भी।', ['joy', 'relief']],
    ['मुझे मेरी बहन से डर लगा।', ['fear']],
    ['मैं अपनी माँ के साथ ख़ुश थी।', ['joy']],
    ['कुत्ते ने मुझे डराया।', ['fear']],
    ['सब कुछ शांत था।', ['calm']],
    ['सपना अजीब और सुंदर था।', ['confusion', 'wonder']],
    ['मेरी बहन शांत थी, लेकिन मुझे डर लग रहा था।', ['fear']],
    ['पिता ग़ुस्से में थे और मैं डर गया।', ['fear']],
    ['मेरा ग़ुस्सा बहुत बड़ा था।', ['anger']],
    ['अचानक डर छा गया।', ['fear']],
    ['मैं रोते हुए जागी।', ['sadness']],
    ['ख़ुशी के आँसू आ गए।', ['joy']],
    ['मुझे माँ की बहुत याद आई।', ['longing']],
    ['मुझे साँप का डर था।', ['fear']],
    ['मैं अकेली थी।', ['loneliness']],
    ['दूल्हा कोई और था, बहुत अजीब लगा।', ['confusion']],
    ['किसी ने मुझे बचा लिया, राहत मिली।', ['relief']],
    ['मैं बहुत happy थी।', ['joy']],
    ['mujhe bahut dar lag raha tha', ['fear']],
    ['main bahut khush thi aur aasman saaf tha', ['joy']],
    ['I was afraid. फिर मैं ख़ुश हो गई।', ['fear', 'joy']],
  ])('are those of the dreamer in Hindi: %s', (dream, moods) => {
    expect(moodsIn(dream)).toEqual(moods);
  });

  it.each([
    'मेरी बहन शांत थी।',
    'मेरा छोटा भाई बहुत ख़ुश था।',
    'वह मुझसे नाराज़ थी।',
    'सब लोग डरे हुए थे।',
    'कुत्ता डरा हुआ था।',
    'एक ग़ुस्सैल आदमी खड़ा था।',
    'माँ उदास और अकेली थीं।',
    'उसका डर कमरे में था।',
    'माँ का ग़ुस्सा घर में भर गया।',
    'पापा को डर लग रहा था।',
    'लोग हँस रहे थे।',
    'मेरी बहन रो रही थी।',
    'behen bahut khush thi aur hans rahi thi',
  ])('are not those of somebody else in Hindi: %s', (dream) => {
    expect(moodsIn(dream)).toEqual([]);
  });

  it.each([
    'मुझे डर नहीं लगा।',
    'मैं ज़रा भी नहीं डरी।',
    'मैं ख़ुश नहीं थी।',
    'कोई डर नहीं था।',
    'मैं बिना डर के उड़ी।',
    'न डर था, न दुख।',
    'मुझे शर्म नहीं आई।',
    'मैं उदास नहीं था।',
    'mujhe dar nahi laga tha',
    'मैं happy नहीं थी।',
  ])('are not those that are denied in Hindi: %s', (dream) => {
    expect(moodsIn(dream)).toEqual([]);
  });

  it.each<[string, Mood[]]>([
    ['मैं डर के मारे हिल नहीं पाई।', ['fear']],
    ['मैं कभी इतनी ख़ुश नहीं थी।', ['joy']],
    ['मैं सिर्फ़ उदास नहीं थी, ग़ुस्से में भी थी।', ['sadness', 'anger']],
    ['मुझे डर नहीं लगा, पर मैं अकेली थी।', ['loneliness']],
    ['पता नहीं क्यों, मुझे डर लगा।', ['fear']],
  ])('are those that a denial leaves in Hindi: %s', (dream, moods) => {
    expect(moodsIn(dream)).toEqual(moods);
  });
});
