import type { Enums } from '../../../../domain/database.types.ts';
import { asCaller, asSystem } from '../../../functions/act-as.ts';
import { type BulkKind, countReasons, SkippedRow, type WorkOf } from '../bulk-kind.ts';

type Mail = { state: Enums<'mail_state'>; send_after: string };

const sharedOptions = { roles: ['admin', 'recruiter'], targets: ['mails'] } satisfies Partial<
  BulkKind<never>
>;

/** SQL: the reason why a mail is not queued again. Colleagues decide about each mail that was cancelled by hand. */
const retryReason = `case
  when ended is not null then ended ->> 'because'
  when state = 'cancelled' then 'mail_cancelled'
  when state not in ('failed', 'kept') then 'mail_state'
end`;
const cancelReason = `case when state <> 'queued' then 'mail_state' end`;

const countSkipped =
  (reason: string): BulkKind<unknown>['preview'] =>
  (context) =>
    countReasons(
      context,
      `select ${reason} as reason, count(*) from public.outbox where id = any ($1::uuid[]) group by 1`,
    );

/** Sets the state of a mail with the rights of the acting colleague. */
async function setState(
  { query, id }: Parameters<BulkKind<unknown>['run']>[0],
  reason: string,
  [state, sendAfter]: ['queued' | 'cancelled', string | null],
): Promise<{ before: Mail; isHeld: boolean }> {
  return asCaller(query, async () => {
    const { rows } = await query<Mail & { reason: string | null }>(
      `select state::text, send_after::text, ${reason} as reason from public.outbox where id = $1 for update`,
      [id],
    );
    const [mail] = rows;
    if (!mail) throw new SkippedRow('not_found');
    const { reason: skipped, ...before } = mail;
    if (skipped) throw new SkippedRow(skipped);
    const changed = await query<{ is_held: boolean }>(
      `update public.outbox set state = $2, send_after = coalesce($3, send_after) where id = $1
       returning send_after > now() as is_held`,
      [id, state, sendAfter],
    );
    const [now] = changed.rows;
    if (!now) throw new SkippedRow('not_allowed');
    return { before, isHeld: now.is_held };
  });
}

/** Queues mails again that failed or were kept. They go out when it can no longer be undone. */
export const retryMails: BulkKind<WorkOf<'retry_mail'>> = {
  ...sharedOptions,
  preview: countSkipped(retryReason),
  async run(context) {
    const { before, isHeld } = await setState(context, retryReason, [
      'queued',
      context.holdUntil.toISOString(),
    ]);
    // The database sends notices immediately.
    return { before, ...(isHeld && { mailId: context.id }) };
  },
  async undo({ query, id }, { before, mailId }) {
    const { state, send_after: sendAfter } = before as Mail;
    const { rowCount } = await asSystem(query, () =>
      query(
        `update public.outbox set state = $2, send_after = $3 where id = $1 and state = 'cancelled' and $4`,
        [id, state, sendAfter, mailId !== null],
      ),
    );
    if (rowCount !== 1) throw new SkippedRow('mail_sent');
  },
};

/** Cancels mails that wait. Undo queues them for their time. */
export const cancelMails: BulkKind<WorkOf<'cancel_mail'>> = {
  ...sharedOptions,
  preview: countSkipped(cancelReason),
  async run(context) {
    const { before } = await setState(context, cancelReason, ['cancelled', null]);
    return { before };
  },
  async undo({ query, id }, { before }) {
    const { rowCount } = await asCaller(query, () =>
      query(
        `update public.outbox set state = 'queued', send_after = $2 where id = $1 and state = 'cancelled' and ended is null`,
        [id, (before as Mail).send_after],
      ),
    );
    if (rowCount !== 1) throw new SkippedRow('conflict');
  },
};
