import { beforeEach, expect, it } from 'vitest';
import { tellOfWaitingStaff } from '../../../server/worker/notices/tell-of-waiting-staff.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server } = prepareFunctionsServer();

beforeEach(() =>
  server.database.query<AnyRow>('delete from public.staff_profiles where role is null'),
);

const run = async () =>
  tellOfWaitingStaff(await jobContext(server), undefined, async () => undefined);

async function signUp(email: string, columns = 'email_confirmed_at', name = 'Linus Ask') {
  await server.database.query(
    `insert into auth.users (email, ${columns}, raw_app_meta_data, raw_user_meta_data)
     values ($1, now(), '{"provider": "email"}', $2)`,
    [email, { account: 'staff', name }],
  );
}

async function mailsAbout(email: string) {
  const { rows } = await server.database.query<AnyRow>(
    `select to_email, language, variables from public.outbox
     where template_key = 'staff_signup_waiting' and variables ->> 'email' = $1 order by to_email`,
    [email],
  );
  return rows;
}

it('mails every active administrator once, in their language', async () => {
  await server.database.query(
    `update public.staff_profiles set language = 'sv' where user_id = $1`,
    [cast.astrid.id],
  );
  await signUp('linus@people.example');
  await run();
  await run();
  const { rows: administrators } = await server.database.query<AnyRow>(
    `select email from public.staff_profiles where role = 'admin' and state = 'active' order by email`,
  );
  const mails = await mailsAbout('linus@people.example');
  expect(mails.map((mail) => mail.to_email)).toEqual(administrators.map(({ email }) => email));
  const toAstrid = mails.find((mail) => mail.language === 'sv');
  expect(toAstrid?.variables.name).toBe('Linus Ask');
  expect(toAstrid?.variables.link).toMatch(/^https?:\/\/[^/]+\/admin\/users\?lang=sv$/);
});

it('does not mail about invited people or people who have a role', async () => {
  await signUp('invited@people.example', 'invited_at');
  await signUp('swift@people.example');
  await server.database.query(
    `update public.staff_profiles set role = 'editor', state = 'active' where email = 'swift@people.example'`,
  );
  await run();
  expect(await mailsAbout('invited@people.example')).toEqual([]);
  expect(await mailsAbout('swift@people.example')).toEqual([]);
});
