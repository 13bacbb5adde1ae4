import * as fc from 'fast-check';
import { auth } from '@cosmic/contracts/account/auth';
import { billing } from '@cosmic/contracts/billing';
import { CALLS, requestSecretName } from '@cosmic/contracts/callers';
import { readings } from '@cosmic/contracts/readings/readings';
import { z } from 'zod';
import { readConfig, requestSecretsOf } from '../config';
import { RequestKeys } from './request-keys';

const ENVIRONMENT = Object.fromEntries(
  CALLS.map(([caller, service]) => [
    requestSecretName(caller, service),
    `secret-of-${caller}-and-${service}-that-is-long`,
  ]),
);
const keysOf = (name: Parameters<typeof requestSecretsOf>[0], more: object = {}) =>
  new RequestKeys(readConfig(z.object(requestSecretsOf(name)), { ...ENVIRONMENT, ...more }));

const ASKED = readings.request.subject;
const NOW = Date.parse('2026-11-23T12:00:00Z');
const MINUTE = 60_000;

describe('the signature of a request', () => {
  it('is believed by the service that is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (payload) => {
        const signature = keysOf('gateway').sign(ASKED, payload, NOW);
        const bytes = new TextEncoder().encode(payload);

        expect(keysOf('readings').judge(ASKED, bytes, signature, NOW)).toBe('genuine');
      }),
      { numRuns: 30 },
    );
  });

  const payload = '{"actor":null}';
  const signature = keysOf('gateway').sign(ASKED, payload, NOW);
  const [caller, time, mac] = signature.split('.') as [string, string, string];

  it.each([
    ['another payload', ASKED, `${payload} `, signature, NOW],
    ['another subject', readings.get.subject, payload, signature, NOW],
    ['a time put forward', ASKED, payload, `${caller}.${NOW + MINUTE}.${mac}`, NOW + MINUTE],
    ['another caller', ASKED, payload, `auth.${time}.${mac}`, NOW],
    ['nobody', ASKED, payload, undefined, NOW],
    ['half of it', ASKED, payload, `${caller}.${time}.${mac.slice(0, 20)}`, NOW],
    ['no caller', ASKED, payload, `.${time}.${mac}`, NOW],
    ['a changed signature', ASKED, payload, `${caller}.${time}.${'A'.repeat(43)}`, NOW],
  ])('holds for %s not', (_, subject, sent, shown, now) => {
    expect(keysOf('readings').judge(subject, sent, shown, now)).toBe('forged');
  });

  it.each([
    ['later', NOW + MINUTE],
    ['earlier', NOW - MINUTE],
  ])('is of another time a minute %s', (_, now) => {
    expect(keysOf('readings').judge(ASKED, payload, signature, now)).toBe('untimely');
  });

  it('can not be made for another service with a service’s own secrets', () => {
    for (const service of ['auth', 'billing', 'content'] as const) {
      expect(() => keysOf(service).sign(ASKED, payload, NOW)).toThrow('no secret for requests');
    }
  });

  it('lets a service ask what it has to, and nothing else', () => {
    const { cancelForDeletion, checkout } = billing;
    const ofAuth = keysOf('auth');
    const judge = (subject: string) =>
      keysOf('billing').judge(subject, payload, ofAuth.sign(subject, payload, NOW), NOW);

    expect(judge(cancelForDeletion.subject)).toBe('genuine');
    expect(judge(checkout.subject)).toBe('forged');
    expect(
      keysOf('auth').judge(
        auth.contact.subject,
        payload,
        keysOf('billing').sign(auth.contact.subject, payload, NOW),
        NOW,
      ),
    ).toBe('genuine');
  });

  it('holds while a secret is replaced, wherever the new one has come already', () => {
    const name = requestSecretName('gateway', 'readings');
    const [old, young] = [ENVIRONMENT[name]!, 'a new secret of more than 32 characters'];
    const steps = [old, `${old},${young}`, `${young},${old}`, young];

    for (const [index, before] of steps.entries()) {
      for (const after of steps.slice(index, index + 2)) {
        for (const [signs, believes] of [
          [before, after],
          [after, before],
        ]) {
          const signed = keysOf('gateway', { [name]: signs }).sign(ASKED, payload, NOW);
          expect(keysOf('readings', { [name]: believes }).judge(ASKED, payload, signed, NOW)).toBe(
            'genuine',
          );
        }
      }
    }
  });

  it('needs every secret of a process, each long enough', () => {
    const name = requestSecretName('gateway', 'usage');

    expect(() => keysOf('usage', { [name]: '' })).toThrow(name);
    expect(() => keysOf('usage', { [name]: 'short' })).toThrow(`${name}: needs at least 32`);
  });
});
