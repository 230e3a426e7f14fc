import { expect, test } from 'vitest';
import { pictureOrKey, pictureUrl } from './picture.ts';

test.each([
  ['https://cdn.example.com/logo.svg', undefined],
  ['/logos/kvist.svg', '/logos/kvist.svg'],
  ['logos/kvist.png', '/storage/v1/object/public/media/logos/kvist.png'],
  ['media/logos/kvist.webp', '/storage/v1/object/public/media/logos/kvist.webp'],
  ['kvist', undefined],
  ['portrait:2', undefined],
  ['//evil.example/logo.svg', undefined],
  ['/\\evil.example/logo.svg', undefined],
  ['javascript:alert(1)', undefined],
  ['../../auth/v1/logout', undefined],
  ['a/../b.png', undefined],
  ['/media/../../auth/v1/verify.png', undefined],
  ['/auth/v1/a.png', undefined],
  ['/storage/v1/object/sign/media/a.png', undefined],
  ['x" onerror="alert(1).png', undefined],
])('%s is shown from %s', (named, url) => {
  expect(pictureUrl(named)).toBe(url);
});

test('the key of a drawing is kept and an unknown URL is dropped', () => {
  expect(pictureOrKey('kvist')).toBe('kvist');
  expect(pictureOrKey('portrait:2')).toBe('portrait:2');
  expect(pictureOrKey('//evil.example/logo.svg')).toBeNull();
  expect(pictureOrKey('logos/kvist.png')).toContain('/storage/');
  expect(pictureOrKey(null)).toBeNull();
});
