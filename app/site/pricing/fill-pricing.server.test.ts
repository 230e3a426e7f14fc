import { expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import type { Site } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import { fillPricing } from './fill-pricing.server.ts';

const site: Site = {
  name: 'Alpaca',
  url: 'https://alpaca.example',
  contactEmail: '',
  contactPhone: '',
  supportEmail: '',
  socialUrl: '',
  hasLinkedin: false,
  projectPriceEur: 6000,
  sekPerEur: 11.3,
};

const spaces = /[\u00a0\u202f]/g;

function pricing(language: Language, settings: Partial<Site> = {}) {
  const messages = getMessages('pricing', language);
  const filled = fillPricing(messages, { site: { ...site, ...settings }, language });
  return JSON.parse(JSON.stringify(filled).replace(spaces, ' ')) as typeof filled;
}

test('Swedish prices have kronor beside the euros, at the configured rate', () => {
  const approximate = (settings?: Partial<Site>) =>
    pricing('sv', settings).cards.map((card) => card.approximate);
  expect(approximate()).toEqual(['≈ 17 000 kr', '≈ 33 900 kr', '≈ 84 800 kr']);
  expect(approximate({ sekPerEur: 10 })).toEqual(['≈ 15 000 kr', '≈ 30 000 kr', '≈ 75 000 kr']);
  expect(pricing('sv').messages.invoice).toMatchObject({
    amount: '3 000 €',
    approximate: '≈ 33 900 kr',
  });
});

test('English prices are in euros alone', () => {
  const { cards, messages, projectPrice } = pricing('en');
  expect(cards.map(({ price }) => price)).toEqual(['€1,500', '€3,000', '€7,500']);
  expect(JSON.stringify([cards, messages.invoice, projectPrice])).not.toContain('≈ ');
});

test('a project has the configured price, or none', () => {
  expect(pricing('en').projectPrice).toEqual({ price: '€6,000' });
  expect(pricing('sv', { projectPriceEur: 4500 }).projectPrice).toEqual({
    price: '4 500 €',
    approximate: '≈ 50 900 kr',
  });
  expect(pricing('en', { projectPriceEur: 0 }).projectPrice).toBeUndefined();
});

test.each(['en', 'sv'] as const)('the comparison in %s is complete and filled', (language) => {
  const { rows, names, lead } = pricing(language).messages.ways;
  expect(rows).toHaveLength(5);
  expect(JSON.stringify([rows, names, lead])).not.toMatch(/[{]\w+[}]/);
  expect(names.ours).toBe('Alpaca');
});

test('the costs of the comparison are those of the calculator', () => {
  const [cost] = pricing('en').messages.ways.rows;
  expect(cost?.agency).toContain('€63,400');
  expect(cost?.inHouse).toContain('€77,900');
  expect(cost?.ours).toBe('Medium plan: €36,000 a year, whatever the salaries');
});
