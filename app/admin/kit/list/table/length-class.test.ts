import { expect, it } from 'vitest';
import { lengthClass } from './length-class.ts';

it.each([
  ['18 Nov 2026', 'list-short'],
  ['somebody@a-long-domain.example', 'list-long'],
  ['Senior full-stack developer, GoFido', undefined],
  ['Content producer, Nordiskafastighetsförvaltningsbolaget', 'list-long'],
])('%s', (text, name) => {
  expect(lengthClass(text)).toBe(name);
});
