import { beforeAll, describe, expect, it } from 'vitest';
import { askQuestions } from '../../../fixtures/applicants/job-questions.ts';
import { applicationForm } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { readApplications } from './read-applications.ts';

const { server, rows } = prepareFunctionsServer();
const { applicationsOf, questionIds } = readApplications(rows);

describe('an invalid application', () => {
  beforeAll(() => askQuestions(server.database));

  it.each([
    ['no name', { first_name: ' ' }, { first_name: 'required' }],
    ['no address', { email: 'nobody' }, { email: 'email_invalid' }],
    ['a telephone that is none', { phone: 'call me' }, { phone: 'phone_invalid' }],
    ['no consent', { consent: undefined }, { consent: 'consent_required' }],
    [
      'a profile elsewhere',
      { linkedin_url: 'https://evil.example/in/x' },
      { linkedin_url: 'linkedin_invalid' },
    ],
  ])('is rejected with %s', async (_, fields, expected) => {
    const response = await server.invoke('apply', applicationForm(fields));
    expect(response).toMatchObject({ status: 422, error: 'invalid', fields: expected });
  });

  it('is rejected if a required question has no answer', async () => {
    const [question] = await questionIds('yes_no');
    const response = await server.invoke(
      'apply',
      applicationForm({ email: 'unanswered@people.example' }),
    );
    expect(response.fields).toEqual({ [`answers.${question?.id}`]: 'required' });
    expect(await applicationsOf('unanswered@people.example')).toEqual([]);
  });

  it('is rejected without a CV or a profile', async () => {
    const response = await server.invoke('apply', applicationForm({}, new File([], '')));
    expect(response.fields).toEqual({ cv: 'cv_or_linkedin' });
    // Reported together with the other errors, but not if the profile itself is invalid.
    const empty = { first_name: ' ', linkedin_url: ' ' };
    const twoErrors = await server.invoke('apply', applicationForm(empty, new File([], '')));
    expect(twoErrors.fields).toEqual({ cv: 'cv_or_linkedin', first_name: 'required' });
    const elsewhere = { linkedin_url: 'https://evil.example/in/x' };
    const profile = await server.invoke('apply', applicationForm(elsewhere, new File([], '')));
    expect(profile.fields).toEqual({ linkedin_url: 'linkedin_invalid' });
  });

  it('is rejected for a closed or unknown job', async () => {
    await server.database.query(
      `update jobs set state = 'closed' where slug = 'gofido-fullstack-developer'`,
    );
    const closed = await server.invoke(
      'apply',
      applicationForm({ job: 'gofido-fullstack-developer' }),
    );
    expect(closed).toMatchObject({ status: 409, error: 'job_closed' });
    const none = await server.invoke('apply', applicationForm({ job: 'no-such-job' }));
    expect(none).toMatchObject({ status: 404, error: 'job_not_found' });
  });

  it('is rejected with a consent version that was never shown', async () => {
    const [question] = await questionIds('yes_no');
    const form = applicationForm({ consent_version: '99', [`answers.${question?.id}`]: 'no' });
    expect(await server.invoke('apply', form)).toMatchObject({
      status: 409,
      error: 'consent_outdated',
    });
  });
});
