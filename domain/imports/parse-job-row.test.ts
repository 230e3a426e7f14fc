import { describe, expect, it } from 'vitest';
import { parseCountry } from '../country.ts';
import { foldOrganisationNumber, parseClientRow } from './parse-client-row.ts';
import { parseJobRow } from './parse-job-row.ts';
import { parseWorkplace } from './parse-job-words.ts';
import { proposeMapping } from './propose-mapping.ts';

describe('a client', () => {
  it('is read with all its details', () => {
    const values = {
      client_name: ' Fjäll &  Co ',
      organisation_number: '556000-1234',
      website: 'fjall.example',
      country: 'Sverige',
      language: 'Swedish',
      about: 'Makes\ntents.',
    };
    expect(parseClientRow(values)).toEqual({
      notes: [],
      row: {
        name: 'Fjäll & Co',
        organisation_number: '556000-1234',
        website: 'https://fjall.example',
        country: 'SE',
        language: 'sv',
        about: 'Makes\ntents.',
      },
    });
  });

  it('needs a name, and names details that cannot be read', () => {
    expect(parseClientRow({ website: 'fjall.example' })).toEqual({ reason: 'client_name_missing' });
    expect(
      parseClientRow({
        client_name: 'Fjäll',
        organisation_number: '?',
        website: 'no',
        country: 'X',
      }),
    ).toMatchObject({
      notes: ['organisation_number_left_out', 'website_left_out', 'country_left_out'],
    });
  });

  it.each([
    ['556000-1234', '5560001234'],
    ['5560001234', '5560001234'],
    ['165560001234', '5560001234'],
    ['SE556000123401', '5560001234'],
    ['DE 123', 'DE123'],
  ])('has the same number as %s', (text, number) => {
    expect(foldOrganisationNumber(text)).toBe(number);
  });

  it.each([
    ['se', 'SE'],
    ['UK', 'GB'],
    ['Norge', 'NO'],
    ['United Kingdom', 'GB'],
    ['Narnia', undefined],
  ])('is in %s', (text, code) => {
    expect(parseCountry(text)).toBe(code);
  });
});

describe('a job', () => {
  const parse = (values: Parameters<typeof parseJobRow>[0]) => parseJobRow(values, false);

  it('is a draft unless a column says otherwise', () => {
    const input = { job_title: 'Senior backend developer', location: 'Lund' };
    expect(parse(input)).toMatchObject({
      notes: [],
      row: { state: 'draft', field: 'tech', seniority: 'senior', client: undefined },
    });
    expect(parse({ ...input, job_state: 'Published' })).toMatchObject({ row: { state: 'open' } });
    expect(parse({ ...input, job_state: 'Unpublished' })).toMatchObject({
      row: { state: 'draft' },
    });
    expect(parse({ ...input, job_state: 'Arkiverad' })).toMatchObject({ row: { state: 'closed' } });
    expect(parse({ ...input, job_state: '???' })).toMatchObject({
      row: { state: 'draft' },
      notes: ['job_state_left_out'],
    });
  });

  it('whose last day is over is closed', () => {
    const input = { job_title: 'Säljare', location: 'Lund', job_state: 'open' };
    expect(parse({ ...input, closes_at: '2020-01-31' })).toMatchObject({
      row: { state: 'closed', field: 'go_to_market', closes_on: '2020-01-31' },
    });
  });

  it('names details that cannot be read', () => {
    expect(parse({ job_title: '🦙' })).toEqual({ reason: 'job_title_missing' });
    expect(
      parse({
        job_title: 'Shepherd',
        workplace: '?',
        opens_at: '2030-02-01',
        closes_at: '2030-01-01',
      }),
    ).toMatchObject({
      row: { field: 'operations', opens_on: '2030-02-01', closes_on: undefined },
      notes: ['closes_at_left_out', 'job_field_left_out', 'workplace_left_out', 'location_missing'],
    });
  });
});

it.each([
  ['fully', 'remote'],
  ['hybrid', 'hybrid'],
  ['temporary', 'hybrid'],
  ['none', 'onsite'],
])('the workplace %s of Teamtailor', (text, workplace) => {
  expect(parseWorkplace(text)).toBe(workplace);
});

it.each([
  [
    'jobs',
    'Teamtailor',
    ['Title', 'Status', 'Department', 'Location', 'Remote status', 'Employment type', 'End date'],
    [
      'job_title',
      'job_state',
      'job_field',
      'location',
      'workplace',
      'employment_type',
      'closes_at',
    ],
  ],
  [
    'jobs',
    'OpenCATS',
    ['Title', 'Company', 'Type', 'Status', 'City', 'Description'],
    ['job_title', 'client_name', 'employment_type', 'job_state', 'location', 'description'],
  ],
  [
    'clients',
    'OpenCATS',
    ['Name', 'City', 'Web Site', 'Phone'],
    ['client_name', 'location', 'website', null],
  ],
  [
    'clients',
    'a Swedish register',
    ['Företagsnamn', 'Orgnr', 'Ort', 'Hemsida'],
    ['client_name', 'organisation_number', 'location', 'website'],
  ],
] as const)('the columns of %s of %s are known', (target, _, columns, fields) => {
  expect(proposeMapping(target, [...columns])).toEqual(fields);
});
