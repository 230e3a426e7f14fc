import type { Query } from '../../postgres/query.ts';

export type EndedMail = {
  /** Every mail whose reason ended, whatever its state. */
  ended: string[];
  /** Mails of `ended` that would have been sent. */
  cancelled: string[];
};

/** Lists mail about this application, person or job whose reason the current transaction ended. */
export async function listJustEnded(query: Query, id: string): Promise<EndedMail> {
  const { rows } = await query<{ id: string; was_waiting: boolean }>(
    `select id, ended ->> 'was' in ('queued', 'failed') as was_waiting from public.outbox
     where (application_id = $1 or person_id = $1 or job_id = $1) and (ended ->> 'at')::timestamptz = now() order by id`,
    [id],
  );
  return {
    ended: rows.map(({ id }) => id),
    cancelled: rows.filter(({ was_waiting: wasWaiting }) => wasWaiting).map(({ id }) => id),
  };
}

/**
 * Restores the state of mail after the change that ended its reason was undone. Returns the time at which the first
 * restored mail will be sent.
 */
export async function restoreMail(query: Query, ids: string[]): Promise<Date | undefined> {
  const { rows } = await query<{ state: string; send_after: Date }>(
    `update public.outbox set ended = null, state = case
       when state <> 'cancelled' then state
       when ended ->> 'was' = 'sending' then 'queued'
       else (ended ->> 'was')::public.mail_state
     end
     where id = any ($1) and ended is not null
     returning state, send_after`,
    [ids],
  );
  return rows
    .filter(({ state }) => state === 'queued')
    .map(({ send_after }) => send_after)
    .sort((one, other) => one.getTime() - other.getTime())[0];
}
