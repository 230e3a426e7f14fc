import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '../../../domain/language.ts';
import { type Backend, inventEmail } from './backend.ts';
import { createPerson } from './people.ts';
import { untilReady } from './ready.ts';
import { createApplicant, createClientJob, createReviewLink } from './shortlist.ts';

/** A client with a search, a contact with access to the portal, and a shortlist with those people. */
export async function createCompany(
  backend: Backend,
  request: APIRequestContext,
  people: string[] = [],
) {
  const { service } = backend;
  const job = await createClientJob(backend);
  const { data: found } = await service
    .from('jobs')
    .select('client_id, client:clients(name)')
    .eq('id', job.id)
    .single()
    .throwOnError();
  const client = { id: String(found.client_id), name: found.client?.name ?? '' };
  const contact = await addContact(backend, client.id, 'Klara');
  const applications: string[] = [];
  for (const name of people) {
    applications.push(await createApplicant(backend, request, job, name));
  }
  const shortlist = await createReviewLink(backend, job, applications);
  return { client, job, contact, shortlist: shortlist.id, applications };
}

/** A person at the client with access to the portal. */
export async function addContact(backend: Backend, clientId: string, firstName: string) {
  const person = await createPerson(backend, { first_name: firstName, email: inventEmail() });
  const row = { client_id: clientId, person_id: person.id };
  await backend.service.from('client_contacts').insert(row).throwOnError();
  await backend.service
    .from('client_portal_access')
    .insert({ ...row, email: person.email })
    .throwOnError();
  return person;
}

const ad = {
  title: { en: 'Beekeeper', sv: 'Biodlare' },
  summary: {},
  description: {},
  requirements: {},
  process: {},
  field: 'operations',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  benefits: [],
  salary: null,
  questions: [],
};

type Company = Pick<Awaited<ReturnType<typeof createCompany>>, 'client' | 'job'>;

/** Asks the contact to approve the ad of the company's search. Returns the id of the request. */
export async function askForApproval(
  { service }: Backend,
  { client, job }: Company,
  person_id: string,
): Promise<string> {
  const { data: approval } = await service
    .from('job_approvals')
    .insert({ job_id: job.id, client_id: client.id, message: 'Is the title right?', ad })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('job_approval_contacts')
    .insert({ approval_id: approval.id, person_id })
    .throwOnError();
  return approval.id;
}

const texts = {
  en: { email: 'Work email', ask: 'Email me a code', code: 'Code', submit: 'Sign in' },
  sv: { email: 'E-post på jobbet', ask: 'Mejla en kod', code: 'Kod', submit: 'Logga in' },
};

/** Signs in on the screen with the code of the mail. */
export async function signInToPortal(
  page: Page,
  mailbox: Pick<Backend, 'findCode'>,
  email: string,
  { language = 'en', path = '/portal' }: { language?: Language; path?: string } = {},
): Promise<void> {
  const t = texts[language];
  await page.goto(`${path}?lang=${language}`);
  await untilReady(page);
  await page.getByLabel(t.email).fill(email);
  await page.getByRole('button', { name: t.ask }).click();
  const code = page.getByLabel(t.code, { exact: true });
  await code.waitFor();
  await code.fill(await mailbox.findCode(email, 'auth_portal_code'));
  await page.getByRole('button', { name: t.submit }).click();
  await code.waitFor({ state: 'detached' });
}
