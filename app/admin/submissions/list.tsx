import { useSearchParams } from 'react-router';
import { isUuid } from '../../../domain/limits.ts';
import { AlpacaLooking } from '../../art/alpaca-looking.tsx';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../kit/screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { PeopleContext, usePeople } from '../people/people-context.ts';
import { getPeopleTexts } from '../people/people-texts.server.ts';
import type { Route } from './+types/list.ts';
import { listPendingSubmissions } from './data.ts';
import { SubmissionCard } from './submission-card.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  return getPeopleTexts(resolveServerLanguage(url, request.headers));
}

export const shouldRevalidate = revalidateOnLanguage;

export default function Unconfirmed({ loaderData }: Route.ComponentProps) {
  return (
    <PeopleContext value={loaderData}>
      <ForRecruiters title={loaderData.people.unconfirmed.title}>
        <Submissions />
      </ForRecruiters>
    </PeopleContext>
  );
}

const most = 100;

function Submissions() {
  const { people } = usePeople();
  const { unconfirmed: messages } = people;
  const [params] = useSearchParams();
  const job = params.get('job') ?? '';
  const jobId = isUuid(job) ? job : undefined;
  const { data: submissions, isError } = useLiveTables({
    queryKey: [...queryKeys.table('pending_submissions'), 'list', jobId ?? ''],
    queryFn: (client) => listPendingSubmissions(client, { jobId }, most),
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
        {submissions?.length === most && (
          <p className="text-soft">{fill(messages.first, { count: most })}</p>
        )}
      </div>
    </Screen>
  );
}
