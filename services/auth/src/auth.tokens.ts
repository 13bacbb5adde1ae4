/** Tells the time; tests bring one that can be put forward. */
export type Clock = () => Date;

/** Injection tokens of what comes from outside the service. */
export const CLOCK = Symbol('clock');
export const ADMIN_EMAIL = Symbol("the administrator's address");
export const PUBLIC_URL = Symbol("the site's own address");
