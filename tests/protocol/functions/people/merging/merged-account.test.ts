import { describe, expect, it } from 'vitest';
import { createLookAlikes } from '../../../../fixtures/applicants/look-alikes.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

// Anyone can submit a form in the name of another person while signed in. Only an account with the address on file
// reaches the record.

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { signIn, personWithHistory, joinAs, joinSignedIn, merge, endHold } =
  createLookAlikes(server);

type Account = Awaited<ReturnType<typeof signIn>>;

const accountOf = async (personId: string) =>
  (await rows('select user_id, linkedin_sub from people where id = $1', [personId]))[0];

const linkedTo = ({ id, sub }: Account) => ({ user_id: id, linkedin_sub: sub });
const unlinked = { user_id: null, linkedin_sub: null };

/** The rows about people that the account reads, by table. */
async function readableBy({ claims }: Account): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['people', 'candidates', 'documents', 'consents']) {
    const text = `select from public.${table}`;
    const { rowCount } = await server.database.withRole(
      { role: 'authenticated', claims },
      { text, values: [] },
    );
    if (rowCount) counts[table] = rowCount;
  }
  return counts;
}

const rename = ({ claims }: Account, personId: string) =>
  server.database.withRole(
    { role: 'authenticated', claims },
    { text: `update public.people set headline = 'Changed' where id = $1`, values: [personId] },
  );

describe('a merge', () => {
  it('does not give the kept record to the account of the merged one', async () => {
    const victim = await personWithHistory();
    const attacker = await signIn('attacker1@people.example');
    const fake = await joinSignedIn(attacker);
    expect(await accountOf(fake.id)).toEqual(linkedTo(attacker));
    expect(await readableBy(attacker)).toMatchObject({ people: 1, candidates: 1 });

    expect(await merge(victim.id, fake.id)).toBe(200);
    expect(await accountOf(victim.id)).toEqual(unlinked);
    expect(await readableBy(attacker)).toEqual({});
    expect((await rename(attacker, victim.id)).rowCount).toBe(0);
  });

  it('keeps the account of the kept record and drops that of the merged one', async () => {
    const victim = await personWithHistory();
    const owner = await signIn(victim.email);
    await joinSignedIn(owner);
    const attacker = await signIn('attacker2@people.example');
    const fake = await joinSignedIn(attacker);
    await merge(victim.id, fake.id);
    expect(await accountOf(victim.id)).toEqual(linkedTo(owner));
    expect(await readableBy(attacker)).toEqual({});
  });

  it('keeps an account that was linked before, also if it has changed its address since', async () => {
    const victim = await personWithHistory();
    const owner = await signIn(victim.email);
    await joinSignedIn(owner);
    await rows(`update auth.users set email = 'changed.' || email where id = $1`, [owner.id]);
    const fake = await joinSignedIn(await signIn('attacker3@people.example'));
    await merge(victim.id, fake.id);
    expect(await accountOf(victim.id)).toEqual(linkedTo(owner));
  });

  it('links the account of the chosen address after the time for objections', async () => {
    const [known, owner] = [await personWithHistory(), await signIn('new.home@people.example')];
    const newer = await joinSignedIn(owner);
    await merge(known.id, newer.id, ['email']);
    await joinAs(owner.headers, owner.email, 'Sewing');
    expect(await accountOf(known.id)).toEqual(unlinked);
    await endHold(known.id);
    await joinAs(owner.headers, owner.email, 'Sailing');
    expect(await accountOf(known.id)).toEqual(linkedTo(owner));
    expect(await readableBy(owner)).toMatchObject({ people: 1, documents: 1, consents: 5 });
  });

  it('does not link an account whose address is no longer confirmed', async () => {
    const [known, owner] = [await personWithHistory(), await signIn('unproven@people.example')];
    const newer = await joinSignedIn(owner);
    await rows('update auth.users set email_confirmed_at = null where id = $1', [owner.id]);
    await merge(known.id, newer.id, ['email']);
    expect(await accountOf(known.id)).toEqual(unlinked);
  });

  it('drops the account of the kept record if staff take the address of the merged one', async () => {
    const victim = await personWithHistory();
    const attacker = await signIn('attacker4@people.example');
    const fake = await joinSignedIn(attacker);
    await merge(fake.id, victim.id, ['email']);
    expect(await accountOf(fake.id)).toEqual(unlinked);
    expect(await readableBy(attacker)).toEqual({});
  });
});

describe('a change of the address by staff', () => {
  const setEmail = (personId: string, email: string | null) =>
    asStaff('recruiter', 'update public.people set email = $2 where id = $1', [personId, email]);

  it.each(['moved@people.example', null])('to %s ends the access of the account', async (email) => {
    const person = await personWithHistory();
    const owner = await signIn(person.email);
    await joinSignedIn(owner);
    await setEmail(person.id, email);
    expect(await accountOf(person.id)).toEqual(unlinked);
    expect(await readableBy(owner)).toEqual({});
  });

  it('to the new address of the account keeps it', async () => {
    const person = await personWithHistory();
    const owner = await signIn(person.email);
    await joinSignedIn(owner);
    const email = `next.${person.email}`;
    await rows('update auth.users set email = $2 where id = $1', [owner.id, email]);
    await setEmail(person.id, email.toUpperCase());
    expect(await accountOf(person.id)).toEqual(linkedTo(owner));
  });
});
