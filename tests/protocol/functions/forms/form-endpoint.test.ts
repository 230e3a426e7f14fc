import { describe, expect, it } from 'vitest';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer();

describe('GET on the URL of a form', () => {
  const getForm = (path: string, accept: string) =>
    fetch(`${server.url}/functions/v1/${path}`, { headers: { accept }, redirect: 'manual' });
  const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const redirectOf = async (path: string) => {
    const response = await getForm(path, html);
    expect(response.status).toBe(303);
    return response.headers.get('location');
  };

  it.each([
    ['apply', '/available-jobs'],
    ['contact', '/about'],
    ['join-candidate-bank', '/kandidatbanken'],
    ['join-freelance-network', '/freelance-network'],
    ['join-waiting-list', '/membership'],
    ['send-calculation', '/calculator'],
    ['join-newsletter', '/blog'],
  ])('redirects a browser that opens %s to %s', async (name, home) => {
    expect(await redirectOf(name)).toBe(home);
    // Clients that do not accept HTML get an error.
    const response = await getForm(name, '*/*');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'unreadable' });
  });

  it('redirects to the page that it names, and never to another site', async () => {
    expect(await redirectOf('apply?page=%2Fjob%2Fgardener')).toBe('/job/gardener');
    expect(await redirectOf('send-calculation?page=%2Fcalculator%3Fhires%3D6')).toBe(
      '/calculator?hires=6',
    );
    const elsewhere = [
      '//x.example',
      '/\\x.example',
      'https://x.example',
      '/\t/x',
      '/.//x.example',
    ];
    for (const page of [...elsewhere, '/a/..//x.example', '/%2e//x.example'])
      expect(await redirectOf(`contact?page=${encodeURIComponent(page)}`)).toBe('/about');
  });
});

describe('send-password-reset', () => {
  it('mails a reset link in the language of the account', async () => {
    await server.database.query(
      `update staff_profiles set language = 'sv' where email = 'rasmus@example.com'`,
    );
    const response = await server.invoke('send-password-reset', { email: 'rasmus@example.com' });
    expect(response.data).toEqual({ success: true });
    const [mail] = await server.outbox('rasmus@example.com');
    expect(mail).toMatchObject({ template: 'auth_recovery', language: 'sv' });
    expect(mail?.variables.link).toContain(encodeURIComponent('/admin/password-reset'));
  });

  it('mails it in the language of the form, if that is known', async () => {
    const headers = { 'accept-language': 'sv' };
    const body = { email: 'edith@example.com' };
    await server.invoke('send-password-reset', body, { headers });
    const [mail] = await server.outbox('edith@example.com');
    expect(mail).toMatchObject({ template: 'auth_recovery', language: 'sv' });
    expect(mail?.variables.link).toContain(encodeURIComponent('/admin/password-reset?lang=sv'));
  });

  it('responds the same for an unknown address', async () => {
    const response = await server.invoke('send-password-reset', { email: 'nobody@example.com' });
    expect(response.data).toEqual({ success: true });
    expect(await server.outbox('nobody@example.com')).toEqual([]);
  });

  it('rejects an invalid e-mail address', async () => {
    expect(await server.invoke('send-password-reset', { email: 'x' })).toMatchObject({
      status: 422,
    });
  });
});
