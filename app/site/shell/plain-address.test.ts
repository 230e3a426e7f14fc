import { expect, test } from 'vitest';
import { requirePlainAddress } from './plain-address.ts';

function leadsTo(address: string): string | undefined {
  try {
    requirePlainAddress(new URL(address, 'https://alpaca.example'));
  } catch (answer) {
    expect(answer).toMatchObject({ status: 302 });
    return (answer as Response).headers.get('location') ?? '';
  }
}

test('an address without empty parameters stays', () => {
  expect(leadsTo('/faq')).toBeUndefined();
  expect(leadsTo('/available-jobs?lang=sv&field=tech&field=creative')).toBeUndefined();
});

test('empty parameters go, the others stay', () => {
  expect(leadsTo('/faq?q=')).toBe('/faq');
  expect(leadsTo('/available-jobs?lang=sv&q=&location=&field=tech&field=creative')).toBe(
    '/available-jobs?lang=sv&field=tech&field=creative',
  );
  expect(leadsTo('/available-jobs?q=r%26d+malm%C3%B6&location')).toBe(
    '/available-jobs?q=r%26d+malm%C3%B6',
  );
});

test('nobody is led to another host', () => {
  expect(leadsTo('https://alpaca.example//elsewhere.example/faq?q=')).toBe(
    '/elsewhere.example/faq',
  );
});
