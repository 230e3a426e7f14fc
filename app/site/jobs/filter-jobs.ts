import { cityName, cityNames } from '../../../domain/jobs/city.ts';
import type { Language } from '../../../domain/language.ts';
import { fold } from '../../../domain/text/fold.ts';
import type { JobCard } from './job-page.ts';

/** The filter of a visitor, as parsed from the query. */
export type JobFilters = {
  search: string;
  location: string;
  field: string[];
  remote: string[];
  seniority: string[];
};

export type Facet = 'field' | 'remote' | 'seniority';

export const facets: Facet[] = ['field', 'remote', 'seniority'];

export function parseJobFilters(query: URLSearchParams, language: Language): JobFilters {
  return {
    search: (query.get('q') ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 100),
    // A link from a page in the other language names the city in that language.
    location: cityName(query.get('location') ?? '', language),
    field: query.getAll('field'),
    remote: query.getAll('remote'),
    seniority: query.getAll('seniority'),
  };
}

/** A minus excludes the word behind it. PostgreSQL rejects more than 32 that stand before no word, so those are left out. */
export const toWebSearch = (search: string): string => search.replace(/-(?!"?[\p{L}\p{N}])/gu, ' ');

export function hasFilters({ search, location, field, remote, seniority }: JobFilters): boolean {
  return Boolean(search || location || field.length || remote.length || seniority.length);
}

/** `found` are the results of the full-text search; a part of a title or a name matches, too. */
export function filterJobs(
  jobs: JobCard[],
  filters: JobFilters,
  found: ReadonlySet<string> = new Set(),
): JobCard[] {
  return jobs.filter(
    (job) =>
      facets.every((facet) => isWanted(filters[facet], job[facet])) &&
      (filters.location === '' || job.location === filters.location) &&
      (filters.search === '' || found.has(job.id) || containsAllWords(job, filters.search)),
  );
}

/** Counts the jobs of each choice with the other filters unchanged. */
export function countChoices(
  jobs: JobCard[],
  filters: JobFilters,
  facet: Facet,
  found?: ReadonlySet<string>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const job of filterJobs(jobs, { ...filters, [facet]: [] }, found)) {
    counts.set(job[facet], (counts.get(job[facet]) ?? 0) + 1);
  }
  return counts;
}

function isWanted(chosen: string[], value: string): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

function containsAllWords(job: JobCard, search: string): boolean {
  const places = cityNames(job.location).join(' ');
  const text = fold(`${job.title} ${job.summary} ${job.client?.name ?? ''} ${places}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
