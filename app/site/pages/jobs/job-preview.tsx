import { useEffect, useState } from 'react';
import type { JobPreview } from '../../../backend/preview/job-preview.ts';
import { followPreview } from '../../../backend/preview/preview-frame.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { getMessages } from '../../../messages.server.ts';
import type { RouteHandle } from '../../../route-handle.ts';
import { Container } from '../../../ui/container.tsx';
import { openForm } from '../../forms/open-form.server.ts';
import { Benefits } from '../../jobs/benefits.tsx';
import { toPage } from '../../jobs/data.ts';
import { JobView } from '../../jobs/job-view.tsx';
import { toJobQuestion } from '../../jobs/questions.ts';
import { showJob } from '../../jobs/show-job.ts';
import { Frame } from '../../shell/frame.tsx';
import { crumbsTo, openPage } from '../../shell/open-page.server.ts';
import { useSite } from '../../shell/site-context.tsx';
import { useInertPreview } from '../../shell/use-inert-preview.ts';
import { drawStatusTracker } from '../../status-tracker/draw-status-tracker.server.tsx';
import type { Route } from './+types/job-preview.ts';

// The preview of an unpublished job. The page loads nothing itself: the editor shows it in a frame
// and posts the draft to it.

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

/** Only the back office, on the same origin, shows this page in a frame. */
export function headers() {
  return { 'x-frame-options': 'SAMEORIGIN' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function JobPreviewPage({ loaderData }: Route.ComponentProps) {
  const { messages, apply, crumbs } = loaderData;
  const language = useLanguage();
  const site = useSite();
  const [preview, setPreview] = useState<JobPreview>();
  useEffect(() => followPreview(setPreview), []);
  useInertPreview();

  if (!preview) {
    return (
      <Frame>
        <Container className="py-24">
          <h1 className="text-[2rem]">{messages.preview.title}</h1>
          <p className="pt-3 text-soft">{messages.preview.text}</p>
        </Container>
      </Frame>
    );
  }
  const job = toPage(preview.job, language);
  const questions = preview.questions.map((question) => toJobQuestion(question, language));
  return (
    <Frame>
      <JobView
        {...showJob(job, messages, site, language)}
        apply={{ ...apply, questions }}
        recruiter={null}
        benefits={
          <Benefits
            title={messages.page.benefits}
            benefits={job.benefits}
            labels={messages.benefits}
          />
        }
        similar={[]}
        crumbs={[...crumbs[job.kind], { name: job.title, path: `/job/${job.slug}` }]}
      />
    </Frame>
  );
}
