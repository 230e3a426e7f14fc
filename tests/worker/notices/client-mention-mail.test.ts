import { beforeEach, expect, it } from 'vitest';
import { tellOfClientMentions } from '../../../server/worker/notices/tell-of-client-mentions.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { astrid, rasmus, edith } = cast;

beforeEach(async () => {
  await rows('delete from staff_preferences');
  await rows(`update staff_profiles set language = 'sv' where user_id = $1`, [astrid.id]);
});

/** Rasmus mentions colleagues in a note on a client. */
async function mention(mentions: string[]) {
  const [client] = await rows(`select id, name from clients order by name limit 1`);
  await asStaff(
    'recruiter',
    `insert into client_notes (client_id, kind, body, mentions) values ($1, 'note', 'Can you call them?', $2)`,
    [client?.id, mentions],
  );
  const [note] = await rows('select id from client_notes order by created_at desc limit 1');
  return { client, note: note?.id as string };
}

/** Runs the task after the time in which a colleague may read the notification. */
async function mailMentions() {
  await rows(`update notifications set created_at = created_at - interval '3 minutes'`);
  await tellOfClientMentions(await jobContext(server), undefined, async () => undefined);
}

const mailsAbout = (note: string) =>
  rows(
    `select to_email, language, variables from outbox where cause like 'staff_client_mention:' || $1 || ':%'`,
    [note],
  );

it('mails the mentioned colleague once, in their language, with a link to the client', async () => {
  const { client, note } = await mention([astrid.id, rasmus.id, edith.id]);
  await mailMentions();
  await mailMentions();
  const mails = await mailsAbout(note);
  // Neither the author gets mail nor an editor, who may not read notes on clients.
  expect(mails).toMatchObject([
    {
      to_email: astrid.email,
      language: 'sv',
      variables: { first_name: 'Astrid', author: rasmus.name, company: client?.name },
    },
  ]);
  expect(new URL(mails[0]?.variables.link).pathname).toBe(`/admin/clients/${client?.id}`);
});

it.each([
  ['the colleague has read it', 'update notifications set read_at = now()'],
  [
    'the colleague has turned these mails off',
    `insert into staff_preferences (user_id, key, value) values ('${astrid.id}', 'mail_mentions', 'false')`,
  ],
  ['the note was deleted', 'delete from client_notes'],
])('mails nobody if %s', async (_, statement) => {
  const { note } = await mention([astrid.id]);
  await rows(statement);
  await mailMentions();
  expect(await mailsAbout(note)).toEqual([]);
});
