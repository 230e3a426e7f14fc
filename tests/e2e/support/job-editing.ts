import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Database } from '../../../domain/database.types.ts';
import type { Backend } from './backend.ts';
import { expect } from './test.ts';

type State = Database['public']['Enums']['job_state'];

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export async function createEditableJob(backend: Backend, state: State = 'draft') {
  const slug = `shearer-${randomUUID().slice(0, 8)}`;
  const { data } = await backend.service
    .from('jobs')
    .insert({
      slug,
      kind: 'internal',
      field: 'operations',
      title: { en: 'Alpaca shearer', sv: 'Alpackaklippare' },
      summary: { en: 'Shears alpacas.' },
      description: { en: paragraph('Twice a year.'), sv: paragraph('Två gånger om året.') },
      state,
    })
    .select('id, slug')
    .single()
    .throwOnError();
  return data;
}

export async function readJob(backend: Backend, id: string) {
  const { data } = await backend.service
    .from('jobs')
    .select('*, job_salaries(*), job_questions(*)')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}

export const expectSaved = (page: Page) =>
  expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 15_000 });

export const editJob = async (page: Page, id: string) => {
  await page.goto(`/admin/jobs/edit/${id}?lang=en`);
  await expect(page.getByLabel('Title (English)')).toBeVisible();
};

/** Adds an applicant in a stage; returns their address. */
export async function addApplicant(
  backend: Backend,
  jobId: string,
  stage: 'new' | 'interview' | 'offer',
) {
  const email = `${randomUUID()}@people.example`;
  const { data: person } = await backend.service
    .from('people')
    .insert({ first_name: 'Sami', last_name: 'Sample', email, language: 'sv' })
    .select('id')
    .single()
    .throwOnError();
  await backend.service
    .from('applications')
    .insert({ job_id: jobId, person_id: person.id, stage })
    .throwOnError();
  return email;
}
