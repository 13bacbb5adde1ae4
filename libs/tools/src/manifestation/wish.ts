import type { WISH_SHAPE } from '../passages/wish-lines';
import type { WISH_THEME } from '../passages/wish-themes';
import { anyWordOf, evenText } from '../word-list';

export type WishTheme = keyof typeof WISH_THEME;
export type WishShape = keyof typeof WISH_SHAPE;

/** What can be read off the words of a wish. */
export interface Wish {
  /** The most mentioned first; `open` alone where none is recognised. */
  readonly themes: readonly [WishTheme, ...WishTheme[]];
  readonly shape: WishShape;
}

/** What each theme is called in a sentence. */
export const THEME_NAMES: Readonly<Record<WishTheme, string>> = {
  love: 'love',
  work: 'work',
  home: 'home',
  money: 'money',
  health: 'well-being',
  learning: 'learning',
  creativity: 'making things',
  courage: 'courage',
  friendship: 'company',
  family: 'family',
  travel: 'the wide world',
  peace: 'peace and rest',
  change: 'a new start',
  open: 'something of its own kind',
};

const WORDS: Readonly<Record<Exclude<WishTheme, 'open'>, string>> = {
  love: 'love, loving, loved, lover, romance, romantic, partner, relationship*, marriage, marry, soulmate*, soul mate*, boyfriend, girlfriend, husband, wife, dating, date someone, crush, wedding',
  work: 'work, working, job, jobs, career*, promotion*, promoted, boss, business, company, client*, customer*, startup, start up, freelanc*, interview*, profession*, colleague*, office, employ*, launch*',
  home: 'home, house, apartment, flat, garden, move in, moving in, rent, neighbourhood, neighborhood, room of my own',
  money:
    'money, debt*, rich, wealth*, salary, savings, save up, income, earn*, financ*, loan*, afford*, lottery, pay off, abundance, invest*',
  health:
    'health*, healing, heal, heals, well being, wellbeing, wellness, fit, fitter, fitness, weight, sleep, sleeping, smoking, smoke, run a marathon, marathon, exercise*, diet, eat better, energy, body, pain, yoga, strong body, illness, recover*',
  learning:
    'learn*, study*, studies, studying, exam*, degree, university, college, school, language*, spanish, french, english, german, italian, japanese, course*, understand*, graduate, graduating, read more, skill*',
  creativity:
    'write, writing, writer, novel, book, poem*, poet*, paint*, draw, drawing, music*, song*, sing, singing, album, guitar, piano, film*, creativ*, create, creating, art, artist*, design*, photograph*, dance, dancing, craft*, blog*, publish*',
  courage:
    'courage*, brave, bravery, confiden*, fear, fears, afraid, shy, shyness, speak up, speaking, say no, stand up, self esteem, self worth, believe in myself, bold*, doubt*, trust myself, procrastinat*',
  friendship:
    'friend, friends, friendship*, belong*, community, lonely, loneliness, people around me, company of, meet people, new people, social life, group',
  family:
    'family, child, children, kid, kids, baby, mother, father, mum, mom, dad, parent*, son, sons, daughter*, sister*, brother*, grandmother, grandfather, pregnan*, in laws',
  travel:
    'travel*, trip, journey*, abroad, world, see the, country, countries, move to, sea, ocean, mountains, adventure*, explore*, sabbatical, japan, italy, india, africa, paris',
  peace:
    'peace*, calm*, rest, rested, quiet, stress, stressed, relax*, balance*, slow down, serenity, serene, less anxious, anxiety, worry*, worries, worrying, let go, letting go, forgive*, free time, more time',
  change:
    'change, changes, changing, new life, new start, start over, fresh start, begin again, new chapter, transform*, different life, quit, leave behind, move on, moving on, break up, divorce*',
};

const THEME_PATTERNS = (Object.keys(WORDS) as (keyof typeof WORDS)[]).map((theme) => ({
  theme,
  pattern: anyWordOf(WORDS[theme]),
}));
const AWAY = anyWordOf(
  "not, never, no more, no longer, stop, stopping, without, get rid of, quit, less, away from, leave behind, avoid*, don't, escape*",
);
const SOMEONE = anyWordOf(
  'he, him, she, her, they, them, my ex, my boss, my husband, my wife, my partner, my boyfriend, my girlfriend, my mother, my father, my son, my daughter, my children',
);
/** A wish of fewer words is called brief. */
const BRIEF = 7;

/** Reads what a wish is about and how it is put; any text will do. */
export function readWish(goal: string): Wish {
  const even = evenText(goal);
  const found = THEME_PATTERNS.map(({ theme, pattern }) => {
    const places = [...even.matchAll(pattern)].map(({ index }) => index);
    return { theme, times: places.length, first: places[0] ?? 0 };
  })
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times || a.first - b.first)
    .map(({ theme }): WishTheme => theme);
  const [lead = 'open', ...rest] = found;
  return { themes: [lead, ...rest], shape: shapeOf(even) };
}

function shapeOf(even: string): WishShape {
  if (even.search(SOMEONE) >= 0) return 'someone';
  if (even.search(AWAY) >= 0) return 'away';
  if (/\p{N}/u.test(even)) return 'measured';
  return even.split(' ').length < BRIEF ? 'brief' : 'whole';
}
