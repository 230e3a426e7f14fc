import { beforeAll, describe, expect, it } from 'vitest';
import { applicationForm } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { fillForm } from '../../../fixtures/site/public-forms.ts';

// Anybody can type an address. For a known one, nothing changes until its owner has confirmed.

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, createApplicant, pendingOf } = createPeople(server);

describe('a sender who has proved to own the address', () => {
  beforeAll(async () => {
    await rows('delete from people where user_id = $1', [cast.viola.id]);
    await server.invoke('apply', applicationForm({ email: cast.viola.email, phone: undefined }));
  });
  const findViolasPerson = async () =>
    (await rows('select id from people where email = $1', [cast.viola.email]))[0]?.id as string;
  const confirmAccount = (at: string) =>
    rows(`update auth.users set email_confirmed_at = ${at} where id = $1`, [cast.viola.id]);

  it('by a confirmed account needs no confirmation', async () => {
    const id = await findViolasPerson();
    await confirmAccount('null');
    await server.invoke('contact', fillForm('contact', cast.viola.email), { as: 'viola' });
    expect(await pendingOf(id)).toHaveLength(1);
    await confirmAccount('now()');
    const form = fillForm('join-candidate-bank', cast.viola.email);
    await server.invoke('join-candidate-bank', form, { as: 'viola' });
    expect(await pendingOf(id)).toHaveLength(1);
    expect(await rows('select user_id from people where id = $1', [id])).toEqual([
      { user_id: cast.viola.id },
    ]);
    expect(await rows('select from candidates where person_id = $1', [id])).toHaveLength(1);
  });

  it('by an account with another address needs a confirmation', async () => {
    const { id, email } = await createApplicant();
    await confirmAccount('now()');
    await server.invoke('contact', fillForm('contact', email), { as: 'viola' });
    expect(await pendingOf(id)).toHaveLength(1);
  });

  it('by their own private link needs no confirmation, by the link of another person does', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()];
    await server.invoke('contact', fillForm('contact', one.email, { own_link: other.token }));
    await server.invoke(
      'contact',
      fillForm('contact', one.email, { own_link: 'x', message: 'No' }),
    );
    expect(await pendingOf(one.id)).toHaveLength(2);
    const message = 'By the link';
    await server.invoke(
      'contact',
      fillForm('contact', one.email, { own_link: one.token, message }),
    );
    expect(await rows('select message from waiting_list where person_id = $1', [one.id])).toEqual([
      { message },
    ]);
  });
});
