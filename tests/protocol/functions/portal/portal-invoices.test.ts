import { beforeAll, describe, expect, it } from 'vitest';
import { cast, kajsa, kajsasPerson } from '../../../fixtures/cast.ts';
import { readPdf } from '../../../fixtures/documents/read-pdf.ts';
import { prepareBilling } from './prepare-billing.ts';

const { billing, rows, call, generate, invoicesOf, sendMonth, callAs, setBilling } =
  prepareBilling();

describe('portal-invoice-pdf', () => {
  const print = (invoice: unknown, sub: string | undefined = kajsa.id) =>
    callAs(sub, 'portal-invoice-pdf', { invoice_id: invoice });
  let sent: { id: string; number: number };
  let ofOther: { id: string };
  let draft: unknown;

  beforeAll(async () => {
    sent = await sendMonth(billing.ownClient);
    ofOther = await sendMonth(billing.otherClient);
    await generate(billing.ownClient, '2025-06');
    draft = (await invoicesOf(billing.ownClient)).find(({ state }) => state === 'draft')?.id;
  });

  it('is the file that staff get, and is in the timeline once', async () => {
    const { status, data } = await print(sent.id);
    expect(status).toBe(200);
    expect((await readPdf(data)).text).toContain(`Faktura ${sent.number}`);
    await print(sent.id);
    const ofStaff = await call('invoice-pdf', { invoice_id: sent.id });
    const bytes = async (file: unknown) =>
      Buffer.from(await (file as Blob).arrayBuffer()).toString('base64');
    expect(await bytes((await print(sent.id)).data)).toBe(await bytes(ofStaff.data));
    expect(
      await rows(
        `select actor_id, data ->> 'person_id' as person from client_events where kind = 'invoice_opened'`,
      ),
    ).toEqual([{ actor_id: null, person: kajsasPerson }]);
  });

  it('shows a paid invoice and a credit note', async () => {
    await call('mark-invoice-paid', { invoice_id: sent.id, paid_on: '2025-06-10' });
    expect((await print(sent.id)).status).toBe(200);
    const { data } = await call('credit-invoice', { invoice_id: sent.id });
    expect((await print((data as { id: string }).id)).status).toBe(200);
  });

  it('shows no draft, and nothing of another client', async () => {
    for (const id of [draft, ofOther.id, crypto.randomUUID()]) {
      expect(await print(id)).toMatchObject({ status: 403, data: { error: 'not_allowed' } });
    }
  });

  it('shows nothing to others', async () => {
    for (const sub of [cast.viola.id, cast.pelle.id, cast.rasmus.id]) {
      expect((await print(sent.id, sub)).status).toBe(403);
    }
    expect((await callAs(undefined, 'portal-invoice-pdf', { invoice_id: sent.id })).status).toBe(
      403,
    );
    await setBilling(false);
    expect((await print(sent.id)).status).toBe(403);
    await rows('delete from client_contacts');
    expect((await print(sent.id)).status).toBe(403);
  });
});
