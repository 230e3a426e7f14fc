import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { applicant, cvPdf, shownAt } from '../../fixtures/applications.ts';
import { type Backend, inventEmail } from './backend.ts';

type ShortlistJob = { id: string; slug: string; title: string };

/** An open job with a client of its own. */
export async function createClientJob({ service }: Backend): Promise<ShortlistJob> {
  const mark = randomUUID().slice(0, 8);
  const title = `Beekeeper ${mark}`;
  const { data: client } = await service
    .from('clients')
    .insert({ name: `Kupan ${mark}` })
    .select('id')
    .single()
    .throwOnError();
  const { data: job } = await service
    .from('jobs')
    .insert({
      slug: `beekeeper-${mark}`,
      field: 'operations',
      client_id: client.id,
      state: 'open',
      title: { en: title, sv: `Biodlare ${mark}` },
    })
    .select('id, slug')
    .single()
    .throwOnError();
  return { ...job, title };
}

/** Applies for the job through the public function, with a CV, and moves the application to interview. Returns its id. */
export async function createApplicant(
  { service }: Backend,
  request: APIRequestContext,
  job: ShortlistJob,
  name: string,
): Promise<string> {
  const email = inventEmail();
  const { phone: _, ...fields } = applicant;
  const response = await request.post('/functions/v1/apply', {
    multipart: {
      ...fields,
      job: job.slug,
      first_name: name,
      last_name: 'Provsson',
      email,
      started_at: shownAt(),
      cv: {
        name: 'CV.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await cvPdf().arrayBuffer()),
      },
    },
  });
  if (!response.ok()) throw new Error(await response.text());
  const { data } = await service
    .from('applications')
    .select('id, person:people!inner(email)')
    .eq('job_id', job.id)
    .eq('person.email', email)
    .single()
    .throwOnError();
  await service
    .from('applications')
    .update({ stage: 'interview' })
    .eq('id', data.id)
    .throwOnError();
  return data.id;
}

/** Shares a shortlist of these applications in this order, and returns its id with the token of its link. */
export async function createReviewLink(
  { service }: Pick<Backend, 'service'>,
  job: Pick<ShortlistJob, 'id'>,
  applications: string[],
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const { data: link } = await service
    .from('review_links')
    .insert({
      job_id: job.id,
      token_hash: createHash('sha256').update(token).digest('hex'),
      recipient_name: 'Ines Kund',
      shared_at: new Date().toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  const items = applications.map((application_id, position) => ({
    review_link_id: link.id,
    application_id,
    position,
  }));
  await service.from('review_link_items').insert(items).throwOnError();
  return { id: link.id, token };
}
