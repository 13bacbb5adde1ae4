import * as fc from 'fast-check';
import { networksOf } from './address';

const namesOf = (written?: string) => networksOf(written).map(({ name }) => name);

describe('an address', () => {
  it.each([
    ['198.51.100.7', ['198.51.100.7']],
    ['198.51.100.7:4711', ['198.51.100.7']],
    ['"198.51.100.7:4711"', ['198.51.100.7']],
    ['for=198.51.100.7', ['198.51.100.7']],
    [' 198.51.100.7 ', ['198.51.100.7']],
    ['::ffff:198.51.100.7', ['198.51.100.7']],
    ['::FFFF:c633:6407', ['198.51.100.7']],
    ['[::ffff:198.51.100.7]:80', ['198.51.100.7']],
    ['64:ff9b::198.51.100.7', ['198.51.100.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:0db8:0001:0002', '2001:0db8:0001']],
    ['2001:db8:1:2::', ['2001:0db8:0001:0002', '2001:0db8:0001']],
    ['2001:DB8::9', ['2001:0db8:0000:0000', '2001:0db8:0000']],
    ['[2001:db8::9]', ['2001:0db8:0000:0000', '2001:0db8:0000']],
    ['[2001:db8::9]:443', ['2001:0db8:0000:0000', '2001:0db8:0000']],
    ['for="[2001:db8::9]:443"', ['2001:0db8:0000:0000', '2001:0db8:0000']],
    ['2001:db8::9%eth0', ['2001:0db8:0000:0000', '2001:0db8:0000']],
  ])('%s is counted as %j', (written, names) => {
    expect(namesOf(written)).toEqual(names);
  });

  it.each([
    ['loopback', ['127.0.0.1', '127.9.9.9:80', '::1', '[::1]:443', '::ffff:127.0.0.1']],
    ['private', ['10.0.0.1', '172.16.0.1', '192.168.1.20', '100.64.0.1', '169.254.1.1']],
    ['private', ['fd00::1', 'fe80::1%eth0', '[fe80::1%25eth0]:80', '::ffff:10.0.0.1']],
    ['unknown', ['', 'unknown', '_hidden', 'not an address', '0.0.0.0', '::', '224.0.0.1']],
    ['unknown', ['198.51.100', '0x7f.1', '198.51.100.7:', '198.51.100.07', '1.2.3.4, 5.6.7.8']],
    ['unknown', ['[198.51.100.7', '2001:db8::9]:443', '"', '%', 'x'.repeat(100)]],
  ])('is one caller with all others that are %s: %j', (name, addresses) => {
    for (const written of addresses) {
      expect(networksOf(written)).toEqual([{ name, times: 4 }]);
    }
  });

  it('that nobody told is one with those that nobody can read', () => {
    expect(namesOf(undefined)).toEqual(['unknown']);
  });

  it('of IPv6 counts for its household, and for what is around it with more room', () => {
    const [household, around] = networksOf('2001:db8:1:2::3');

    expect(household!.times).toBe(1);
    expect(around!.times).toBeGreaterThan(1);
    expect(namesOf('2001:db8:1:2:ffff::9')).toEqual(namesOf('2001:db8:1:2::3'));
    expect(namesOf('2001:db8:1:3::3')).toEqual(['2001:0db8:0001:0003', around!.name]);
    expect(namesOf('2001:db8:2:2::3')).not.toContain(around!.name);
  });

  it('is counted as somebody whatever it is, the same behind any port and in quotes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), fc.nat(65_535), (written, port) => {
        const names = namesOf(written);
        expect(names.length).toBeGreaterThan(0);
        if (names[0] === 'unknown') return;
        const withPort = written.includes(':') ? `[${written}]:${port}` : `${written}:${port}`;
        expect(namesOf(`"${withPort}"`)).toEqual(names);
      }),
    );
  });
});
