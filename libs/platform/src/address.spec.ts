import { isPublicAddress, networkOf } from './address';

describe('an address', () => {
  it.each([
    ['127.0.0.1', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['100.64.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['2001:db8::1', true],
    ['203.0.113.9', true],
    ['not an address', false],
  ])('knows whether %s tells callers apart: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
    ['2001:db8:1:2::', '2001:0db8:0001:0002'],
    ['2001:DB8::9', '2001:0db8:0000:0000'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
