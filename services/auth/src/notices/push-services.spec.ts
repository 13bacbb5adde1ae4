import { authConfig } from '../config';
import { isOfPushService } from './push-services';
import { VapidKeys } from './vapid-keys';

const SERVICES = authConfig.shape.PUSH_SERVICES.parse(undefined);

describe('the push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('are those of browsers: %s', (endpoint) => {
    expect(isOfPushService(endpoint, SERVICES)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com.example/abc',
    'https://push.apple.com@10.0.0.1/abc',
    'https://user@web.push.apple.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'file:///etc/passwd',
  ])('are nobody else: %s', (endpoint) => {
    expect(isOfPushService(endpoint, SERVICES)).toBe(false);
  });
});

describe('the keys of notices', () => {
  it('follow from the secrets, the first of which is used', () => {
    const [older, newer] = [new VapidKeys(['an old secret']), new VapidKeys(['a new secret'])];
    const both = new VapidKeys(['a new secret', 'an old secret']);

    expect(both.publicKey).toBe(newer.publicKey);
    expect(both.find(older.publicKey)).toEqual(older.find(older.publicKey));
    expect(newer.find(older.publicKey)).toBeUndefined();
    expect(Buffer.from(both.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(both.find(both.publicKey)!.privateKey, 'base64url')).toHaveLength(32);
  });
});
