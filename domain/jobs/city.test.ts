import { expect, test } from 'vitest';
import { cityName, cityNames } from './city.ts';

test('a city has the name that is usual in the language', () => {
  expect(cityName('Köpenhamn', 'en')).toBe('Copenhagen');
  expect(cityName('København', 'sv')).toBe('Köpenhamn');
  expect(cityName('helsinki ', 'sv')).toBe('Helsingfors');
  expect(cityName('Göteborg', 'en')).toBe('Gothenburg');
});

test('other locations stay as they are', () => {
  for (const location of ['Malmö', 'Göteborg eller Borås', '', 'Remote in Finland']) {
    expect(cityName(location, 'en')).toBe(location);
    expect(cityNames(location)).toEqual([location]);
  }
});

test('a city is found by each of its names', () => {
  expect(cityNames('Copenhagen')).toEqual(['Copenhagen', 'Köpenhamn', 'København']);
});
