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
    const { code } = more;
    this.body = {
      error: {
        type: 'invalid_request_error',
        message,
        ...more,
        ...(code && {
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
        }),
      },
    };
  }
}

/**
 * @param {string} kind
 * @param {string} id
 * @param {string} [param] which parameter named it, unless the path did
 */
export function missing(kind, id, param) {
  return new Refusal(param ? 400 : 404, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });
}
