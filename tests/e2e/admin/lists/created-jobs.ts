import type { Page } from '@playwright/test';
import type { Backend } from '../../support/backend.ts';

const words: string[] = [];

/** Deletes the jobs of a test. They are open, so a later crawl of the site would visit all of them. */
export async function deleteCreatedJobs({ service }: Backend): Promise<void> {
  for (const word of words.splice(0)) {
    await service.from('jobs').delete().like('slug', `${word}-%`).throwOnError();
  }
}

/** Creates jobs that belong to this test, identified by a word in their titles. */
export async function createJobs(backend: Backend, word: string, count: number): Promise<void> {
  words.push(word);
  const rows = Array.from({ length: count }, (_, number) => ({
    slug: `${word}-${number}`,
    kind: 'internal' as const,
    field: 'tech' as const,
    location: number % 2 === 0 ? 'Umeå' : 'Luleå',
    title: { en: `${word} ${String(number).padStart(3, '0')}`, sv: `${word} på svenska ${number}` },
    state: 'open' as const,
  }));
  await backend.service.from('jobs').insert(rows).throwOnError();
}

export const inventWord = () => `list${Math.random().toString(36).slice(2, 9)}`;
export const rowsOf = (page: Page) => page.getByRole('table', { name: 'Jobs' }).locator('tbody tr');
