import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { Message } from '../../i18n/messages-of.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { countPendingSubmissions } from './data.ts';

type UnconfirmedLinkProps = { label: Message<'count'>; jobId?: string };

/** Links to the forms that await confirmation, with their number. Hidden while no form awaits it. */
export function UnconfirmedLink({ label, jobId }: UnconfirmedLinkProps) {
  const { data: count = 0 } = useLiveTables({
    queryKey: [...queryKeys.table('pending_submissions'), 'count', jobId ?? ''],
    queryFn: (client) => countPendingSubmissions(client, { jobId }),
    follow: [{ table: 'pending_submissions' }],
  });
  if (count === 0) return null;
  return (
    <LocalizedLink
      to={`/admin/applicants/unconfirmed${jobId ? `?job=${jobId}` : ''}`}
      className={buttonClass({ variant: 'paper', size: 'compact' })}
    >
      {fill(label, { count })}
    </LocalizedLink>
  );
}
