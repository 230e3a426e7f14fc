import { beforeEach, expect, it } from 'vitest';
import { withClient } from '../../../server/postgres/with-client.ts';
import { tellOfPauseRequests } from '../../../server/worker/notices/tell-of-pause-requests.ts';
import { cast, insertContact, kajsasPerson } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
let count = 0;

beforeEach(() => rows('delete from staff_preferences'));

/** Kajsa asks Rasmus, who owns the client, for a pause. */
async function ask(): Promise<string> {
  count += 1;
  const [client] = await rows('insert into clients (name) values ($1) returning id', [
    `Ullverket ${count}`,
  ]);
  await rows('update client_details set owner_id = $2 where client_id = $1', [
    client?.id,
    cast.rasmus.id,
  ]);
  await rows(`select start_client_plan($1, 'small', '2025-01-01', 100, 'SEK')`, [client?.id]);
  await withClient(server.databaseUrl, (connection) => insertContact(connection, client?.id));
  await rows(
    `insert into client_pause_requests (client_id, person_id, starts_on, ends_on)
     values ($1, $2, private.stockholm_today() + 1, private.stockholm_today() + 3)`,
    [client?.id, kajsasPerson],
  );
  return client?.id;
}

const run = async () =>
  tellOfPauseRequests(await jobContext(server), undefined, async () => undefined);
const waitTwoMinutes = () =>
  rows(`update notifications set created_at = created_at - interval '3 minutes'`);

const mailsAbout = (client: string) =>
  rows(
    `select to_email, variables from outbox
     where template_key = 'staff_pause_request' and variables ->> 'link' like '%' || $1 || '%'`,
    [client],
  );

it('mails the owner once about a request that they have not read', async () => {
  const client = await ask();
  await run();
  expect(await mailsAbout(client)).toEqual([]);
  await waitTwoMinutes();
  await run();
  await run();
  expect(await mailsAbout(client)).toMatchObject([
    { to_email: cast.rasmus.email, variables: { contact: 'Kajsa Contact' } },
  ]);
});

it.each([
  ['has read the notification', 'update notifications set read_at = now()'],
  [
    'has turned these mails off',
    `insert into staff_preferences (user_id, key, value) values ('${cast.rasmus.id}', 'mail_client_answers', 'false')`,
  ],
  [
    'has answered',
    `update client_pause_requests set state = 'declined', reason = 'No', decided_at = now() where state = 'pending'`,
  ],
])('sends nothing to an owner who %s', async (_, happens) => {
  const client = await ask();
  await rows(happens);
  await waitTwoMinutes();
  await run();
  expect(await mailsAbout(client)).toEqual([]);
});
