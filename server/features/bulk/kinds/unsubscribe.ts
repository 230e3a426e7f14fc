import { asCaller } from '../../../functions/act-as.ts';
import { type BulkKind, SkippedRow, type WorkOf } from '../bulk-kind.ts';

/** Withdraws the consent to the newsletter. Only the readers themselves can give it again. */
export const unsubscribe: BulkKind<WorkOf<'unsubscribe'>> = {
  roles: ['admin', 'recruiter'],
  targets: ['readers'],
  isFinal: true,
  preview: async () => ({}),
  async run({ query, id }) {
    const { rows } = await asCaller(query, () =>
      query<{ removed: number }>(
        'select public.remove_newsletter_readers(array[$1::uuid]) as removed',
        [id],
      ),
    );
    if (!rows[0]?.removed) throw new SkippedRow('not_found');
    return {};
  },
  async undo() {
    throw new SkippedRow('conflict');
  },
};
