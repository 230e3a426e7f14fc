import { expect, test } from 'vitest';
import {
  countChoices,
  filterJobs,
  hasFilters,
  parseJobFilters,
  toWebSearch,
} from './filter-jobs.ts';
import type { JobCard } from './job-page.ts';

const job = (id: string, fields: Partial<JobCard>): JobCard => ({
  id,
  slug: id,
  kind: 'client',
  title: 'Developer',
  summary: 'Build things.',
  lang: {},
  client: { name: 'Kvist', logo: null },
  field: 'tech',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employmentType: 'full_time',
  seniority: 'mid',
  salary: null,
  publishedAt: '2025-01-01T00:00:00Z',
  closesAt: null,
  updatedAt: '2025-01-01T00:00:00Z',
  ...fields,
});

const jobs = [
  job('a', {}),
  job('b', { field: 'creative', title: 'Formgivare', location: 'Malmö', remote: 'remote' }),
  job('c', { seniority: 'senior', client: { name: 'Fjällmark', logo: null } }),
];

const parse = (query: string) => parseJobFilters(new URLSearchParams(query), 'en');

const idsFor = (query: string, ids: string[] = []) =>
  filterJobs(jobs, parse(query), new Set(ids)).map(({ id }) => id);

test('several values of one filter widen the result, several filters narrow it', () => {
  expect(idsFor('field=tech&field=creative')).toEqual(['a', 'b', 'c']);
  expect(idsFor('field=tech&seniority=senior')).toEqual(['c']);
  expect(idsFor('field=gardening')).toEqual([]);
});

test('searches title, summary, client and location, ignoring accents', () => {
  expect(idsFor('q=fjallmark')).toEqual(['c']);
  expect(idsFor('q=formgivare+malmo')).toEqual(['b']);
  expect(idsFor('q=nothing')).toEqual([]);
});

test('finds a city by its name in any language', () => {
  const jobs = [job('a', { location: 'Copenhagen' }), job('b', {})];
  const find = (query: string) => filterJobs(jobs, parse(query)).map(({ id }) => id);
  for (const name of ['Copenhagen', 'Köpenhamn', 'København']) {
    expect(find(`q=${name}`)).toEqual(['a']);
    expect(find(`location=${name}`)).toEqual(['a']);
  }
});

test('includes the results of the full-text search', () => {
  expect(idsFor('q=candyfloss', ['a'])).toEqual(['a']);
});

test('each choice has the number of jobs it would show', () => {
  const filters = parse('field=creative&remote=hybrid');
  expect([...countChoices(jobs, filters, 'field')]).toEqual([['tech', 2]]);
  expect([...countChoices(jobs, filters, 'remote')]).toEqual([['remote', 1]]);
});

test('an empty query does not count as a filter', () => {
  expect(hasFilters(parse('lang=sv&q=++'))).toBe(false);
  expect(hasFilters(parse('remote=remote'))).toBe(true);
});

test('control characters are not searched for', () => {
  expect(parse('q=%00data%00%0Aengineer').search).toBe('data engineer');
  expect(hasFilters(parse('q=%00'))).toBe(false);
});

test('a minus stays only before a word, because PostgreSQL rejects many in a row', () => {
  expect(toWebSearch('react -senior -"full stack" front-end')).toBe(
    'react -senior -"full stack" front-end',
  );
  expect(toWebSearch('-'.repeat(50)).trim()).toBe('');
  expect(toWebSearch('-<'.repeat(50))).not.toContain('-');
});
