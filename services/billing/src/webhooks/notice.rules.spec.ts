import { customerOf, isHandled } from './notice.rules';

describe('a notice', () => {
  it.each([
    ['as an id', { object: 'invoice', id: 'in_1', customer: 'cus_1' }, 'cus_1'],
    ['as an object', { object: 'charge', id: 'ch_1', customer: { id: 'cus_1' } }, 'cus_1'],
    ['as itself', { object: 'customer', id: 'cus_1', customer: 'cus_2' }, 'cus_1'],
    [
      'in the shape of before 2025',
      { object: 'invoice', customer: 'cus_1', subscription: 's' },
      'cus_1',
    ],
    ['not at all', { object: 'charge', id: 'ch_1', customer: null }, null],
    ['as something else', { object: 'charge', customer: 7 }, null],
    ['in nothing', null, null],
    ['in a text', 'customer', null],
  ])('names its customer %s', (_, object, customer) => {
    expect(customerOf(object)).toBe(customer);
  });

  it('is acted on only where a subscription may have changed', () => {
    expect(isHandled('charge.refunded')).toBe(true);
    expect(isHandled('customer.updated')).toBe(false);
  });
});
