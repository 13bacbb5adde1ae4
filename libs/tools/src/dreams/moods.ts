/** What dreams feel like: bright, heavy or in between, and the words by which people say so. */
export const MOODS = {
  fear: {
    name: 'fear',
    tone: 'heavy',
    words:
      'afraid, scared, scary, fear*, fright*, terrif*, terror*, panic*, nervous, anxious, anxiety, horror, horrified, creepy, dread*, nightmare*',
  },
  joy: {
    name: 'joy',
    tone: 'bright',
    words:
      'happy, happi*, joy*, glad, delight*, excited, exciting, fun, wonderful, cheerful, elated',
  },
  sadness: {
    name: 'sadness',
    tone: 'heavy',
    words:
      'sad, sadder, sadness, sadly, unhappy, heartbroken, grief, griev*, sorrow*, miserable, hopeless',
  },
  anger: {
    name: 'anger',
    tone: 'heavy',
    words: 'angry, anger, furious, rage*, raging, mad at, annoyed, irritat*, hate, hated',
  },
  shame: {
    name: 'shame',
    tone: 'heavy',
    words: 'asham*, embarrass*, shame*, humiliat*, guilt*, blush*',
  },
  calm: {
    name: 'calm',
    tone: 'bright',
    words:
      'calm*, peace, peaceful*, safe, quiet, quietly, serene, relaxed, relaxing, comfort*, cosy, cozy',
  },
  longing: {
    name: 'longing',
    tone: 'mixed',
    words:
      'miss him, miss her, miss them, missed him, missed her, missed them, missing him, missing her, longing, longed, homesick*, nostalg*, yearn*',
  },
  confusion: {
    name: 'confusion',
    tone: 'mixed',
    words: 'confus*, puzzled, strange, weird*, odd, bizarre, surreal, unsure, disorient*',
  },
  wonder: {
    name: 'wonder',
    tone: 'bright',
    words: 'amaz*, wonder, wonders, wondrous, magic*, beautiful*, beauty, awe, awed, enchant*',
  },
  loneliness: {
    name: 'loneliness',
    tone: 'heavy',
    words: 'alone, lonely, loneliness, abandon*, left out, left behind, isolated',
  },
  tenderness: {
    name: 'tenderness',
    tone: 'bright',
    words: 'love, loved, loving, loves, tender*, warmth, gentle, gently, kindness',
  },
  relief: {
    name: 'relief',
    tone: 'bright',
    words: 'relief, reliev*, free, freedom, at last',
  },
} as const satisfies Record<
  string,
  { name: string; tone: 'bright' | 'heavy' | 'mixed'; words: string }
>;

export type Mood = keyof typeof MOODS;
export type Tone = (typeof MOODS)[Mood]['tone'];
