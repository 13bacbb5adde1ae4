import { readDream } from './dream-report';
import type { Gravity } from './gravity';

describe('the gravity of a dream', () => {
  it.each<[string, Gravity]>([
    [
      'My father died again, and a man with a knife stood in the hall. I woke up crying.',
      'violence',
    ],
    ['My school was flooding and the water kept rising. My sister was calm.', 'fear'],
    ['My father died again.', 'grief'],
    ['I was at my grandmother’s funeral and she spoke to me', 'grief'],
    ['My dog, who passed away last year, ran to me', 'grief'],
    ['I held my dead mother’s hand', 'grief'],
    ['I lost my baby', 'grief'],
    ['My late husband sat on the bed', 'grief'],
    ['We buried my friend in the garden', 'grief'],
    ['A man with a knife followed me', 'violence'],
    ['Someone pointed a gun at us', 'violence'],
    ['He tried to kill me', 'violence'],
    ['Soldiers came, it was war and there were bombs', 'violence'],
    ['They beat my brother', 'violence'],
    ['Somebody broke into the house', 'violence'],
    ['There was blood on my hands', 'violence'],
    ['I was kidnapped', 'violence'],
    ['A stranger grabbed me from behind', 'violence'],
    ['The house was on fire', 'fear'],
    ['I was drowning and nobody came', 'fear'],
    ['An earthquake and the roof collapsed', 'fear'],
    ['I could not move and something sat on my chest', 'fear'],
    ['I was chased through a wood', 'fear'],
    ['I couldn’t find my daughter in the crowd', 'fear'],
    ['A plane crash in the field behind us', 'fear'],
    ['I was terrified of an empty room', 'fear'],
    ['I felt so alone at the station', 'fear'],
    ['I died and looked down at the room', 'fear'],
  ])('is heard in %j', (dream, gravity) => {
    expect(readDream(dream).gravity).toBe(gravity);
  });

  it.each([
    'I was dead tired and my phone died',
    'We laughed to death at a joke',
    'I was baking with my grandmother, she cut the bread with a knife',
    'A shooting star over the sea',
    'I was swimming in a flood of light, happy as never before',
    'I was flying over a calm sea',
    'We sat by a campfire and sang',
    'I wasn’t afraid of the wolf at all, we played',
    'A wolf stood at the door',
    'I missed the train',
    'I was ashamed at school',
    'He hit the road and played a hit song',
    'The battery had died and the lights went out',
    'I shot a film in a castle',
  ])('is not heard in %j', (dream) => {
    expect(readDream(dream).gravity).toBeUndefined();
  });

  it.each<[string, Gravity]>([
    ['मेरे पिता फिर से मर गए।', 'grief'],
    ['दादी के अंतिम संस्कार में वे मुझसे बोलीं', 'grief'],
    ['नाना जी, जो पिछले साल गुज़र गए, मेरे पास बैठे थे', 'grief'],
    ['हमने अपने दोस्त को बग़ीचे में दफ़नाया', 'grief'],
    ['माँ की मौत हो गई', 'grief'],
    ['papa chal base the aur main unke paas thi', 'grief'],
    ['एक आदमी चाकू लेकर मेरे पीछे आया', 'violence'],
    ['किसी ने हम पर बंदूक तानी', 'violence'],
    ['उसने मुझे मारने की कोशिश की', 'violence'],
    ['उन्होंने मेरे भाई को पीटा', 'violence'],
    ['मेरे हाथों पर ख़ून था', 'violence'],
    ['कोई घर में घुस आया', 'violence'],
    ['युद्ध था और बम गिर रहे थे', 'violence'],
    ['ek aadmi chaku lekar mere peeche aaya', 'violence'],
    ['घर में आग लग गई', 'fear'],
    ['मैं डूब रही थी और कोई नहीं आया', 'fear'],
    ['बाढ़ आ गई और पानी चढ़ता गया', 'fear'],
    ['भूकंप आया और छत ढह गई', 'fear'],
    ['मैं हिल नहीं पा रही थी', 'fear'],
    ['कोई जंगल में मेरा पीछा कर रहा था', 'fear'],
    ['भीड़ में मेरी बेटी खो गई', 'fear'],
    ['मुझे ख़ाली कमरे से बहुत डर लगा', 'fear'],
    ['मैं मर गई और कमरे को ऊपर से देखा', 'fear'],
    ['main doob rahi thi', 'fear'],
  ])('is heard in Hindi in %j', (dream, gravity) => {
    expect(readDream(dream).gravity).toBe(gravity);
  });

  it.each([
    'हम हँसते-हँसते मर गए और फ़ोन की बैटरी मर गई',
    'दादी ने चाकू से रोटी पर मक्खन लगाया और केक काटा',
    'समुद्र के पीछे सूरज डूब रहा था',
    'मैं शांत समुद्र के ऊपर उड़ रही थी',
    'हम अलाव के पास बैठकर गाते रहे',
    'दरवाज़े पर एक भेड़िया खड़ा था',
    'मेरी ट्रेन छूट गई',
    'स्कूल में मुझे शर्म आई',
    'मैं सोच में डूबा हुआ था',
    'मैं बाढ़ में तैर रही थी और बहुत ख़ुश थी',
    'मुझे भेड़िये से डर नहीं लगा, हम खेल रहे थे',
  ])('is not heard in Hindi in %j', (dream) => {
    expect(readDream(dream).gravity).toBeUndefined();
  });
});
