import { describe, expect, it } from 'vitest';
import { prepareRecipients, readExport } from './prepare-recipients.ts';

const {
  server,
  rows,
  asStaff,
  call,
  tokenOf,
  mail,
  deliver,
  approve,
  addWithMainContact,
  recipientOf,
  setOwner,
  setEmail,
} = prepareRecipients();
describe('an invoice', () => {
  it('goes to a new address of the main contact once the owner or an administrator approves it', async () => {
    const { id, client, person } = await addWithMainContact('first@ullberg.example');
    expect(await recipientOf(id)).toBe('first@ullberg.example');
    await setEmail('recruiter', person, 'second@ullberg.example');
    expect(await recipientOf(id)).toBeNull();
    // Another address than the one that was shown, or a change that only names the main contact.
    await expect(approve('recruiter', client, person, 'first@ullberg.example')).rejects.toThrow(
      'does not have this address',
    );
    await asStaff(
      'recruiter',
      'update client_contacts set is_primary = true where person_id = $1',
      [person],
    );
    expect(await recipientOf(id)).toBeNull();
    await approve('recruiter', client, person, 'Second@ullberg.example');
    expect(await recipientOf(id)).toBe('second@ullberg.example');
    await setOwner(client, null);
    await setEmail('admin', person, 'third@ullberg.example');
    await expect(approve('recruiter', client, person, 'third@ullberg.example')).rejects.toThrow(
      'only administrators and the owner',
    );
    await approve('admin', client, person, 'third@ullberg.example');
    expect(await recipientOf(id)).toBe('third@ullberg.example');
  });

  it('does not go to an address that the main contact asked for until it is approved', async () => {
    const { id, client, person } = await addWithMainContact('asks@ullberg.example');
    await rows(
      `insert into privacy_requests (person_id, kind, message) values ($1, 'rectification', 'E-mail: new@ullberg.example')`,
      [person],
    );
    await asStaff(
      'admin',
      'select public.change_requested_email(id) from public.privacy_requests where person_id = $1',
      [person],
    );
    expect(await recipientOf(id)).toBeNull();
    await approve('admin', client, person, 'new@ullberg.example');
    expect(await recipientOf(id)).toBe('new@ullberg.example');
  });

  it.each(['rasmus', 'astrid'] as const)(
    'does not go to a record of a stranger that %s keeps in a merge, who may approve addresses',
    async (as) => {
      const approvedEmail = `known.${as}@ullberg.example`;
      const { id, person } = await addWithMainContact(approvedEmail);
      const email = `stranger.${as}@evil.example`;
      const [stranger] = await rows(
        `insert into people (first_name, last_name, email) values ('Ines', 'Ullberg', $1) returning id`,
        [email],
      );
      const merge = { keep: stranger?.id, merge: person, checked_email: email };
      expect((await call('merge-people', merge, as)).status).toBe(200);
      expect(
        await rows('select approved_email from client_contacts where person_id = $1', [
          stranger?.id,
        ]),
      ).toEqual([{ approved_email: approvedEmail }]);
      expect(await recipientOf(id)).toBeNull();
      expect(await mail(id, 'send', as)).toMatchObject({ error: 'billing_email_missing' });
    },
  );

  it('does not go to an address that a colleague gave the main contact of another’s client', async () => {
    const { id, client, person } = await addWithMainContact('known@ullberg.example');
    await setOwner(client, null);
    await setEmail('recruiter', person, 'private@evil.example');
    expect(await recipientOf(id)).toBeNull();
    expect(await mail(id, 'send', 'astrid')).toMatchObject({ error: 'billing_email_missing' });
    await setEmail('recruiter', person, 'known@ullberg.example');
    expect(await recipientOf(id)).toBe('known@ullberg.example');
  });

  it('does not go to a main contact whom a colleague chose at another’s client', async () => {
    const { id, client, person } = await addWithMainContact('chosen@ullberg.example');
    const [other] = await rows(
      `insert into people (first_name, email) values ('Nils', 'nils@evil.example') returning id`,
    );
    await setOwner(client, null);
    const choose = async (actor: 'recruiter' | 'admin', chosen: string) => {
      const statement = 'update client_contacts set is_primary = $3 where client_id = $1 and';
      await asStaff(actor, `${statement} person_id <> $2`, [client, chosen, false]);
      await asStaff(actor, `${statement} person_id = $2`, [client, chosen, true]);
    };
    await asStaff(
      'recruiter',
      'insert into client_contacts (client_id, person_id) values ($1, $2)',
      [client, other?.id],
    );
    await choose('recruiter', other?.id);
    expect(await recipientOf(id)).toBeNull();
    await choose('recruiter', person);
    expect(await recipientOf(id)).toBeNull();
    await choose('admin', person);
    expect(await recipientOf(id)).toBeNull();
    await approve('admin', client, person, 'chosen@ullberg.example');
    expect(await recipientOf(id)).toBe('chosen@ullberg.example');
    // Nor if they merge the contact into a record of their own.
    const merge = { keep: other?.id, merge: person, checked_email: 'nils@evil.example' };
    expect((await call('merge-people', merge)).status).toBe(200);
    expect(await recipientOf(id)).toBeNull();
  });

  it('is in the export of the recipient without its content, and not for recruiters of other clients', async () => {
    const { id, client, person } = await addWithMainContact('export@ullberg.example');
    await deliver(id);
    await rows(
      `insert into outbox (cause, template_key, person_id, to_email, language, state, sent_at, subject, body_text)
     values ('export:' || $1::uuid, 'person_link', $1::uuid, 'export@ullberg.example', 'sv', 'sent', now(), 'Länk', 'Till dig')`,
      [person],
    );
    const exportAs = async (as?: 'astrid') =>
      readExport((await call('export-person', { person_id: person }, as)).data);
    const allMail = { subjects: [null, 'Länk'], texts: [null, 'Till dig'], events: 2 };
    expect(await exportAs()).toEqual(allMail);
    await setOwner(client, null);
    expect(await exportAs()).toEqual({ subjects: ['Länk'], texts: ['Till dig'], events: 1 });
    expect(await exportAs('astrid')).toEqual(allMail);
  });

  it('is not readable in the export by the holder of a record that the contact was merged into', async () => {
    const { id, client, person } = await addWithMainContact('merged@ullberg.example');
    await deliver(id);
    await setOwner(client, null);
    const email = 'private.box@evil.example';
    const [own] = await rows(
      `insert into people (first_name, email) values ('Nils', $1) returning id`,
      [email],
    );
    const merge = { keep: own?.id, merge: person, checked_email: email };
    expect((await call('merge-people', merge)).status).toBe(200);
    await rows('update people set links_held_until = null where id = $1', [own?.id]);
    await server.invoke('person', { action: 'send_link', email });
    const token = await tokenOf(email, 'person_link');
    const { data } = await server.invoke('person', { action: 'export', token });
    expect(JSON.stringify(data)).not.toMatch(/38.750|Faktura/);
    expect(readExport(data).subjects).toContain(null);
  });
});
