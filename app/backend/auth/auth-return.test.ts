import { expect, test } from 'vitest';
import { readAuthReturn, withoutAuthReturn } from './auth-return.ts';

test('an ordinary URL contains no result of a sign-in', () => {
  expect(readAuthReturn({ hash: '', search: '?lang=sv' })).toBeUndefined();
  expect(readAuthReturn({ hash: '#price', search: '' })).toBeUndefined();
  expect(readAuthReturn({ hash: '', search: '?error=1' })).toBeUndefined();
});

test('a link contains a session and its purpose', () => {
  const hash = '#access_token=a&refresh_token=b&type=recovery';
  expect(readAuthReturn({ hash, search: '' })).toEqual({ hasSession: true, type: 'recovery' });
});

test('an expired link gives an error', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Link+has+expired';
  expect(readAuthReturn({ hash, search: '?lang=sv' })).toEqual({
    hasSession: false,
    error: { code: 'otp_expired', message: 'Link has expired' },
  });
});

test('the first confirmation of an e-mail change gives a message', () => {
  expect(readAuthReturn({ hash: '#message=Accepted', search: '' })).toEqual({
    hasSession: false,
    message: 'Accepted',
  });
});

test('errors are removed from the query and other parameters stay', () => {
  const search = '?lang=sv&error=access_denied&error_code=x&error_description=y&page=2';
  expect(readAuthReturn({ hash: '', search })?.error).toEqual({ code: 'x', message: 'y' });
  expect(withoutAuthReturn(search)).toBe('?lang=sv&page=2');
  expect(withoutAuthReturn('?error=x')).toBe('');
});
