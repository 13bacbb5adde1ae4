/**
 * Stands for the site's address in what the build draws of pages: only the server that sends them
 * knows it, and puts it in.
 */
export const ORIGIN_TO_COME = 'https://origin.invalid';

/**
 * Set by a browser whose visitor has been here: the home page leads it on to `/today`, where it has
 * a day of its own, so the server sends nothing of either that would be seen before.
 */
export const TODAY_COOKIE = 'cosmic_today';
