import type { APIRequestContext } from '@playwright/test';
import { type Backend, inventEmail } from '../../support/backend.ts';
import { expect } from '../../support/test.ts';

type Services = { request: APIRequestContext; backend: Backend };

export async function applyAndFindLink({ request, backend }: Services): Promise<string> {
  const email = inventEmail();
  const { data: job } = await backend.service
    .from('jobs')
    .select('id, job_questions(id, kind, options)')
    .eq('slug', 'ilog-digital-designer')
    .single()
    .throwOnError();
  const answers = Object.fromEntries(
    job.job_questions.map(({ id, kind, options }) => {
      const [first] = options as { value: string }[];
      return [
        id,
        kind === 'yes_no' ? 'yes' : kind === 'url' ? 'https://a.example' : (first?.value ?? 'Yes'),
      ];
    }),
  );
  const response = await request.post('/functions/v1/apply', {
    data: {
      job: 'ilog-digital-designer',
      first_name: 'Ylva',
      last_name: 'Provsson',
      email,
      linkedin_url: `linkedin.com/in/ylva-provsson-${email.slice(0, 8)}`,
      cover_letter: 'I draw with gloves on.',
      answers,
      language: 'en',
      consent: true,
      consent_version: 1,
      started_at: Date.now() - 60_000,
    },
  });
  expect(await response.json()).toEqual({ ok: true });
  const link = new URL(await backend.findLink(email, 'application_received'));
  return link.pathname;
}

export async function joinAndFindLink({
  request,
  backend,
}: Services): Promise<{ link: string; id: string }> {
  const email = inventEmail();
  const response = await request.post('/functions/v1/join-candidate-bank', {
    data: {
      first_name: 'Ylva',
      last_name: 'Provsson',
      email,
      fields: ['creative'],
      skills: 'Drawing',
      wants_alerts: true,
      language: 'sv',
      consent: true,
      consent_version: 1,
      started_at: Date.now() - 60_000,
    },
  });
  expect(await response.json()).toEqual({ ok: true });
  const link = new URL(await backend.findLink(email, 'candidate_welcome')).pathname;
  const { data } = await backend.service
    .from('people')
    .select('id')
    .eq('email', email)
    .single()
    .throwOnError();
  return { link, id: data.id };
}
