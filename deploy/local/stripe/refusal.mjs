/** A refusal in the shape in which Stripe's SDK expects it. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   * @param {{ type?: string, code?: string, param?: string }} [more]
   */
  constructor(status, message, more = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...more } };
  }
}

/** @param {string} kind @param {string} id */
export function missing(kind, id) {
  return new Refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });
}
