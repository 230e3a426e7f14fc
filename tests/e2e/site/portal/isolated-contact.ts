import type { PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../../domain/database.types.ts';
import type { Backend } from '../../support/backend.ts';
import { addInvoice, addPlan } from '../../support/billing.ts';
import { createCompany, signInToPortal } from '../../support/portal.ts';
import { expect } from '../../support/staff-test.ts';

export const secret = 'Hemligt-om-andra';
export const noId = '00000000-0000-4000-8000-000000000000';

/** Fills the other client, and that of the contact, with texts that the contact must not read. */
async function writeSecrets(
  { service }: Backend,
  company: Awaited<ReturnType<typeof createCompany>>,
) {
  const [application = ''] = company.applications;
  const author = { author_id: null };
  await service
    .from('application_notes')
    .insert({ application_id: application, body: `${secret} note`, ...author })
    .throwOnError();
  await service
    .from('client_notes')
    .insert({ client_id: company.client.id, body: `${secret} client note`, ...author })
    .throwOnError();
  await service
    .from('client_billing')
    .update({ reference: `${secret} money` })
    .eq('client_id', company.client.id)
    .throwOnError();
  await service
    .from('applications')
    .update({ merit_note: `${secret} merit`, rating: 4 })
    .eq('id', application)
    .throwOnError();
}

/** The own client of a signed-in contact, another client, and a check that nothing of the latter is shown. */
export async function openAsContact({
  page,
  request,
  backend,
  baseURL,
}: Pick<PlaywrightTestArgs & PlaywrightTestOptions, 'page' | 'request' | 'baseURL'> & {
  backend: Backend;
}) {
  const own = await createCompany(backend, request, ['Ylva']);
  const other = await createCompany(backend, request, ['Olle']);
  const planId = await addPlan(backend, other.client.id);
  const invoice = await addInvoice(
    backend,
    { clientId: other.client.id, planId, month: '2026-05' },
    '2026-06-30',
  );
  await writeSecrets(backend, own);
  await writeSecrets(backend, other);
  await backend.service
    .from('jobs')
    .update({ state: 'draft' })
    .eq('id', other.job.id)
    .throwOnError();
  await signInToPortal(page, backend, own.contact.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your searches');
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('sb-localhost-auth-token') ?? '{}').access_token,
  );
  const forbidden = [
    secret,
    other.client.id,
    other.client.name,
    other.job.title,
    other.shortlist,
    ...other.applications,
    other.contact.email,
    'Olle Provsson',
  ];
  const expectNothing = (where: string, content: unknown) => {
    const text = JSON.stringify(content) ?? '';
    const found = forbidden.filter((trace) => text.includes(trace));
    expect({ where, found }).toEqual({ where, found: [] });
  };
  return { own, other, invoice, token, client: connect(baseURL ?? '', token), expectNothing };
}

function connect(url: string, token: string): SupabaseClient<Database> {
  return createClient<Database>(url, token, {
    accessToken: async () => token,
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
