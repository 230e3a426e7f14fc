import type { FunctionsHttpError, SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { type ApiScope, apiScopes } from '../../../domain/api/scope.ts';
import { createApiToken } from '../../../server/http/identity/api-token.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareApiTokens } from './prepare-api-tokens.ts';

const { server, rows, createToken, clientOf, clientWith } = prepareApiTokens();

describe('remote functions', () => {
  const invoke = async (client: SupabaseClient, name: string, body: object) => {
    const { data, error } = await client.functions.invoke(name, { body });
    if (!error) return { status: 200, data };
    const response = (error as FunctionsHttpError).context as Response;
    return { status: response.status, data: await response.json() };
  };

  it('work with the scope, and are audited under the token', async () => {
    const { id, token } = await createToken('applications:write');
    const [job] = await rows(`select id from public.jobs where state = 'open' limit 1`);
    const applicant = {
      job_id: job?.id,
      first_name: 'Sami',
      last_name: 'Berg',
      email: 'sami@people.example',
      language: 'sv',
    };
    const { status, data } = await invoke(clientOf(token), 'add-application', applicant);
    expect({ status, data }).toMatchObject({ status: 200 });
    const audited = await rows(
      `select table_name from public.audit_log where token_id = $1 and action = 'insert' and actor_id = $2`,
      [id, cast.astrid.id],
    );
    expect(audited.map(({ table_name }) => table_name)).toEqual(
      expect.arrayContaining(['people', 'applications']),
    );
  });

  it.each([
    ['without its scope', 'move-application'],
    ['that makes tokens', 'create-api-token'],
    ['for users', 'staff-account'],
    ['for webhooks', 'rotate-webhook-secret'],
    ['that erases', 'anonymise'],
    ['for everybody', 'track'],
  ])('are closed to a token: one %s', async (_, name) => {
    const client = await clientWith(...apiScopes.filter((scope) => scope !== 'applications:write'));
    expect(await invoke(client, name, {})).toMatchObject({
      status: 403,
      data: { error: 'not_allowed' },
    });
  });

  it('name the scope that is missing', async () => {
    const client = await clientWith('applications:read');
    expect(await invoke(client, 'move-application', {})).toMatchObject({
      status: 403,
      data: { message: 'the API token lacks the scope applications:write' },
    });
  });

  it('need further scopes to reject applicants and to write to people', async () => {
    const [job] = await rows(`select id from public.jobs where state = 'open' limit 1`);
    const missingCallScope = (scope: ApiScope) => ({
      status: 403,
      data: { message: `the API token lacks the scope ${scope}` },
    });
    const closing = { job_id: job?.id };
    const rejecting = { ...closing, reject: ['new'], merit_note: 'Filled' };
    const closeJobWith = async (body: object, ...scopes: ApiScope[]) =>
      invoke(await clientWith('jobs:write', ...scopes), 'close-job', body);
    expect(await closeJobWith(rejecting)).toMatchObject(missingCallScope('applications:write'));
    const mailing = { ...rejecting, mail: 'now' };
    expect(await closeJobWith(mailing, 'applications:write')).toMatchObject(
      missingCallScope('mail:write'),
    );
    expect(await closeJobWith(closing)).toMatchObject({ status: 200 });
    expect(await closeJobWith(mailing, 'applications:write', 'mail:write')).toMatchObject({
      status: 200,
    });

    const writer = await clientWith('applications:write', 'interviews:write');
    const move = { application_id: cast.astrid.id, from: 'new', to: 'screening' };
    expect(await invoke(writer, 'move-application', move)).toMatchObject({ status: 404 });
    const mail = { template: 'application_message', message: 'Hello' };
    expect(await invoke(writer, 'move-application', { ...move, mail })).toMatchObject(
      missingCallScope('mail:write'),
    );
    const plan = {
      application_id: cast.astrid.id,
      kind: 'video',
      minutes: 45,
      language: 'en',
      time_zone: 'Europe/Stockholm',
      staff_ids: [cast.rasmus.id],
      scheduling: 'free',
    };
    expect(await invoke(writer, 'schedule-interview', plan)).toMatchObject({ status: 404 });
    for (const text of [{ message: 'Hello' }, { place: 'Sign in at https://evil.example' }]) {
      expect(await invoke(writer, 'schedule-interview', { ...plan, ...text })).toMatchObject(
        missingCallScope('mail:write'),
      );
    }
    const change = { ...plan, interview_id: cast.astrid.id, sequence: 0 };
    expect(await invoke(writer, 'change-interview', change)).toMatchObject({ status: 404 });
    const placed = { ...change, place: 'Sign in at https://evil.example' };
    expect(await invoke(writer, 'change-interview', placed)).toMatchObject(
      missingCallScope('mail:write'),
    );
  });

  it('say what is wrong with an idempotency key', async () => {
    const { token } = await createToken('mail:write');
    const response = await fetch(`${server.url}/functions/v1/send-mail`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'k1',
      },
      body: JSON.stringify({ template: 'application_message', application_id: cast.astrid.id }),
    });
    expect(await response.json()).toMatchObject({
      error: 'unreadable',
      message: 'An idempotency key has 8 to 200 characters.',
    });
  });

  it('reject an unknown token', async () => {
    expect(await invoke(clientOf(createApiToken()), 'send-mail', {})).toMatchObject({
      status: 401,
    });
  });
});
