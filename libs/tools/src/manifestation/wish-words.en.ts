import type { WishWords } from './wish-words';

/** How a wish is worded in English. */
export const ENGLISH_WISH: WishWords = {
  themes: {
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
  },
  away: "not, never, no more, no longer, stop, stopping, without, get rid of, quit, less, away from, leave behind, avoid*, don't, escape*",
  someone:
    'he, him, she, her, they, them, my ex, my boss, my husband, my wife, my partner, my boyfriend, my girlfriend, my mother, my father, my son, my daughter, my children',
};
