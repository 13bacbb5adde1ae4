/** Injection tokens of what comes from the environment. */
export const ADDRESS_SECRET = Symbol('secret under which addresses are hashed');
export const LINK_SECRET = Symbol('secret that signs public links');
export const NARRATOR = Symbol('narrator');
export const ALMANAC = Symbol('narrator that is no model');
