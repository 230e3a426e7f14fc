import { expect, test } from 'vitest';
import { readAuthReturn, withoutAuthReturn } from './auth-return.ts';

test('an ordinary address brings nothing', () => {
  expect(readAuthReturn({ hash: '', search: '?lang=sv' })).toBeUndefined();
  expect(readAuthReturn({ hash: '#price', search: '' })).toBeUndefined();
  expect(readAuthReturn({ hash: '', search: '?error=1' })).toBeUndefined();
});

test('a link brings a session and says what it was for', () => {
  const hash = '#access_token=a&refresh_token=b&type=recovery';
  expect(readAuthReturn({ hash, search: '' })).toEqual({ hasSession: true, type: 'recovery' });
});

test('a link that has expired says so', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Link+has+expired';
  expect(readAuthReturn({ hash, search: '?lang=sv' })).toEqual({
    hasSession: false,
    problem: { code: 'otp_expired', message: 'Link has expired' },
  });
});

test('half of an e-mail change brings word of the other half', () => {
  expect(readAuthReturn({ hash: '#message=Accepted', search: '' })).toEqual({
    hasSession: false,
    message: 'Accepted',
  });
});

test('faults are taken out of the query, the rest stays', () => {
  const search = '?lang=sv&error=access_denied&error_code=x&error_description=y&page=2';
  expect(readAuthReturn({ hash: '', search })?.problem).toEqual({ code: 'x', message: 'y' });
  expect(withoutAuthReturn(search)).toBe('?lang=sv&page=2');
  expect(withoutAuthReturn('?error=x')).toBe('');
});
