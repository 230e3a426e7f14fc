import { expect, test } from 'vitest';
import { requirePlainUrl } from './plain-url.ts';

function leadsTo(url: string): string | undefined {
  try {
    requirePlainUrl(new URL(url, 'https://alpaca.example'));
  } catch (response) {
    expect(response).toMatchObject({ status: 302 });
    return (response as Response).headers.get('location') ?? '';
  }
}

test('a URL without empty parameters is not redirected', () => {
  expect(leadsTo('/faq')).toBeUndefined();
  expect(leadsTo('/available-jobs?lang=sv&field=tech&field=creative')).toBeUndefined();
});

test('redirects to the URL without its empty parameters', () => {
  expect(leadsTo('/faq?q=')).toBe('/faq');
  expect(leadsTo('/available-jobs?lang=sv&q=&location=&field=tech&field=creative')).toBe(
    '/available-jobs?lang=sv&field=tech&field=creative',
  );
  expect(leadsTo('/available-jobs?q=r%26d+malm%C3%B6&location')).toBe(
    '/available-jobs?q=r%26d+malm%C3%B6',
  );
});

test('never redirects to another host', () => {
  expect(leadsTo('https://alpaca.example//elsewhere.example/faq?q=')).toBe(
    '/elsewhere.example/faq',
  );
});
