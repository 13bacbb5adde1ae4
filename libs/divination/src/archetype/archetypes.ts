/** The twelve archetypes. */
export const ARCHETYPE_IDS = [
  ...(['pioneer', 'gardener', 'messenger', 'guardian'] as const),
  ...(['sovereign', 'artisan', 'diplomat', 'alchemist'] as const),
  ...(['explorer', 'architect', 'inventor', 'dreamer'] as const),
] as const;

export type ArchetypeId = (typeof ARCHETYPE_IDS)[number];

/** A way of being that people recognise in stories and in themselves. */
export interface Archetype {
  name: string;
  motto: string;
  text: string;
  gift: string;
  /** What it does when it is tired. */
  shadow: string;
  /** What brings it back. */
  remedy: string;
}

export const ARCHETYPES: Readonly<Record<ArchetypeId, Archetype>> = {
  pioneer: {
    name: 'The Pioneer',
    motto: 'Somebody has to go first.',
    text: 'You like the moment before anything is proven. Where others wait for a path you make one, and your courage gives the rest permission to move.',
    gift: 'beginning',
    shadow: 'running ahead and calling it leadership',
    remedy: 'turning round now and then to see who is with you',
  },
  gardener: {
    name: 'The Gardener',
    motto: 'Good things take their season.',
    text: 'You know that most of what matters grows slowly. With steady hands and a sense for beauty you make places where people and plans put down roots.',
    gift: 'patience that can be tasted',
    shadow: 'holding on to a bed that has long been harvested',
    remedy: 'planting one new thing each spring',
  },
  messenger: {
    name: 'The Messenger',
    motto: 'Have you heard?',
    text: 'Ideas use you as a bridge. You ask, link, translate and tell, and two people who never met understand each other because you passed by.',
    gift: 'making the strange familiar',
    shadow: 'knowing a little of everything and staying nowhere',
    remedy: 'one long book, or one long friendship',
  },
  guardian: {
    name: 'The Guardian',
    motto: 'You are safe here.',
    text: 'You notice who is cold and where the roof leaks. Your care is a shelter, and people grow braver because they know where to come back to.',
    gift: 'belonging',
    shadow: 'caring so much that nobody else gets a turn',
    remedy: 'letting somebody look after you',
  },
  sovereign: {
    name: 'The Sovereign',
    motto: 'Let there be light, and a feast.',
    text: 'You carry warmth like a crown and like to see others shine in it. Give you a stage or a household, and it becomes a small, generous kingdom.',
    gift: 'making people feel important',
    shadow: 'needing applause to believe it',
    remedy: 'one good deed that no one hears about',
  },
  artisan: {
    name: 'The Artisan',
    motto: 'The detail is the love.',
    text: 'You see how a thing could be a little better and cannot help improving it. Your service is quiet, exact and kind, and whole days run on it.',
    gift: 'mending',
    shadow: 'finding the flaw before the joy',
    remedy: 'calling one thing finished while it still has an edge',
  },
  diplomat: {
    name: 'The Diplomat',
    motto: 'There is another side to it.',
    text: 'You hear both melodies and find the chord. Grace, fairness and good company follow you, and rooms become more civil when you enter.',
    gift: 'peace with style',
    shadow: 'agreeing with everyone and vanishing',
    remedy: 'saying what you want before you ask the others',
  },
  alchemist: {
    name: 'The Alchemist',
    motto: 'What is this really made of?',
    text: 'You are drawn to what lies beneath, and you can turn a hard thing into strength. People tell you the truth because you do not look away.',
    gift: 'transformation',
    shadow: 'testing the ground until it cracks',
    remedy: 'taking something at face value, just for today',
  },
  explorer: {
    name: 'The Explorer',
    motto: 'What is behind that hill?',
    text: 'You collect horizons. Books, roads, faiths and jokes all feed your hunger for meaning, and your hope is catching.',
    gift: 'a wider map',
    shadow: 'leaving before it gets real',
    remedy: 'coming home to tell the story and staying for the washing-up',
  },
  architect: {
    name: 'The Architect',
    motto: 'One stone, and then the next.',
    text: 'You see the finished building in the empty lot and know which stone comes first. Your dry humour and your long breath carry people through the middle of things.',
    gift: 'making it last',
    shadow: 'mistaking rest for failure',
    remedy: 'an afternoon without any use at all',
  },
  inventor: {
    name: 'The Inventor',
    motto: 'Who says it has to be like that?',
    text: 'You stand half a step outside, and from there you see how it could be otherwise. Friends, systems and the future occupy your mind, often all at once.',
    gift: 'fresh air',
    shadow: 'loving humankind and forgetting to call back',
    remedy: 'sitting close to one person with nothing to solve',
  },
  dreamer: {
    name: 'The Dreamer',
    motto: 'I heard it in a song.',
    text: 'You feel the music under the noise and the person behind the role. Imagination and mercy are your native language, and you make art of what others overlook.',
    gift: 'seeing with the heart',
    shadow: 'drifting off when the bill arrives',
    remedy: 'one small plain duty a day, done with a tune',
  },
};
