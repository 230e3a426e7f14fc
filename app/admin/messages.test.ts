import { expect, test } from 'vitest';
import { messages as en } from './messages.en.ts';
import { messages as sv } from './messages.sv.ts';

// The types detect keys and placeholders that are missing in Swedish, but not keys and placeholders that only Swedish has.

test('both languages have the same keys', () => {
  expect(listKeys(withoutServerErrors(sv))).toEqual(listKeys(withoutServerErrors(en)));
});

/** The server writes its errors in English, so Swedish has messages for codes that need none in English. */
function withoutServerErrors({ shell, ...messages }: typeof en | typeof sv) {
  return { ...messages, shell: { ...shell, errors: {} } };
}

test('both languages have the same placeholders', () => {
  expect(listPlaceholders(sv)).toEqual(listPlaceholders(en));
});

function listKeys(messages: object, path = ''): string[] {
  return Object.entries(messages)
    .flatMap(([key, value]) =>
      typeof value === 'object' ? listKeys(value, `${path}.${key}`) : `${path}.${key}`,
    )
    .sort();
}

function listPlaceholders(messages: object, path = ''): string[] {
  return Object.entries(messages)
    .flatMap(([key, value]) => {
      if (typeof value === 'object') return listPlaceholders(value, `${path}.${key}`);
      const names = new Set(String(value).match(/\{\w+\}/g));
      return [...names].map((name) => `${path}.${key} ${name}`);
    })
    .sort();
}
