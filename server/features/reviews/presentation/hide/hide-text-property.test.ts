import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { createHideText } from './hide-text.ts';

const names = [
  'Åsa-Märta',
  'Björn',
  'Joel',
  'Øystein',
  'Zoë',
  'Mary Ann',
  'Łukasz',
  'Strauß',
  'Ng',
];
const families = [
  'Sjölin',
  'Ek',
  'Aagaard',
  "O'Brien",
  'von Æsch-Lund',
  'Müller',
  'Núñez',
  'Šimić',
];

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ø/gi, 'o').replace(/æ/gi, 'ae');
const double = (name: string) =>
  name.replace(/[äæ]/gi, 'ae').replace(/[öø]/gi, 'oe').replace(/ü/gi, 'ue').replace(/å/gi, 'aa');

type Spell = (name: string) => string;

const alphabets: Spell[] = [(name) => name, plain, double, (name) => name.normalize('NFD')];
const cases: Spell[] = [(name) => name, (name) => name.toUpperCase(), (name) => name.toLowerCase()];
/** Signs that PDFs contain, and that nobody sees. */
const layouts: Spell[] = [
  (name) => name,
  (name) => [...name].join('\u00ad'),
  (name) => [...name].join('\u200b'),
  (name) => [...name].join(' '),
  (name) => name.replaceAll(' ', '\u00a0'),
  (name) => name.replaceAll(' ', '\n'),
  (name) => name.replaceAll(/[ '-]/g, '_'),
  (name) => name.replaceAll(/[ '-]/g, ''),
];

const spelled = fc
  .record({
    first: fc.constantFrom(...names),
    last: fc.constantFrom(...families),
    isReversed: fc.boolean(),
    spell: fc.tuple(...[alphabets, cases, layouts].map((list) => fc.constantFrom(...list))),
  })
  .map(({ first, last, isReversed, spell }) => {
    const name = isReversed ? `${last} ${first}` : `${first} ${last}`;
    return { first, last, written: spell.reduce((text, change) => change(text), name) };
  });

const around = fc.constantFrom(
  '',
  ' ',
  '\n',
  '(',
  ')',
  ', ',
  ' – ',
  '. ',
  '1',
  '_',
  ' till ',
  ' – CV ',
);

const person = (firstName: string, lastName: string) => ({
  ...{ shown: '#', firstName, lastName, email: null, phone: null, links: [] },
});

it('leaves no part of a whole name, however it is written', () => {
  fc.assert(
    fc.property(spelled, around, around, ({ first, last, written }, before, after) => {
      const hidden = createHideText([person(first, last)])(`${before}${written}${after}`);
      const { letters } = fold(hidden.replaceAll(/till|CV|1/g, ''));
      expect(letters, JSON.stringify({ written, hidden })).toBe('');
    }),
    { numRuns: 2_000 },
  );
});

it('changes nothing where there is no name, number or address', () => {
  const word = fc.constantFrom(
    'Utvecklare',
    'i',
    'teamet',
    'Spotify',
    '2015–2018',
    'C#',
    'på',
    '12',
    'och',
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      fc.constantFrom(' ', '\n', ', '),
      (words, sign) => {
        const text = words.join(sign);
        fc.pre(!/\d[\d ]{5}/.test(text));
        expect(createHideText([person('Björn', 'Sjölin')])(text)).toBe(text);
      },
    ),
  );
});
