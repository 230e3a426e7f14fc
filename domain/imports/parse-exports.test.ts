import { describe, expect, it } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';

describe('the columns of an export of', () => {
  it.each([
    [
      'Teamtailor',
      [
        'First name',
        'Last name',
        'Email',
        'Phone',
        'LinkedIn',
        'Job title',
        'Stage',
        'Created at',
        'Tags',
        'Source',
      ],
      [
        'first_name',
        'last_name',
        'email',
        'phone',
        'linkedin_url',
        'job',
        'stage',
        'applied_at',
        'tags',
        'person_source',
      ],
    ],
    [
      'Greenhouse',
      [
        'Candidate Name',
        'Job Name',
        'Current Stage',
        'Application Date',
        'Source',
        'Rejection Reason',
        'Email Address',
        'Phone Number',
        'Candidate Tags',
      ],
      [
        'full_name',
        'job',
        'stage',
        'applied_at',
        'person_source',
        'reject_reason',
        'email',
        'phone',
        'tags',
      ],
    ],
    [
      'Ashby',
      [
        'Name',
        'Primary Email Address',
        'Primary Phone Number',
        'LinkedIn URL',
        'Location',
        'Job',
        'Current Interview Stage',
        'Archive Reason',
        'Current Company',
      ],
      [
        'full_name',
        'email',
        'phone',
        'linkedin_url',
        'location',
        'job',
        'stage',
        'reject_reason',
        null,
      ],
    ],
    [
      'OpenCATS',
      [
        'First Name',
        'Last Name',
        'E-Mail',
        'Home Phone',
        'Cell Phone',
        'City',
        'Key Skills',
        'Source',
        'Date Created',
      ],
      [
        'first_name',
        'last_name',
        'email',
        null,
        'phone',
        'location',
        'tags',
        'person_source',
        'applied_at',
      ],
    ],
  ])('%s are known', (_, columns, fields) => {
    expect(proposeMapping('people', columns)).toEqual(fields);
  });

  it('an agency are remembered, also those that it leaves out', () => {
    const remembered = new Map([
      ['ort', 'headline'],
      ['e post', null],
    ]);
    expect(proposeMapping('people', ['Förnamn', 'Ort', 'E-post'], remembered)).toEqual([
      'first_name',
      'headline',
      null,
    ]);
  });
});
