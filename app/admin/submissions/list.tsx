import { useSearchParams } from 'react-router';
import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { QueueScreen } from '../people/queue-screen.tsx';
import { useMessages } from '../use-messages.ts';
import { listPendingSubmissions } from './data.ts';
import { SubmissionCard } from './submission-card.tsx';

export default function UnconfirmedSubmissions() {
  const people = useMessages('people');
  return (
    <ForRecruiters title={people.unconfirmed.title}>
      <Submissions />
    </ForRecruiters>
  );
}

const maxShown = 100;

function Submissions() {
  const { unconfirmed: messages } = useMessages('people');
  const [params] = useSearchParams();
  const job = params.get('job') ?? '';
  const jobId = isUuid(job) ? job : undefined;
  const { data: submissions, isError } = useLiveTables({
    queryKey: [...queryKeys.table('pending_submissions'), 'list', jobId ?? ''],
    queryFn: (client) => listPendingSubmissions(client, { jobId }, maxShown),
    follow: [{ table: 'pending_submissions' }],
  });

  return (
    <QueueScreen
      messages={messages}
      items={submissions}
      isError={isError}
      maxShown={maxShown}
      className="max-w-4xl"
    >
      {(shown) => (
        <ul className="grid divide-y divide-line">
          {shown.map((submission) => (
            <SubmissionCard key={submission.id} submission={submission} withName />
          ))}
        </ul>
      )}
    </QueueScreen>
  );
}
