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
});
