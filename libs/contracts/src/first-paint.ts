/**
 * Stands for the site's address in what the build draws of pages: only the server that sends them
 * knows it, and puts it in.
 */
export const ORIGIN_TO_COME = 'https://origin.invalid';
