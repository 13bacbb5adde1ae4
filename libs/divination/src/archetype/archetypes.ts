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
    text: 'You enjoy the particular moment before anything has been proven. Where others are waiting for a path you are already making one, and your courage gives everybody else permission to move. A worthwhile beginning is your natural element, even when the weather looks uncertain.',
    gift: 'beginning',
    shadow: 'running ahead and calling it leadership',
    remedy: 'turning round now and then to see who is with you',
  },
  gardener: {
    name: 'The Gardener',
    motto: 'Good things take their season.',
    text: 'You understand that most of the important things in life grow slowly. With steady hands and a reliable sense of beauty you create the sort of place where people and plans put down roots. Nobody has to hurry in your company, and consequently a great deal gets finished.',
    gift: 'patience that can be tasted',
    shadow: 'holding on to a bed that has long been harvested',
    remedy: 'planting one new thing each spring',
  },
  messenger: {
    name: 'The Messenger',
    motto: 'Have you heard?',
    text: 'Ideas use you as a bridge in order to reach the other side. You are constantly asking, connecting, translating and telling, until two people who had never met suddenly understand each other. Curiosity is your passport, and you carry it openly.',
    gift: 'making the strange familiar',
    shadow: 'knowing a little of everything and staying nowhere',
    remedy: 'one long book, or one long friendship',
  },
  guardian: {
    name: 'The Guardian',
    motto: 'You are safe here.',
    text: 'You are the first to notice who is cold and where the roof is leaking. Your care is a dependable shelter, and others become braver simply because they know where they can return to. Behind that tenderness there is considerably more strength than you usually mention.',
    gift: 'belonging',
    shadow: 'caring so much that nobody else gets a turn',
    remedy: 'letting somebody look after you',
  },
  sovereign: {
    name: 'The Sovereign',
    motto: 'Let there be light, and a feast.',
    text: 'You carry warmth like a crown and take pleasure in seeing other people shine because of it. Given a stage, a household or merely a kitchen table, you turn it into a small and generous kingdom. Celebration is one of the languages you speak without any accent.',
    gift: 'making people feel important',
    shadow: 'needing applause to believe it',
    remedy: 'one good deed that no one hears about',
  },
  artisan: {
    name: 'The Artisan',
    motto: 'The detail is the love.',
    text: 'You see immediately how something could be a little better, and you can hardly resist improving it. Your service is quiet, exact and unusually kind, and entire days depend on it without realising. Excellence matters to you as a form of affection and not as a competition.',
    gift: 'mending',
    shadow: 'finding the flaw before the joy',
    remedy: 'calling one thing finished while it still has an edge',
  },
  diplomat: {
    name: 'The Diplomat',
    motto: 'There is another side to it.',
    text: 'You hear both melodies at the same time and patiently look for the harmony between them. Grace, fairness and agreeable company accompany you, and conversations become more civilised as soon as you have entered. Beauty persuades you, and with its help you persuade others.',
    gift: 'peace with style',
    shadow: 'agreeing with everyone and vanishing',
    remedy: 'saying what you want before you ask the others',
  },
  alchemist: {
    name: 'The Alchemist',
    motto: 'What is this really made of?',
    text: 'You are attracted by whatever lies beneath the surface, and difficult experiences turn into strength in your hands. People tell you the truth because they have noticed that you do not look away. What others call an ending often strikes you as valuable material.',
    gift: 'transformation',
    shadow: 'testing the ground until it cracks',
    remedy: 'taking something at face value, just for today',
  },
  explorer: {
    name: 'The Explorer',
    motto: 'What is behind that hill?',
    text: 'You are a collector of horizons, and each of them makes you curious about the following one. Books, journeys, religions and jokes all satisfy the same appetite for meaning. The optimism that you bring back from your expeditions is wonderfully contagious.',
    gift: 'a wider map',
    shadow: 'leaving before it gets real',
    remedy: 'coming home to tell the story and staying for the washing-up',
  },
  architect: {
    name: 'The Architect',
    motto: 'One stone, and then the next.',
    text: 'You can see the finished building on an empty piece of land, and you know which stone has to come first. A dry sense of humour and remarkable endurance allow you to carry people through the complicated middle of things. Time is on your side, because you know how to work with it.',
    gift: 'making it last',
    shadow: 'mistaking rest for failure',
    remedy: 'an afternoon without any use at all',
  },
  inventor: {
    name: 'The Inventor',
    motto: 'Who says it has to be like that?',
    text: 'You are standing half a step outside the circle, and from there you notice how everything could be arranged differently. Friendships, systems and the future occupy your imagination, frequently all of them at once. What sounds peculiar in your version today will be ordinary in ten years.',
    gift: 'fresh air',
    shadow: 'loving humankind and forgetting to call back',
    remedy: 'sitting close to one person with nothing to solve',
  },
  dreamer: {
    name: 'The Dreamer',
    motto: 'I heard it in a song.',
    text: 'You perceive the music underneath the noise and the person behind the official role. Imagination and mercy are your native languages, and you create something beautiful from what others overlook. Your sensitivity is a precise instrument, even when it occasionally feels like a burden.',
    gift: 'seeing with the heart',
    shadow: 'drifting off when the bill arrives',
    remedy: 'one small plain duty a day, done with a tune',
  },
};
