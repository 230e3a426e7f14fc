import { beforeEach, describe, expect, it } from 'vitest';
import { createLookAlikes } from '../../../fixtures/applicants/look-alikes.ts';
import { actors } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// A link is the only access to a person's own page, so a person who loses it through a change by staff gets a new
// one.

const { server } = prepareFunctionsServer({ withQuestions: false });
const { rows, tokenOf } = createPeople(server);
const { personWithHistory, merge, endHold } = createLookAlikes(server);

const show = async (token: string) =>
  (await server.invoke('person', { action: 'show', token })).status;
const templatesTo = async (email: string, state?: string) =>
  (await server.outbox(email))
    .filter((mail) => state === undefined || mail.state === state)
    .map(({ template }) => template);
const changeTo = (id: string, email: string) =>
  server.database.withRole(
    { role: 'authenticated', claims: { ...actors.recruiter, aal: 'aal1' } },
    { text: 'update people set email = $2 where id = $1', values: [id, email] },
  );

describe('a new address', () => {
  it('that staff enter gets a link in the language of the person, and no earlier link works', async () => {
    const person = await personWithHistory();
    const address = `staff.${person.email}`;
    await rows(`update people set language = 'sv' where id = $1`, [person.id]);
    await changeTo(person.id, address);
    expect(await show(person.token)).toBe(410);
    const mail = (await server.outbox(address)).find(
      ({ template }) => template === 'person_new_email',
    );
    expect(mail).toMatchObject({
      language: 'sv',
      variables: { link: expect.stringMatching(/\?lang=sv$/) },
    });
    expect(await show(await tokenOf(address, 'person_new_email'))).toBe(200);
  });

  it('that the person requested gets a link once staff have entered it', async () => {
    const person = await personWithHistory();
    const address = `asked.${person.email}`;
    const correction = { action: 'correct', token: person.token, new_email: address };
    expect((await server.invoke('person', correction)).status).toBe(200);
    expect(await templatesTo(address)).toEqual([]);
    await server.database.withRole(
      { role: 'authenticated', claims: { ...actors.admin, aal: 'aal1' } },
      {
        text: 'select public.change_requested_email(id) from public.privacy_requests where person_id = $1',
        values: [person.id],
      },
    );
    expect(await show(await tokenOf(address, 'person_new_email'))).toBe(200);
  });

  it('gets one link, and none for an address that was corrected before the mail was sent', async () => {
    const person = await personWithHistory();
    await changeTo(person.id, `typo.${person.email}`);
    await changeTo(person.id, `right.${person.email}`);
    expect(
      await rows(
        `select to_email, state from outbox where template_key = 'person_new_email' and person_id = $1 order by to_email`,
        [person.id],
      ),
    ).toEqual([
      { to_email: `right.${person.email}`, state: 'queued' },
      { to_email: `typo.${person.email}`, state: 'cancelled' },
    ]);
  });

  it('of somebody who awaits erasure gets a link too', async () => {
    const person = await personWithHistory();
    await rows(
      `update people set erase_after = now() + interval '20 days', erasure_requested_at = now() where id = $1`,
      [person.id],
    );
    await changeTo(person.id, `leaving.${person.email}`);
    expect(await show(await tokenOf(`leaving.${person.email}`, 'person_new_email'))).toBe(200);
  });
});

describe('a merge', () => {
  let keptPerson: Awaited<ReturnType<typeof personWithHistory>>;
  let merged: typeof keptPerson;

  beforeEach(async () => {
    [keptPerson, merged] = [await personWithHistory(), await personWithHistory()];
  });

  it('mails a link to the address that stays, which also gets mail that waits, and keeps its earlier links', async () => {
    const queued = await templatesTo(merged.email, 'queued');
    expect(queued).toContain('candidate_welcome');
    expect(await merge(keptPerson.id, merged.id)).toBe(200);
    expect(await show(keptPerson.token)).toBe(200);
    expect(await show(merged.token)).toBe(410);
    expect(await show(await tokenOf(keptPerson.email, 'person_merged'))).toBe(200);
    expect(await templatesTo(merged.email, 'queued')).toEqual(['person_email_changed']);
    expect(await templatesTo(keptPerson.email, 'queued')).toEqual(expect.arrayContaining(queued));
  });

  it('mails a link to the address of the merged record if that one stays', async () => {
    await merge(keptPerson.id, merged.id, ['email', 'language']);
    expect([await show(keptPerson.token), await show(merged.token)]).toEqual([410, 410]);
    await endHold(keptPerson.id);
    expect(await show(await tokenOf(merged.email, 'person_new_email'))).toBe(200);
    expect(await templatesTo(keptPerson.email)).toContain('person_email_changed');
    expect([
      ...(await templatesTo(keptPerson.email)),
      ...(await templatesTo(merged.email)),
    ]).not.toContain('person_merged');
  });

  it('mails a link to the only address', async () => {
    await rows('update people set email = null where id = $1', [keptPerson.id]);
    await merge(keptPerson.id, merged.id);
    expect(await show(merged.token)).toBe(410);
    expect(await show(await tokenOf(merged.email, 'person_merged'))).toBe(200);
  });

  it('sends no mail that promises earlier links', async () => {
    await merge(keptPerson.id, merged.id);
    await server.invoke('person', { action: 'resend_link', token: merged.token });
    const mails = await rows(
      `select id from outbox where to_email = $1 and template_key in ('person_link', 'person_merged')`,
      [keptPerson.email],
    );
    expect(mails).toHaveLength(2);
    for (const { id } of mails) {
      const { data } = await server.invoke('show-mail', { mail_id: id }, { as: 'rasmus' });
      expect(data.text).not.toMatch(/still work|fungerar fortfarande/);
    }
  });
});
