import { describe, expect, test } from 'vitest';
import { prepareReports } from './prepare-reports.ts';

const { reported, query, as, addClient, addSearch, apply, reports } = prepareReports();

describe('a contact', () => {
  test('sees this week live and the stored reports of their own client', async () => {
    await query('select private.write_report($1)', [reported.client]);
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: reported.client },
    ]);
    await apply('screening');
    expect(await reports()).toMatchObject({
      wants_report: true,
      current: { searches: [{ id: reported.job, stages: { screening: 1 } }] },
      earlier: [{ searches: [{ id: reported.job, stages: {} }] }],
    });
    const other = await addClient(`Fjärilshuset ${crypto.randomUUID()}`);
    await addSearch(other, '30 days');
    expect(await reports('contact', other)).toBeNull();
  });

  const set = async (wanted: boolean, ofClient = reported.client) => {
    const [row] = await as('contact', 'select public.set_portal_report($1, $2) as done', [
      ofClient,
      wanted,
    ]);
    return row.done;
  };

  test('turns the mail off and on, for their own client only', async () => {
    expect(await set(false)).toBe(true);
    expect(await reports()).toMatchObject({ wants_report: false });
    expect(await set(true)).toBe(true);
    expect(await reports()).toMatchObject({ wants_report: true });
    expect(await set(false, await addClient(`Andra ${crypto.randomUUID()}`))).toBe(false);
  });

  test('changes nothing by choosing the same again, and little by changing it without end', async () => {
    const written = async () => {
      const [row] = await query(
        `select (select count(*) from public.audit_log) as entries, (select count(*) from public.portal_changes) as changes`,
      );
      return row;
    };
    await query(`delete from private.rate_limits where key like 'portal-report:%'`);
    const before = await written();
    expect(await set(true)).toBe(true);
    expect(await written()).toEqual(before);
    for (let change = 1; change <= 20; change += 1) await set(change % 2 === 0);
    const changed = await written();
    expect(changed).not.toEqual(before);
    await expect(set(false)).rejects.toMatchObject({ code: 'PT429' });
    expect(await set(true)).toBe(true);
    expect(await written()).toEqual(changed);
    await query(`delete from private.rate_limits where key like 'portal-report:%'`);
  });

  test('is notified when a recruiter turns it off', async () => {
    await as('recruiter', 'update public.client_portal_access set wants_report = false');
    expect(await as('contact', 'select client_id from public.portal_changes')).toEqual([
      { client_id: reported.client },
    ]);
    expect(await reports()).toMatchObject({ wants_report: false });
  });
});

test.each(['account', 'pending', 'editor', 'recruiter', 'admin'] as const)(
  '%s has no reports in the portal, and sets nothing',
  async (actor) => {
    expect(await reports(actor)).toBeNull();
    expect(
      await as(actor, 'select public.set_portal_report($1, false) as done', [reported.client]),
    ).toEqual([{ done: false }]);
  },
);
