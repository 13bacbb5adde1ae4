/** The injection token of the process's logger. */
export const LOG = Symbol('log');

/** The injection token of the process's variables, as its own schema has read them. */
export const CONFIG = Symbol('config');
