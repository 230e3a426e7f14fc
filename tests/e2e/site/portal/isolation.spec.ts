import { liveTables } from '../../../../domain/live-table.ts';
import { registry } from '../../../../server/functions/registry.ts';
import { expect, test } from '../../support/staff-test.ts';
import { noId, openAsContact, secret } from './isolated-contact.ts';

// A contact of one client tries the functions, files and live changes of the whole product, and finds nothing of
// another client and nothing internal. tests/database/clients/contact-reads.test.ts covers tables, views and searches.

for (const path of [
  '/portal',
  `/portal/shortlists/${noId}`,
  `/portal/ads/${noId}`,
  '/portal/reports',
  '/portal/plan',
]) {
  test(`${path} is private and never cached`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
}

test('a contact reaches nothing of another client and nothing internal', async ({
  page,
  request,
  backend,
  baseURL,
  expectAccessible,
}) => {
  const { own, other, invoice, token, client, expectNothing } = await openAsContact({
    page,
    request,
    backend,
    baseURL,
  });
  await expectAccessible();

  await test.step('portal', async () => {
    const billing = await client.rpc('get_portal_billing', { company: other.client.id });
    expect(billing.data).toBeNull();
    const opened = await client.rpc('open_portal_review', { shortlist: other.shortlist });
    expect(opened.data).toBeNull();
    const portal = await client.rpc('get_portal');
    expect(portal.data).toMatchObject({ companies: [{ name: own.client.name }] });
    expectNothing('get_portal', portal.data);
    const reports = await client.rpc('get_portal_reports', { client: other.client.id });
    expect(reports.data).toBeNull();
    expectNothing(
      'reports',
      (await client.rpc('get_portal_reports', { client: own.client.id })).data,
    );
    expectNothing('approvals', (await client.rpc('list_portal_approvals')).data);
    const shown = await client.rpc('open_portal_review', { shortlist: own.shortlist });
    expect(shown.data).toMatchObject({ state: 'open', items: [{ name: 'Ylva Provsson' }] });
    expectNothing('open_portal_review', shown.data);
  });

  await test.step('functions', async () => {
    const ids = {
      client_id: other.client.id,
      person_id: other.contact.id,
      application_id: other.applications[0],
      job_id: other.job.id,
      shortlist: other.shortlist,
      approval: noId,
      decision: 'approved',
      confirm: true,
      invoice_id: invoice.id,
      starts_on: '2099-01-01',
      ends_on: '2099-01-02',
    };
    const ofContacts = ['portal-review', 'request-pause', 'portal-invoice-pdf', 'answer-approval'];
    for (const [name, { roles }] of registry) {
      const action = name === 'request-pause' ? 'ask' : 'show';
      const { data, error } = await client.functions.invoke(name, { body: { ...ids, action } });
      const status = error?.context instanceof Response ? error.context.status : 200;
      const body = error?.context instanceof Response ? await error.context.text() : data;
      expectNothing(name, body);
      if (roles !== 'anyone') expect({ name, status }).toEqual({ name, status: 403 });
      else if (ofContacts.includes(name)) expect({ name, status }).toEqual({ name, status: 403 });
    }
  });

  await test.step('storage', async () => {
    const buckets = await client.storage.listBuckets();
    for (const bucket of [
      'cvs',
      'contracts',
      'invoices',
      ...(buckets.data ?? []).map(({ id }) => id),
    ]) {
      const { data } = await client.storage.from(bucket).list(other.client.id);
      if (bucket !== 'media') expect({ bucket, data: data ?? [] }).toEqual({ bucket, data: [] });
    }
    const { data: files } = await backend.service
      .from('documents')
      .select('bucket, path')
      .throwOnError();
    expect(files).not.toEqual([]);
    for (const { bucket, path } of files.slice(0, 20)) {
      expect((await client.storage.from(bucket).download(path)).data).toBeNull();
      expect((await client.storage.from(bucket).createSignedUrl(path, 60)).data).toBeNull();
    }
  });

  await test.step('realtime', async () => {
    const received: { table: string; row: Record<string, unknown> }[] = [];
    await client.realtime.setAuth(token);
    const joined = await Promise.all(
      liveTables.map(
        (table) =>
          new Promise<string>((resolve) => {
            client
              .channel(`all:${table}`)
              .on('postgres_changes', { event: '*', schema: 'public', table }, (change) => {
                received.push({ table, row: { ...change.old, ...change.new } });
              })
              .subscribe((status) => resolve(status));
          }),
      ),
    );
    expect(joined).toContain('SUBSCRIBED');
    for (const { client: company, job, applications, shortlist } of [other, own]) {
      const { service } = backend;
      await service
        .from('clients')
        .update({ location: 'Umeå' })
        .eq('id', company.id)
        .throwOnError();
      await service.from('jobs').update({ location: 'Lund' }).eq('id', job.id).throwOnError();
      await service
        .from('applications')
        .update({ stage: 'offer' })
        .eq('id', String(applications[0]))
        .throwOnError();
      await service
        .from('review_links')
        .update({ message: secret })
        .eq('id', shortlist)
        .throwOnError();
      await service
        .from('client_notes')
        .insert({ client_id: company.id, body: secret, author_id: null })
        .throwOnError();
    }
    // The last changes were made to the client of the contact, so those of the other one would have arrived before.
    await expect.poll(() => received.map(({ table }) => table)).toContain('portal_changes');
    await expect
      .poll(() => received.filter(({ table }) => table === 'portal_changes').length)
      .toBeGreaterThan(2);
    expectNothing('realtime', received);
    const mayReceive = ({ table }: { table: string }) =>
      ['clients', 'jobs', 'portal_changes'].includes(table);
    expect(received.filter((change) => !mayReceive(change))).toEqual([]);
  });
  await client.removeAllChannels();
});
