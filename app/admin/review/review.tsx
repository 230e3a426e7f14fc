import { clsx } from 'clsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { inLanguage } from '../../../domain/in-language.ts';
import { Alpaca } from '../../art/alpaca.tsx';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/review.ts';
import { type CreatedLink, findReviewJob, listReviewLinks } from './data/shortlists.ts';
import { LinkList } from './link-list.tsx';
import { LinkPanel } from './link-panel.tsx';
import { NewLink } from './new-link/new-link.tsx';

export default function Review({ params }: Route.ComponentProps) {
  const messages = useMessages('review');
  return (
    <RoleGate allows="recruiters" messages={messages}>
      <JobReview key={params.jobId} jobId={params.jobId} messages={messages} />
    </RoleGate>
  );
}

type JobReviewProps = { jobId: string; messages: AdminMessages['review'] };

function JobReview({ jobId, messages }: JobReviewProps) {
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  // The token of a link that was just created. It is stored nowhere else.
  const [createdLink, setCreatedLink] = useState<CreatedLink>();
  const [isCreating, setCreating] = useState(false);
  const queryKey = queryKeys.list('review_links', { jobId });
  const links = useLiveTables({
    queryKey,
    queryFn: (client) => listReviewLinks(client, jobId),
    follow: [
      { table: 'review_links', filter: `job_id=eq.${jobId}` },
      { table: 'review_link_items' },
      { table: 'review_events' },
    ],
  });
  const { data: job, isLoadingError } = useLiveTables({
    queryKey: [...queryKeys.row('jobs', jobId), 'review'],
    queryFn: (client) => findReviewJob(client, jobId),
    follow: [{ table: 'jobs', filter: `id=eq.${jobId}` }, { table: 'client_portal_access' }],
  });

  const selectedLink = links.data?.find(({ id }) => id === search.get('link')) ?? links.data?.[0];
  const choose = (id: string) => {
    setCreating(false);
    setSearch(
      (before) => {
        before.set('link', id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const showCreated = (created: CreatedLink) => {
    setCreatedLink(created);
    choose(created.id);
  };

  if (links.isLoadingError || isLoadingError)
    return <Screen title={messages.title}>{messages.loadFailed}</Screen>;
  if (job === null) {
    return (
      <Screen title={messages.title}>
        <EmptyState {...messages.noJob} />
      </Screen>
    );
  }
  return (
    <Screen
      title={
        job ? fill(messages.titleFor, { job: inLanguage(job.title, language) }) : messages.title
      }
      actions={
        <div className="flex gap-2">
          <LocalizedLink
            to={`/admin/jobs/edit/${jobId}`}
            className={buttonClass({ variant: 'paper', size: 'compact' })}
          >
            {messages.backToJob}
          </LocalizedLink>
          <Button size="compact" disabled={!job || isCreating} onClick={() => setCreating(true)}>
            {messages.create}
          </Button>
        </div>
      }
    >
      {!links.data || !job ? (
        <Skeleton className="h-60" />
      ) : (
        <div
          className={clsx(
            'grid items-start gap-5',
            links.data.length > 0 && 'lg:grid-cols-[17rem_minmax(0,1fr)]',
          )}
        >
          {links.data.length > 0 && (
            <LinkList
              links={links.data}
              chosen={isCreating ? undefined : selectedLink?.id}
              messages={messages}
              onChoose={choose}
            />
          )}
          {isCreating ? (
            <NewLink
              job={job}
              latest={links.data[0]}
              queryKey={queryKey}
              messages={messages}
              onCancel={() => setCreating(false)}
              onCreated={showCreated}
            />
          ) : selectedLink ? (
            <LinkPanel
              key={selectedLink.id}
              job={job}
              link={selectedLink}
              token={createdLink?.id === selectedLink.id ? createdLink.token : undefined}
              queryKey={queryKey}
              messages={messages}
              onCreated={showCreated}
            />
          ) : (
            <Card compact className="lg:col-span-2">
              <EmptyState
                picture={<Alpaca pose="looking" className="w-44" />}
                {...messages.empty}
                action={
                  <Button size="compact" onClick={() => setCreating(true)}>
                    {messages.create}
                  </Button>
                }
              />
            </Card>
          )}
        </div>
      )}
    </Screen>
  );
}
