import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../server/functions/registry.ts';
import { type FunctionsServer, startFunctionsServer } from '../../fixtures/functions-server.ts';

// Every remote function is called as everybody. An empty body is enough: rights come first.

let server: FunctionsServer;
beforeAll(async () => {
  server = await startFunctionsServer();
});
afterAll(() => server?.stop());

const callers = [
  ['nobody', undefined],
  ['a visitor', 'viola'],
  ['somebody who waits for approval', 'pelle'],
  ['editor', 'edith'],
  ['recruiter', 'rasmus'],
  ['admin', 'astrid'],
] as const;

const definitions = [...registry.values()];

it('only these can be called by anyone', () => {
  const open = definitions.filter(({ roles }) => roles === 'anyone').map(({ name }) => name);
  expect(open.toSorted()).toEqual([
    'apply',
    'confirm-submission',
    'contact',
    'get_next_calendly_url',
    'join-candidate-bank',
    'join-freelance-network',
    'join-waiting-list',
    'person',
    'review',
    'send-calculation',
    'send-password-reset',
    'track',
  ]);
});

describe.each(definitions.filter(({ roles }) => roles !== 'anyone'))('$name', ({ name, roles }) => {
  it.each(callers)('as %s', async (role, as) => {
    const { status, error } = await server.invoke(name, {}, as && { as });
    if ((roles as string[]).includes(role)) expect(error).not.toBe('not_allowed');
    else expect({ status, error }).toEqual({ status: 403, error: 'not_allowed' });
  });
});
