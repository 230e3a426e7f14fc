import { describe, expect, it } from 'vitest';
import { splitQuote } from './split-quote.ts';

const quote = '> Hi Sami,\n> are you free on Tuesday?';

describe('folds the quote', () => {
  it.each([
    ['Gmail', `On Tue, 3 Jun 2025 at 09:12, Rasmus <r@agency.example> wrote:\n\n${quote}`],
    [
      'Gmail, wrapped',
      `On Tue, 3 Jun 2025 at 09:12, Rasmus Rekryterare\n<r@agency.example> wrote:\n${quote}`,
    ],
    ['Gmail in Swedish', `Den tis 3 juni 2025 kl 09:12 skrev Rasmus <r@agency.example>:\n${quote}`],
    ['Apple Mail in Swedish', `3 juni 2025 kl. 09:12 skrev Rasmus <r@agency.example>:\n${quote}`],
    [
      'Outlook',
      'From: Rasmus <r@agency.example>\nSent: den 3 juni 2025 09:12\nTo: Sami\nSubject: Hi\n\nHi Sami,',
    ],
    ['Outlook in Swedish', 'Från: Rasmus\nSkickat: den 3 juni 2025 09:12\nTill: Sami\n\nHej Sami!'],
    ['an old program', '-----Original Message-----\nHi Sami,'],
    ['no introduction', quote],
  ])('of %s', (_, quoted) => {
    expect(splitQuote(`Tuesday is fine!\n/Sami\n\n${quoted}\n`)).toEqual({
      written: 'Tuesday is fine!\n/Sami',
      quoted,
    });
  });
});

it('folds nothing if the answer is below or between the quotes, or if there is nothing else', () => {
  const below = `On Tuesday Rasmus wrote:\n${quote}\n\nYes, I am.`;
  expect(splitQuote(below)).toEqual({ written: below, quoted: '' });
  expect(splitQuote(quote)).toEqual({ written: quote, quoted: '' });
  expect(splitQuote('From: Stockholm with love')).toEqual({
    written: 'From: Stockholm with love',
    quoted: '',
  });
});
