import type { JobPreview } from '../../../backend/preview/job-preview.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { openForm } from '../../forms/open-form.server.ts';
import { toPage } from '../../jobs/job-page.ts';
import { JobTexts } from '../../jobs/job-texts.tsx';
import { JobView } from '../../jobs/job-view.tsx';
import { toJobQuestion } from '../../jobs/questions.ts';
import { showJob } from '../../jobs/show-job.ts';
import { crumbsTo, openPage } from '../../shell/open-page.server.ts';
import { DraftPreview, previewHeaders } from '../../shell/preview.tsx';
import { useSite } from '../../shell/site-context.tsx';
import { drawStatusTracker } from '../../status-tracker/draw-status-tracker.server.tsx';
import type { Route } from './+types/job-preview.ts';

export const handle = { cache: { public: true }, audience: 'applicant' } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const messages = getMessages('jobs', language);
  return {
    messages,
    title: messages.preview.title,
    apply: {
      form: await openForm('apply', args),
      messages: getMessages('apply', language),
      tracker: drawStatusTracker(language),
    },
    crumbs: {
      client: crumbsTo('availableJobs', site, language),
      internal: crumbsTo('workHere', site, language),
    },
  };
}

export const headers = previewHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function JobPreviewPage({ loaderData }: Route.ComponentProps) {
  const { messages, apply, crumbs } = loaderData;
  const language = useLanguage();
  const site = useSite();
  return (
    <DraftPreview<JobPreview> messages={messages.preview}>
      {(draft) => {
        const job = toPage(draft.job, language);
        const questions = draft.questions.map((question) => toJobQuestion(question, language));
        return (
          <JobView
            {...showJob(job, messages, site, language)}
            apply={{ ...apply, questions }}
            recruiter={null}
            texts={
              <JobTexts job={job} company={job.client?.name ?? site.name} messages={messages} />
            }
            similar={[]}
            crumbs={[...crumbs[job.kind], { name: job.title, path: `/job/${job.slug}` }]}
          />
        );
      }}
    </DraftPreview>
  );
}
