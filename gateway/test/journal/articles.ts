/** An article of our own that every site begins with. */
export const SLUG = 'the-hermit-a-lamp-of-ones-own';

/** What tells the same in Hindi, as its address has it. */
export const TWIN = encodeURIComponent('संन्यासी-अपने-हाथ-का-दीया');
