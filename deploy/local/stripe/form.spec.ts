import { parseForm } from './form.mjs';

describe("the form of Stripe's SDK", () => {
  it('holds objects and lists in each other', () => {
    const text =
      'mode=subscription&line_items[0][price]=p_1&line_items[0][quantity]=1&line_items[1][price]=p_2' +
      '&metadata[a]=1&expand[0]=data.payments&lookup_keys[]=x&lookup_keys[]=y';

    expect(parseForm(text)).toEqual({
      mode: 'subscription',
      line_items: [{ price: 'p_1', quantity: '1' }, { price: 'p_2' }],
      metadata: { a: '1' },
      expand: ['data.payments'],
      lookup_keys: ['x', 'y'],
    });
  });

  it('is decoded, and may be empty', () => {
    expect(parseForm('url=http%3A%2F%2Fa%3Fb%3Dc+d')).toEqual({ url: 'http://a?b=c d' });
    expect(parseForm('')).toEqual({});
  });

  it('reaches no prototype', () => {
    parseForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1');

    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
