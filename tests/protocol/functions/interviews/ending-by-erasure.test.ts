import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { agreed, prepareInterviews } from './prepare-interviews.ts';

// An interview ends with its application, which an erasure ends too. Mails tell nobody a name that was erased.

const { server, rows, asStaff, createApplicant, create, find, tell, listMails, toRasmus } =
  prepareInterviews();

describe('an interview', () => {
  it('ends when the person is erased: colleagues are told without a name, and no mail is left', async () => {
    const applicant = await createApplicant();
    await rows(`update people set first_name = 'Ottoline', last_name = 'Unik' where id = $1`, [
      applicant.person,
    ]);
    const id = await create(applicant.id, { ...agreed(7), message: 'Hi Ottoline' });
    await tell();
    const erasure = { action: 'erase', token: applicant.token, confirm: true };
    expect(await server.invoke('person', erasure)).toMatchObject({ status: 200 });
    await tell();
    expect(await find(id)).toMatchObject({ state: 'cancelled', place: null, message: null });
    const mailRows = await rows(
      'select to_email, template_key, outbox::text as row from outbox where interview_id = $1',
      [id],
    );
    expect(mailRows.map(({ template_key }) => template_key)).toEqual(['interview_called_off']);
    expect(mailRows[0].to_email).toBe(cast.rasmus.email);
    expect(mailRows[0].row).not.toMatch(/Ottoline|Unik/);
  });

  it.each(['the person', 'staff'])(
    'lets an erasure by %s wait for a mail that is being written about it',
    async (byWhom) => {
      const applicant = await createApplicant();
      const id = await create(applicant.id, agreed(8));
      const erase = () =>
        byWhom === 'staff'
          ? server.invoke(
              'anonymise',
              { person_id: applicant.person, confirm: true },
              { as: 'astrid' },
            )
          : server.invoke('person', { action: 'erase', token: applicant.token, confirm: true });
      const erasure = await server.database.transaction(async (query) => {
        await query('select from interviews where id = $1 for update', [id]);
        const response = erase();
        // Waits until the erasure waits for the lock on the interview.
        await expect
          .poll(() =>
            rows(
              `select from pg_stat_activity where query like 'select interview.id%' and wait_event_type = 'Lock'`,
            ),
          )
          .toHaveLength(1);
        // The foreign key of a mail takes this lock. An erasure that had locked the person first would end in a deadlock.
        await query('select from people where id = $1 for key share', [applicant.person]);
        // Wrapped, because the transaction would await a promise.
        return { response };
      });
      expect(await erasure.response).toMatchObject({ status: 200 });
      expect(await find(id)).toMatchObject({ state: 'cancelled' });
    },
  );

  it('ends when the person awaits erasure, unless that is undone before anybody was told', async () => {
    const applicant = await createApplicant();
    const [booked, proposed] = [
      await create(applicant.id, agreed(9)),
      await create(applicant.id, { scheduling: 'free' }),
    ];
    await tell();
    await asStaff('recruiter', 'select request_erasure($1)', [applicant.person]);
    expect(await find(booked)).toMatchObject({ state: 'cancelled' });
    await asStaff('recruiter', 'select undo_erasure($1)', [applicant.person]);
    await tell();
    expect(await find(booked)).toMatchObject({ state: 'booked', sequence: 0 });
    expect(await find(proposed)).toMatchObject({ state: 'proposed' });
    expect((await listMails(applicant.email)).map(({ template }) => template)).toEqual([
      'interview_booked',
      'interview_proposed',
    ]);
    expect(await toRasmus(booked)).toHaveLength(1);
  });

  it('stays as the decision left it when the erasure of somebody rejected is undone', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id, agreed(10));
    await tell();
    await asStaff('recruiter', 'select request_erasure($1)', [applicant.person]);
    await rows(
      `update applications set stage = 'rejected', reject_reason = 'skills', merit_note = 'Others know more of it.' where id = $1`,
      [applicant.id],
    );
    await asStaff('recruiter', 'select undo_erasure($1)', [applicant.person]);
    expect(await find(id)).toMatchObject({ state: 'cancelled' });
  });

  it('tells the candidate after an undone erasure that colleagues have cancelled the interview', async () => {
    const applicant = await createApplicant();
    const id = await create(applicant.id, agreed(11));
    await tell();
    await asStaff('recruiter', 'select request_erasure($1)', [applicant.person]);
    await tell();
    // The second round must find nothing new.
    await tell();
    expect((await toRasmus(id)).map(({ entry }) => entry?.method)).toEqual(['REQUEST', 'CANCEL']);
    expect(await listMails(applicant.email)).toHaveLength(1);
    await asStaff('recruiter', 'select undo_erasure($1)', [applicant.person]);
    expect(await find(id)).toMatchObject({ state: 'cancelled' });
    await tell();
    // The second round must find nothing new.
    await tell();
    const mails = await listMails(applicant.email);
    expect(mails.map(({ template }) => template)).toEqual([
      'interview_booked',
      'interview_cancelled',
    ]);
    expect(mails.at(-1)?.entry).toMatchObject({ method: 'CANCEL' });
    expect(await toRasmus(id)).toHaveLength(2);
  });
});
