import { expect, it, vi } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { oncePerLanguage } from './once-per-language.ts';

it('makes a result once for each language', () => {
  const make = vi.fn((language: Language) => ({ language }));
  const get = oncePerLanguage(make);
  expect(get('sv')).toEqual({ language: 'sv' });
  expect(get('en')).toEqual({ language: 'en' });
  expect(get('sv')).toBe(get('sv'));
  expect(make).toHaveBeenCalledTimes(2);
});
