import { expect, test } from 'vitest';
import { formatDate } from '../../i18n/format.ts';
import type { ReviewLink } from './data/shortlists.ts';
import { defaultExpiry, endOfDay, expiryDay, isMoved, linkState, linkUsed } from './link-state.ts';
import { copyItems } from './new-link/use-first-shortlist.ts';

test.each(['2026-12-16', '2026-06-16', '2026-10-25', '2026-03-29'])(
  'a link that is valid until %s names that day everywhere',
  (day) => {
    const expiresAt = endOfDay(day);
    expect(expiryDay({ expires_at: expiresAt })).toBe(day);
    // The client reads the same day.
    const shown = formatDate(new Date(expiresAt), 'en');
    expect(shown).toBe(formatDate(new Date(`${day}T12:00:00Z`), 'en'));
  },
);

test('a new link is valid for thirty days of Stockholm', () => {
  expect(defaultExpiry(Date.parse('2026-11-15T23:30:00Z'))).toBe('2026-12-16');
});

test.each([
  [null, '2026-11-09', '2026-11-10', 'unopened'],
  ['2026-11-12', '2026-11-09', null, 'ended'],
  ['2026-11-12', '2026-11-09', '2026-11-10', 'ended'],
  ['2026-11-12', '2026-11-09', '2026-11-13', 'unopened'],
  ['2026-11-12', '2026-11-13', '2026-11-10', 'unopened'],
])(
  'a shortlist whose links ended %s needs one that is made (%s) or mailed (%s) later',
  (ended, made, mailed, state) => {
    const link = {
      shared_at: '2026-11-09',
      revoked_at: null,
      expires_at: '2026-12-01',
      last_opened_at: null,
      links_ended_at: ended,
      link_made_at: made,
      last_mailed_at: mailed,
    } as ReviewLink;
    expect(linkState(link, Date.parse('2026-11-14'))).toBe(state);
    expect(linkState({ ...link, shared_at: null }, Date.parse('2026-11-14'))).toBe('draft');
  },
);

test.each([
  ['a', '2026-11-10', null, 'copied'],
  ['b', '2026-11-10', null, 'mailed'],
  // The link that was replaced may be the link that was copied on that day.
  ['b', '2026-11-08', null, 'replaced'],
  ['b', '2026-11-10', '2026-11-11', 'replaced'],
  [null, '2026-11-10', null, undefined],
])(
  'an event with the hash %s of %s, links ended %s, names a link: %s',
  (hash, day, ended, used) => {
    const link = { token_hash: 'a', link_made_at: '2026-11-09', links_ended_at: ended };
    expect(linkUsed({ link_hash: hash, created_at: day }, link)).toBe(used);
  },
);

test('an application that was moved to another job is marked and not copied to a new link', () => {
  const items = ['job', 'other'].map((job_id) => ({
    application_id: `for ${job_id}`,
    removed_at: null,
    application: { job_id },
  }));
  const link = { job_id: 'job', items } as unknown as ReviewLink;
  expect(link.items.map((item) => isMoved(link, item))).toEqual([false, true]);
  expect(copyItems(link).map(({ application_id }) => application_id)).toEqual(['for job']);
});
