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
    text: 'Red is the colour of somebody who arrives with both feet. Your energy is direct and physical, and it tends to wake up everybody in the room. On crowded days it can become rather hot, so it appreciates movement and fresh air.',
    care: 'Move until you are pleasantly out of breath, then drink a glass of water slowly.',
  },
  2: {
    name: 'Orange',
    hex: '#e8833a',
    keywords: ['warmth', 'sociability', 'feeling'],
    text: 'Orange glows like a lamp in a kitchen that several people share. You connect others, you taste and feel with great intensity, and even your moods are sociable. The glow becomes weaker whenever harmony has to be forced.',
    care: 'Share a meal with someone who makes you laugh.',
  },
  3: {
    name: 'Yellow',
    hex: '#f0c238',
    keywords: ['joy', 'wit', 'ideas'],
    text: 'Yellow flickers with an abundance of ideas. You bring illumination into conversations and learn remarkably quickly, which attracts children and clever people alike. The colour begins to scatter when every single thought is followed.',
    care: 'Write three ideas down and choose one for today.',
  },
  4: {
    name: 'Green',
    hex: '#4f9d69',
    keywords: ['growth', 'steadiness', 'care'],
    text: 'Green represents a quiet kind of strength, like a tree that has survived a number of winters. You help things to grow simply by appearing every day. The colour turns pale when work leaves no hour for leaves and open sky.',
    care: 'Put your hands in soil, or at least on a plant.',
  },
  5: {
    name: 'Blue',
    hex: '#3f7fc4',
    keywords: ['freedom', 'speech', 'movement'],
    text: 'Blue always has a little wind in it. You think best while moving, express yourself with ease and carry information from one world into another. The colour becomes cloudy when one day begins to resemble the next.',
    care: 'Take a new way home and tell somebody what you saw.',
  },
  6: {
    name: 'Rose',
    hex: '#d97c9b',
    keywords: ['love', 'home', 'beauty'],
    text: 'Rose surrounds those who have a talent for making others feel welcome. You notice what would comfort somebody, and you arrange flowers where nobody expected any. The colour fades slightly when all of the care goes in one direction.',
    care: 'Do for yourself what you would do for a dear guest.',
  },
  7: {
    name: 'Violet',
    hex: '#7b5ea7',
    keywords: ['depth', 'intuition', 'quiet'],
    text: 'Violet is the colour of evening and of extraordinarily good libraries. You see beneath the surface of things, and you require silence as urgently as others require sleep. Under constant noise, the colour gradually turns to grey.',
    care: 'Spend a quarter of an hour in a dim room without any screen.',
  },
  8: {
    name: 'Copper',
    hex: '#b0703c',
    keywords: ['strength', 'skill', 'ambition'],
    text: 'Copper has a particular shine on people who enjoy building. You conduct energy well, from the original idea to the finished result, and others put their confidence in that glow. The metal loses its brilliance when success is the only thing that counts.',
    care: 'Praise someone for a piece of work, in detail.',
  },
  9: {
    name: 'White',
    hex: '#f2efe6',
    keywords: ['openness', 'kindness', 'wholeness'],
    text: 'White contains every other colour and pushes none of them forward. You understand a great variety of people and sincerely wish them well. An occasional rinse is necessary, because this colour absorbs so much from its surroundings.',
    care: 'Clear one shelf and give something on it away.',
  },
  11: {
    name: 'Silver',
    hex: '#b9c2cf',
    keywords: ['insight', 'sensitivity', 'inspiration'],
    text: 'Silver shimmers like moonlight on moving water. You receive finer signals than most people do, and your inspired moments arrive very early or very late in the day. The light begins to tremble when you are overtired.',
    care: 'Keep a notebook by the bed and go to sleep a little sooner.',
  },
  22: {
    name: 'Turquoise',
    hex: '#3aa6a0',
    keywords: ['vision', 'building', 'renewal'],
    text: 'Turquoise brings the sky and the ground together. You are able to see what a place or a community might become, and you know which nail has to come first. The colour is weakened by too many insignificant errands.',
    care: 'Draw the big plan on one sheet and hang it where you see it.',
  },
  33: {
    name: 'Gold',
    hex: '#d4a537',
    keywords: ['generosity', 'teaching', 'radiance'],
    text: 'Gold is a warmth that never asks who has deserved it. You teach others by your manner of being, and a room feels safer as soon as you are inside. The layer becomes thin whenever you forget to rest.',
    care: 'Let somebody teach you something this week.',
  },
};
