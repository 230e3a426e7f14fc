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

it('finds nothing missing in complete facts, with either account', () => {
  expect(listMissingFacts(complete, 'domestic')).toEqual([]);
  const { bankgiro: _, ...others } = complete;
  expect(listMissingFacts(others, 'domestic')).toEqual(['account']);
  expect(listMissingFacts({ ...others, iban: 'SE0000000000000000000000' }, 'domestic')).toEqual([]);
});

it('needs no VAT number where the invoice is outside the VAT', () => {
  const all = ['legal_name', 'organisation_number', 'address', 'vat_number', 'account'];
  expect(listMissingFacts(nothing, 'domestic')).toEqual(all);
  expect(listMissingFacts(nothing, 'reverse_charge')).toEqual(all);
  expect(listMissingFacts(nothing, 'outside_eu')).toEqual(
    all.filter((fact) => fact !== 'vat_number'),
  );
});
