import type { SignKey } from '@cosmic/sky/zodiac';

/** The part of the body that an old tradition of pictures gives to each sign. */
export const BODY_PART: Record<SignKey, string> = {
  aries: 'the head and the face',
  taurus: 'the neck and the throat',
  gemini: 'the shoulders, the arms and the hands',
  cancer: 'the chest',
  leo: 'the heart and the upper back',
  virgo: 'the belly',
  libra: 'the lower back',
  scorpio: 'the hips and the pelvis',
  sagittarius: 'the thighs',
  capricorn: 'the knees',
  aquarius: 'the calves and the ankles',
  pisces: 'the feet',
};

/** Leads the attention there: `{sign}`, `{part}`. */
export const BODY_LEAD: readonly string[] = [
  'Old pictures of the zodiac give {sign} {part}, so let your attention wander there and rest without wanting anything.',
  'In the tradition {sign} belongs to {part}, and a place that has a picture is easy to find with closed eyes.',
  'The painters of old almanacs wrote {sign} beside {part}; go and visit as you would visit a friend who is dozing.',
];

/** How to rest there. */
export const BODY_REST: Record<SignKey, readonly string[]> = {
  aries: [
    'Smooth the forehead from inside, let the jaw hang a little, and notice how much of the day had been stored between your eyebrows.',
    'Loosen the tongue, the temples and the skin around the eyes, as if someone had just told you that nothing needs deciding yet.',
    'Rub the palms warm, lay them over the brow, and let the wish to go somewhere sit down under them.',
  ],
  taurus: [
    'Swallow once, let the neck grow long, and allow the head to be carried instead of held.',
    'Hum so quietly that nobody else would hear it, and feel where the sound settles as it fades.',
    'Roll the head a very little from side to side, as one rolls a good stone in the hand.',
  ],
  gemini: [
    'Open both hands, count ten fingers by feeling alone, and let the shoulders slide down from the ears.',
    'Let the arms become heavy one after the other, as though two talkative friends had agreed on a pause.',
    'Touch each finger with the thumb, one after the other, as if you were saying good night to them.',
  ],
  cancer: [
    'Lay a hand on the breastbone, and let the warmth of the palm arrive at its own leisurely speed.',
    'Feel how the ribs open and close like a door in a house where someone is always welcome.',
    'Put both arms round yourself, lightly, and rock by no more than the breath does.',
  ],
  leo: [
    'Broaden the space between the shoulder blades, and imagine that the warmth there has somewhere pleasant to go.',
    'Notice the heartbeat without correcting it, the way you might listen to a familiar step on the stairs.',
    'Lift the breastbone by a hair, let it sink again, and feel the warmth that stays.',
  ],
  virgo: [
    'Let the belly be as round as it likes, because nobody is inspecting anything for the next few minutes.',
    'Follow one breath all the way down and leave everything that you find there exactly as untidy as it is.',
    'Rest both hands on the belly and let them be carried up and down like two small boats.',
  ],
  libra: [
    'Shift your weight a little to the left, a little to the right, and stop at the point where neither side has to argue.',
    'Allow the small of the back its natural curve, and let the chair do its half of the work.',
    'Let the weight go evenly into both sides of the seat, and be pleased with so small a justice.',
  ],
  scorpio: [
    'Feel the whole weight of you sinking into the seat, and let whatever is underneath be strong enough for it.',
    'Soften where you usually hold on, a finger’s breadth at a time, with no need to give any reasons.',
    'Breathe down to where you sit, and let the breath pool there, dark and calm.',
  ],
  sagittarius: [
    'Let the long muscles of the legs lie down like two dogs after a run, warm and thoroughly content.',
    'Imagine the distance that these legs have already carried you, and give them the evening off.',
    'Stretch one leg and then the other, and let them lie wherever the road ended.',
  ],
  capricorn: [
    'Unlock the knees, cover them with your hands if you like, and thank them for every staircase.',
    'Let the joints be loose for once, since there is nothing here that has to be climbed.',
    'Bend and straighten one knee as slowly as a door that nobody is to hear.',
  ],
  aquarius: [
    'Circle one ankle slowly and then the other, and let the movement become smaller until it is only an idea.',
    'Feel the air around the lower legs, and the curious fact that you usually forget they are there.',
    'Flex the feet, let them go, and feel the calm run up as far as it likes.',
  ],
  pisces: [
    'Spread the toes, draw them in, spread them again, and feel how the floor has been holding you all along.',
    'Let the soles grow warm and wide, as though you were standing at the edge of a shallow sea.',
    'Rest one foot upon the other, and let them warm each other without being told.',
  ],
};
