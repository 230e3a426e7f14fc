import { expect, test } from 'vitest';
import { clientBilling, clientFacts } from '../../domain/clients/client.ts';
import { withNulls } from './with-nulls.ts';

const emptyForm = (names: string[], filled: object) => ({
  ...Object.fromEntries(names.map((name) => [name, ' '])),
  ...filled,
});

test('empty fields of a form clear their columns', () => {
  const required = { name: 'Ullverket', country: 'SE', language: 'sv' };
  const facts = clientFacts.parse(emptyForm(clientFacts.keyof().options, required));
  expect(withNulls(facts)).toEqual({
    ...required,
    legal_name: null,
    organisation_number: null,
    website: null,
    location: null,
  });
});

test('other values stay as they are', () => {
  const given = { currency: 'SEK', payment_terms_days: 0 };
  const billing = clientBilling.parse(emptyForm(clientBilling.keyof().options, given));
  expect(withNulls(billing)).toMatchObject({ ...given, vat_number: null, city: null });
});
