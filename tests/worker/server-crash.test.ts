import { describe, expect, it } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { cleanUp } from '../../server/worker/clean-up.ts';
import { applicationForm } from '../fixtures/applications.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { startChild } from '../fixtures/processes/child.ts';
import { until } from '../fixtures/until.ts';
import { jobContext } from '../fixtures/worker.ts';

// A process dies at the worst moment. Nothing is lost and nothing is duplicated.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

describe('a server that is killed in the middle of an application', () => {
  const email = 'halfway@people.example';
  const key = { 'idempotency-key': 'halfway-there-1' };
  const send = (url: string) =>
    fetch(`${url}/functions/v1/apply`, {
      method: 'POST',
      body: applicationForm({ email }),
      headers: key,
    });

  const countStored = async () => ({
    people: (await rows('select from people where email = $1', [email])).length,
    applications: (
      await rows('select from applications join people on people.id = person_id where email = $1', [
        email,
      ])
    ).length,
    mails: (await server.outbox(email)).length,
    documents: (await rows('select from documents')).length,
    files: (await server.files.list('cvs')).length,
  });

  it('leaves only a file for the clean-up, and the application can be sent again', async () => {
    const child = await startChild('functions-process.ts', server.databaseUrl, server.files.folder);
    await withClient(server.databaseUrl, async (client) => {
      await client.query('begin; lock table public.application_events in exclusive mode');
      const interrupted = send(child.firstLine).catch(() => 'no response');
      await until(
        async () =>
          (
            await rows(
              `select from pg_locks where not granted and relation = 'public.application_events'::regclass`,
            )
          ).length,
      );
      await child.kill();
      expect(await interrupted).toBe('no response');
      await client.query('rollback');
    });
    await until(
      async () =>
        (
          await rows(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length === 0,
    );
    expect(await countStored()).toEqual({
      people: 0,
      applications: 0,
      mails: 0,
      documents: 0,
      files: 1,
    });

    const secondResponse = await send(server.url);
    expect(await secondResponse.json()).toEqual({ ok: true });
    await send(server.url);
    expect(await countStored()).toEqual({
      people: 1,
      applications: 1,
      mails: 1,
      documents: 1,
      files: 2,
    });

    await cleanUp(await jobContext(server), undefined, async () => undefined);
    expect((await countStored()).files).toBe(2);
    await server.database.query(
      `update storage.objects set created_at = now() - interval '25 hours'`,
    );
    await cleanUp(await jobContext(server), undefined, async () => undefined);
    expect(await countStored()).toEqual({
      people: 1,
      applications: 1,
      mails: 1,
      documents: 1,
      files: 1,
    });
  });
});
