import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Backend, inventEmail } from '../../support/backend.ts';
import { createApplication, createPerson } from '../../support/people.ts';
import { expect } from '../../support/test.ts';

// Creates jobs with applications, and finds the parts of the board that the tests share.

type JobState = 'draft' | 'open' | 'closed';

export async function createInternalJob(
  { service }: Backend,
  title: string,
  state: JobState = 'open',
) {
  const slug = `smith-${randomUUID().slice(0, 8)}`;
  const name = `${title} ${slug}`;
  const { data } = await service
    .from('jobs')
    .insert({
      slug,
      kind: 'internal',
      field: 'creative',
      title: { en: name, sv: name },
      summary: { en: 'Bends iron.', sv: 'Böjer järn.' },
      state,
    })
    .select('id')
    .single()
    .throwOnError();
  return { id: data.id, name };
}

export async function addApplicant(
  backend: Backend,
  jobId: string,
  fields: { position?: string } = {},
) {
  const person = await createPerson(backend);
  return { ...person, application: await createApplication(backend, person.id, jobId, fields) };
}

const document = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export async function createOpenJob({ service }: Backend) {
  const slug = `cook-${randomUUID().slice(0, 8)}`;
  const { data } = await service
    .from('jobs')
    .insert({
      slug,
      kind: 'internal',
      field: 'creative',
      title: { en: `Cook ${slug}`, sv: `Kock ${slug}` },
      summary: { en: 'Cooks well.', sv: 'Lagar god mat.' },
      description: { en: document('Soup and bread.'), sv: document('Soppa och bröd.') },
      requirements: { en: document('A knife.'), sv: document('En kniv.') },
      process: { en: document('A trial day.'), sv: document('En provdag.') },
      state: 'open',
    })
    .select('id')
    .single()
    .throwOnError();
  return { id: data.id, slug };
}

export async function submitApplication(request: APIRequestContext, slug: string, name: string) {
  const email = inventEmail();
  const response = await request.post('/functions/v1/apply', {
    data: {
      job: slug,
      first_name: name,
      last_name: 'Provsson',
      email,
      linkedin_url: `linkedin.com/in/${email.slice(0, 12)}`,
      cover_letter: `${name} cooks with gloves on.`,
      language: 'en',
      consent: true,
      consent_version: 1,
      started_at: Date.now() - 60_000,
    },
  });
  expect(await response.json()).toEqual({ ok: true });
  return email;
}

export const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true });
export const cardIn = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('button', { name });
export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Application' });

export const listMails = async ({ service }: Backend, application: string) => {
  const { data } = await service
    .from('outbox')
    .select('template_key, state, variables')
    .eq('application_id', application)
    .order('created_at')
    .throwOnError();
  return data;
};
