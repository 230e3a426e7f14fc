import { expect, it } from 'vitest';
import { confirmLatest } from '../../../fixtures/people.ts';
import { prepareJoinAgain } from './prepare-join-again.ts';

// People who join again have confirmed the form by mail: its details replace the stored ones.

const { server, rows, createApplicant, join, details, lastMail, updatesOf } = prepareJoinAgain();

it('replaces a candidate’s preferences, and adds skills', async () => {
  const { id, email } = await createApplicant();
  await join('join-candidate-bank', email, {
    skills: 'Sewing, Go',
    fields: ['tech', 'creative'],
    seniority: 'mid',
    remote: 'onsite',
    summary: 'Old',
    locations: 'Stockholm',
    employment_types: ['full_time'],
    years_of_experience: 4,
  });
  await confirmLatest(server, email);
  await join('join-candidate-bank', email, {
    skills: 'Rust, Go',
    fields: ['creative'],
    seniority: 'senior',
    remote: 'remote',
    summary: 'New',
    locations: 'Åre',
    years_of_experience: 6,
    wants_alerts: true,
  });
  await confirmLatest(server, email);
  const profile = await details('candidates', id);
  expect(profile).toMatchObject({
    seniority: 'senior',
    remote: 'remote',
    summary: 'New',
    locations: ['Åre'],
    employment_types: '{full_time}',
    years_of_experience: 6,
    wants_alerts: true,
  });
  expect(profile?.skills).toEqual(['Sewing', 'Go', 'Rust']);
  expect((await updatesOf(id)).at(-1)).toEqual({
    kind: 'rejoined_candidate_bank',
    what: [
      'skills',
      'seniority',
      'years_of_experience',
      'locations',
      'remote',
      'summary',
      'wants_alerts',
    ],
  });
  expect(await lastMail(email)).toMatchObject({
    template: 'candidate_updated',
    variables: {
      changes:
        'skills, seniority, years of experience, preferred locations, workplace, summary, and job alerts',
    },
  });
  await rows(`update candidates set state = 'left' where person_id = $1`, [id]);
  await join('join-candidate-bank', email, { summary: 'Newer' });
  await confirmLatest(server, email);
  expect(await lastMail(email)).toMatchObject({ template: 'candidate_welcome' });
});
