import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { Section } from '../kit/section.tsx';
import { listPendingSubmissions } from '../submissions/data.ts';
import { SubmissionCard } from '../submissions/submission-card.tsx';
import { useMessages } from '../use-messages.ts';

const most = 20;

/** Forms with this person's e-mail address that the person has not confirmed yet. */
export function Unconfirmed({ personId }: { personId: string }) {
  const { unconfirmed: messages } = useMessages('people');
  const { data: submissions = [] } = useLiveTables({
    queryKey: [...queryKeys.table('pending_submissions'), 'of', personId],
    queryFn: (client) => listPendingSubmissions(client, { personId }, most),
    follow: [{ table: 'pending_submissions', filter: `person_id=eq.${personId}` }],
  });
  if (submissions.length === 0) return null;
  return (
    <Section title={messages.title}>
      <p className="text-soft">{messages.text}</p>
      <ul className="-my-1 grid divide-y divide-line">
        {submissions.map((submission) => (
          <SubmissionCard key={submission.id} submission={submission} />
        ))}
      </ul>
    </Section>
  );
}
