/** Before what a form still asks for, where its tool tells what is missing. */
export const missing = (what: string) => `Missing Fields: ${what}`;
