import { useSearchParams } from 'react-router';
import { isUuid } from '../../../domain/limits.ts';
import { AlpacaLooking } from '../../art/alpaca-looking.tsx';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../kit/screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { useMessages } from '../use-messages.ts';
import { listPendingSubmissions } from './data.ts';
import { SubmissionCard } from './submission-card.tsx';

export default function Unconfirmed() {
  const people = useMessages('people');
  return (
    <ForRecruiters title={people.unconfirmed.title}>
      <Submissions />
    </ForRecruiters>
  );
}

const maxShown = 100;

function Submissions() {
  const people = useMessages('people');
  const { unconfirmed: messages } = people;
  const [params] = useSearchParams();
  const job = params.get('job') ?? '';
  const jobId = isUuid(job) ? job : undefined;
  const { data: submissions, isError } = useLiveTables({
    queryKey: [...queryKeys.table('pending_submissions'), 'list', jobId ?? ''],
    queryFn: (client) => listPendingSubmissions(client, { jobId }, maxShown),
    follow: [{ table: 'pending_submissions' }],
  });

  return (
    <Screen
      title={messages.title}
      actions={
        <LocalizedLink to="/admin/applicants" className="text-soft hover:text-ink">
          ← {people.back}
        </LocalizedLink>
      }
    >
      <div className="grid max-w-4xl gap-4">
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        {isError && !submissions && <p className="text-lingon">{messages.failed}</p>}
        {!submissions && !isError && <Skeleton className="h-48" />}
        {submissions?.length === 0 && (
          <EmptyState picture={<AlpacaLooking className="w-40" />} {...messages.none} />
        )}
        {submissions && submissions.length > 0 && (
          <ul className="grid divide-y divide-line">
            {submissions.map((submission) => (
              <SubmissionCard key={submission.id} submission={submission} withName />
            ))}
          </ul>
        )}
        {submissions?.length === maxShown && (
          <p className="text-soft">{fill(messages.first, { count: maxShown })}</p>
        )}
      </div>
    </Screen>
  );
}
