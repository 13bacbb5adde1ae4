import type { SignKey } from '@cosmic/sky/zodiac';

/** How each sign loves, said to the person who asks. */
export const YOU_IN_LOVE: Record<SignKey, readonly string[]> = {
  aries: [
    'As an Aries you fall in love the way others jump into a lake, and you respect anyone who jumps in after you.',
    'Your Aries heart says it first and means it, and it would rather have a quarrel by noon than a silence until Sunday.',
  ],
  taurus: [
    'As a Taurus you love with your hands, your cooking and your staying power, and you need touch the way others need news.',
    'Your Taurus heart takes its time at the door, and once it has come in, it hangs up its coat for good.',
  ],
  gemini: [
    'As a Gemini you fall for a mind first, and the surest way to your heart is to make you laugh at something that you had not seen coming.',
    'Your Gemini heart keeps several windows open, not for an escape but for the air.',
  ],
  cancer: [
    'As a Cancer you love by remembering, and by building a small safe country with room for exactly two citizens and their soup.',
    'Your Cancer heart tests the ground before it steps, since it knows that it will not step lightly.',
  ],
  leo: [
    'As a Leo you love out loud, with gestures and loyalty and a hope to be applauded at least once before breakfast.',
    'Your Leo heart gives like a host and is hurt like a child, and it forgives at once when it is told that it matters.',
  ],
  virgo: [
    'As a Virgo you say “I love you” by fixing the shelf, and you wish that somebody would notice the shelf.',
    'Your Virgo heart is choosy and shy and much warmer than its reputation, once it trusts that it will not be laughed at.',
  ],
  libra: [
    'As a Libra you are made for two-part harmony, and you will bend quite far before you say that it hurts.',
    'Your Libra heart courts with taste and asks what the other one would like, and some days it forgets to have a wish of its own.',
  ],
  scorpio: [
    'As a Scorpio you love completely or watch from the doorway, and you can tell within a minute whether someone means it.',
    'Your Scorpio heart wants the truth more than it wants comfort, and it guards what it is told like a bank.',
  ],
  sagittarius: [
    'As a Sagittarius you love a fellow traveller, and you stay longest where the gate is left open.',
    'Your Sagittarius heart is honest to a fault and loyal to the adventure, so it helps to be part of the adventure.',
  ],
  capricorn: [
    'As a Capricorn you love in decades, with a dry joke, a steady hand and a promise that you read before signing.',
    'Your Capricorn heart hides behind competence, and the person who finds it there tends to be kept.',
  ],
  aquarius: [
    'As an Aquarius you need a friend inside the lover, and enough distance to be able to come back on purpose.',
    'Your Aquarius heart is faithful to people as they really are, and it has little patience for people as they are meant to be.',
  ],
  pisces: [
    'As a Pisces you love without a fence, and you can feel a change in somebody’s mood from two rooms away.',
    'Your Pisces heart forgives early and dreams late, and it needs a partner who is gentle with both.',
  ],
};

/** How each sign loves, said of the other person. */
export const THEY_IN_LOVE: Record<SignKey, readonly string[]> = {
  aries: [
    'Across from you stands an Aries, who will tell you what is wrong while it is still happening and kiss you before it is quite settled.',
    'The Aries in this story likes to chase, to win and to be met head-on, and wilts when handled with tongs.',
  ],
  taurus: [
    'Across from you sits a Taurus, in no hurry, who believes what you do on Tuesdays more than what you say on birthdays.',
    'The Taurus in this story offers a warm kitchen and a long memory, and moves only when moving feels better than staying.',
  ],
  gemini: [
    'Across from you is a Gemini, all quick hands and side roads, who shows affection by telling you everything, in no order.',
    'The Gemini in this story gets closer through talk and restless through silence, so a good question counts as a caress.',
  ],
  cancer: [
    'Across from you is a Cancer, who asks whether you have eaten when the real question is whether you are staying.',
    'The Cancer in this story approaches sideways, remembers everything and opens up to those who do not rush.',
  ],
  leo: [
    'Across from you glows a Leo, who will defend you in any room and would like to be admired in at least one of them.',
    'The Leo in this story brings warmth by the armful and needs to hear, in words, that it was noticed.',
  ],
  virgo: [
    'Across from you is a Virgo, who shows devotion by noticing, and whose worst criticism is kept for the mirror.',
    'The Virgo in this story loves with care and footnotes, and relaxes when someone else remembers the tickets.',
  ],
  libra: [
    'Across from you is a Libra, who makes everything nicer, including the truth, and can be coaxed into saying it plain.',
    'The Libra in this story cannot enjoy a victory that leaves someone sulking, so fairness is the shortest way in.',
  ],
  scorpio: [
    'Across from you is a Scorpio, who says little in the beginning, sees a great deal, and does not do lukewarm.',
    'The Scorpio in this story gives trust slowly and wholly, and never forgets who was careful with it.',
  ],
  sagittarius: [
    'Across from you is a Sagittarius, who will make you laugh at the funeral and drive all night to be at your door.',
    'The Sagittarius in this story needs room, candour and a next plan, and offers all three in return.',
  ],
  capricorn: [
    'Across from you is a Capricorn, who looks cool, feels deeply and proves it by being there in bad weather.',
    'The Capricorn in this story respects effort, keeps promises and thaws in private to a surprising degree of silliness.',
  ],
  aquarius: [
    'Across from you is an Aquarius, who shows love by taking your oddest thought seriously.',
    'The Aquarius in this story backs away from pressure and comes closer to curiosity, so leave the door open and the kettle on.',
  ],
  pisces: [
    'Across from you is a Pisces, who hears what you meant to say and answers that instead.',
    'The Pisces in this story needs softness and a shore, someone who will listen to the dream and also set the alarm.',
  ],
};
