import { type NumerologyNumber } from '../numerology/reduction';

/** A colour of the aura and what it tells. */
export interface AuraColor {
  name: string;
  /** For painting it, as #rrggbb. */
  hex: string;
  keywords: readonly [string, string, string];
  text: string;
  /** One small thing that lets the colour shine. */
  care: string;
}

export const AURA_COLORS: Readonly<Record<NumerologyNumber, AuraColor>> = {
  1: {
    name: 'Red',
    hex: '#d64545',
    keywords: ['drive', 'courage', 'presence'],
    text: 'Red is the colour of someone who arrives with both feet. Your energy is direct and physical, and it wakes people up. On crowded days it can run hot, so it likes movement and fresh air.',
    care: 'Move until you are pleasantly out of breath, then drink a glass of water slowly.',
  },
  2: {
    name: 'Orange',
    hex: '#e8833a',
    keywords: ['warmth', 'sociability', 'feeling'],
    text: 'Orange glows like a lamp in a shared kitchen. You link people, you taste and feel strongly, and your moods have company in them. It dims when harmony is forced.',
    care: 'Share a meal with someone who makes you laugh.',
  },
  3: {
    name: 'Yellow',
    hex: '#f0c238',
    keywords: ['joy', 'wit', 'ideas'],
    text: 'Yellow flickers with ideas. You bring light into talk and learn quickly, and children and clever people like to be near you. It scatters when every thought is followed.',
    care: 'Write three ideas down and choose one for today.',
  },
  4: {
    name: 'Green',
    hex: '#4f9d69',
    keywords: ['growth', 'steadiness', 'care'],
    text: 'Green is quiet strength, like a tree that has seen some winters. You help things grow by turning up every day. It pales when work leaves no hour for leaves and sky.',
    care: 'Put your hands in soil, or at least on a plant.',
  },
  5: {
    name: 'Blue',
    hex: '#3f7fc4',
    keywords: ['freedom', 'speech', 'movement'],
    text: 'Blue has wind in it. You think while moving and speak with ease, and you carry news from one world to the next. It clouds over when days repeat themselves.',
    care: 'Take a new way home and tell somebody what you saw.',
  },
  6: {
    name: 'Rose',
    hex: '#d97c9b',
    keywords: ['love', 'home', 'beauty'],
    text: 'Rose surrounds those who make others feel welcome. You notice what would comfort, and you set flowers where nobody expected any. It wilts a little when care goes only outwards.',
    care: 'Do for yourself what you would do for a dear guest.',
  },
  7: {
    name: 'Violet',
    hex: '#7b5ea7',
    keywords: ['depth', 'intuition', 'quiet'],
    text: 'Violet is the colour of dusk and of good libraries. You see under the surface and need silence as others need sleep. It turns grey under constant noise.',
    care: 'Spend a quarter of an hour in a dim room without any screen.',
  },
  8: {
    name: 'Copper',
    hex: '#b0703c',
    keywords: ['strength', 'skill', 'ambition'],
    text: 'Copper shines on people who build. You conduct energy well, from idea to plan to result, and others trust the glow. It dulls when success is all that counts.',
    care: 'Praise someone for a piece of work, in detail.',
  },
  9: {
    name: 'White',
    hex: '#f2efe6',
    keywords: ['openness', 'kindness', 'wholeness'],
    text: 'White holds every colour and pushes none forward. You understand many sorts of people and wish them well. It needs rinsing now and then, since it takes on so much.',
    care: 'Clear one shelf and give something on it away.',
  },
  11: {
    name: 'Silver',
    hex: '#b9c2cf',
    keywords: ['insight', 'sensitivity', 'inspiration'],
    text: 'Silver shimmers like moonlight on water. You pick up finer signals than most, and inspired moments come to you early or late in the day. It trembles when you are overtired.',
    care: 'Keep a notebook by the bed and go to sleep a little sooner.',
  },
  22: {
    name: 'Turquoise',
    hex: '#3aa6a0',
    keywords: ['vision', 'building', 'renewal'],
    text: 'Turquoise joins the sky to the ground. You see what a place or a group might become, and you know which nail to start with. It fades under too many small errands.',
    care: 'Draw the big plan on one sheet and hang it where you see it.',
  },
  33: {
    name: 'Gold',
    hex: '#d4a537',
    keywords: ['generosity', 'teaching', 'radiance'],
    text: 'Gold is warmth that does not ask who deserves it. You teach by your way of being, and rooms feel safer with you in them. It wears thin when you forget to rest.',
    care: 'Let somebody teach you something this week.',
  },
};
