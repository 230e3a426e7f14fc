import { expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import type { Site } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import type { HiringFigures } from './data.ts';
import { exampleSaving } from './example-saving.server.ts';
import { fillHomeMessages } from './fill-home-messages.server.ts';

const site = { name: 'Alpaca' } as Site;

type HomeData = { language?: Language; figures?: HiringFigures; openJobs?: number };

const home = ({ language = 'en', figures = {}, openJobs = 0 }: HomeData) =>
  fillHomeMessages(getMessages('home', language), {
    language,
    site,
    saving: exampleSaving(language),
    figures,
    openJobs,
  });

test('shows only the figures that are known', () => {
  expect(home({}).figures.items).toEqual([]);
  expect(home({ figures: { hires: 1280 } }).figures.items).toMatchObject([
    { value: '1,280', text: 'hires made' },
  ]);
  const both = home({ language: 'sv', figures: { hires: 128, daysToShortlist: 6 } }).figures.items;
  expect(both).toMatchObject([
    { value: '128', text: 'anställningar' },
    { value: '6', text: 'dagar till slutkandidater' },
  ]);
  const kept = (language: Language) => home({ language, figures: { keptPercent: 94 } }).figures;
  expect(kept('en').items).toMatchObject([{ value: '94%', text: 'still there after six months' }]);
  expect(kept('sv').items).toMatchObject([{ value: '94\u00a0%' }]);
  for (const { definition } of both) expect(definition).not.toBe('');
});

test('counts open roles, and shows no count if there are none', () => {
  expect(home({}).jobs.count).toBe(false);
  expect(home({ openJobs: 1 }).jobs.count).toBe('1 open role');
  expect(home({ openJobs: 14, language: 'sv' }).jobs.count).toBe('14 lediga jobb');
});
