import { AppError } from '@cosmic/contracts/errors';
import { isHandled, readNotice } from './notice.rules';

const notice = (object: unknown) => ({ id: 'evt_1', type: 'invoice.paid', data: { object } });

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
    expect(readNotice(notice(object))).toEqual({ id: 'evt_1', type: 'invoice.paid', customer });
  });

  it.each([
    ['nothing', null],
    ['a text', 'evt_1'],
    ['a list', []],
    ['without id', { type: 'invoice.paid', data: { object: null } }],
    ['without data', { id: 'evt_1', type: 'invoice.paid' }],
    ['with an id of 300 characters', { ...notice(null), id: 'e'.repeat(300) }],
    ['with a NUL in its id', { ...notice(null), id: 'evt\0' }],
    ['with a NUL in its kind', { ...notice(null), type: 'invoice.paid\0' }],
    ['with a NUL in its customer', notice({ customer: 'cus\0' })],
    ['with half of a character in its customer', notice({ customer: { id: '\uD83C' } })],
  ])('is refused as %s', (_, event) => {
    expect(() => readNotice(event)).toThrow(new AppError('webhook_refused'));
  });

  it('is acted on only where a subscription may have changed', () => {
    expect(isHandled('charge.refunded')).toBe(true);
    expect(isHandled('customer.updated')).toBe(false);
  });
});
