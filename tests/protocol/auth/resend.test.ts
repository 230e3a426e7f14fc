import { describe, expect, it } from 'vitest';
import { password } from '../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';

const server = prepareAuthServer({ redirectUrls: ['https://*.partner.example/**'] });

const confirmed = (email: string) =>
  server.admin.auth.admin.createUser({ email, password, email_confirm: true });

describe('sending again', () => {
  it('mails an unconfirmed person and nobody else, with the same response', async () => {
    const email = 'karin@people.example';
    await server.client().auth.signUp({ email, password });
    await confirmed('lars@people.example');
    for (const address of [email, 'lars@people.example', 'nobody@people.example']) {
      const { data, error } = await server.client().auth.resend({ type: 'signup', email: address });
      expect(error).toBeNull();
      expect(data).toEqual({ user: null, session: null, messageId: undefined });
    }
    expect(await server.mails(email)).toHaveLength(2);
    expect(await server.mails('lars@people.example')).toHaveLength(0);
    expect(await server.mails('nobody@people.example')).toHaveLength(0);
  });

  it('rejects other types', async () => {
    const response = await server.request('/resend', {
      method: 'POST',
      body: '{"type":"recovery","email":"a@b.example"}',
    });
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
  });
});
