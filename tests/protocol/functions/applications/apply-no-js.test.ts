import { describe, expect, it } from 'vitest';
import { applicant, applicationForm, guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { readApplications } from './read-applications.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { applicationsOf } = readApplications(rows);

describe('a form without scripts', () => {
  const page = { accept: 'text/html,application/xhtml+xml' };

  it('redirects to the thank-you page', async () => {
    const body = applicationForm({
      email: 'plain@people.example',
    });
    const response = await server.post('apply', { body, headers: page });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      '/thank-you?form=apply&job=hygglo-fullstack-developer&lang=sv',
    );
    expect(await applicationsOf('plain@people.example')).toHaveLength(1);
  });

  it('redirects back with the names of invalid fields and without typed values', async () => {
    const body = new URLSearchParams({
      ...guard(),
      ...applicant,
      email: 'secret',
      page: '/job/x?lang=sv',
    });
    const response = await server.post('apply', { body, headers: page });
    expect(response.status).toBe(303);
    const location = decodeURIComponent(response.headers.get('location') ?? '');
    const errors = 'cv:cv_or_linkedin,email:email_invalid';
    expect(location).toBe(`/job/x?lang=sv&form=apply&error=invalid&fields=${errors}`);
  });

  it('never redirects to another site', async () => {
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const body = new URLSearchParams({ ...guard(), ...applicant, email: 'x', page: elsewhere });
      const response = await server.post('apply', { body, headers: page });
      expect(response.headers.get('location')).toMatch(/^\/\?/);
    }
  });
});
