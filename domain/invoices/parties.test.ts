import { expect, it } from 'vitest';
import { listMissingFacts } from './parties.ts';

const complete = {
  legal_name: 'Alpaca Rekrytering AB',
  organisation_number: '556000-0000',
  vat_number: 'SE556000000001',
  bankgiro: '000-0000',
  office: { street: 'Ullgränd 2', postal_code: '000 01', city: 'Stockholm', country: 'SE' },
};
const nothing = {
  legal_name: '',
  organisation_number: '',
  office: { ...complete.office, street: '' },
};

const inKronor = { currency: 'SEK', vat_treatment: 'domestic' } as const;

it('finds nothing missing in complete facts, with either account', () => {
  expect(listMissingFacts(complete, inKronor)).toEqual([]);
  const { bankgiro: _, ...others } = complete;
  expect(listMissingFacts(others, inKronor)).toEqual(['account']);
  expect(listMissingFacts({ ...others, iban: 'SE0000000000000000000000' }, inKronor)).toEqual([]);
});

it('needs no VAT number where the invoice is outside the VAT', () => {
  const all = ['legal_name', 'organisation_number', 'address', 'vat_number', 'account'];
  expect(listMissingFacts(nothing, inKronor)).toEqual(all);
  expect(listMissingFacts(nothing, { ...inKronor, vat_treatment: 'reverse_charge' })).toEqual(all);
  expect(listMissingFacts(nothing, { ...inKronor, vat_treatment: 'outside_eu' })).toEqual(
    all.filter((fact) => fact !== 'vat_number'),
  );
});

it('needs the IBAN for another currency, which a bankgiro does not take', () => {
  const inEuro = { currency: 'EUR', vat_treatment: 'reverse_charge' } as const;
  expect(listMissingFacts(complete, inEuro)).toEqual(['iban']);
  expect(listMissingFacts({ ...complete, iban: 'SE0000000000000000000000' }, inEuro)).toEqual([]);
});
