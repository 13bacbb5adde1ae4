/** Marks what is ours at Stripe, where an account may serve other sites as well. */
export const APP = 'cosmic-guide';
