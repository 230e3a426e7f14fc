import { useEffect, useState } from 'react';
import type { JobPreview } from '../../backend/preview/job-preview.ts';
import { followPreview } from '../../backend/preview/preview-frame.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Container } from '../../ui/container.tsx';
import { openForm } from '../forms/open-form.server.ts';
import { toPage } from '../jobs/data.ts';
import { JobView } from '../jobs/job-view.tsx';
import { toJobQuestion } from '../jobs/questions.ts';
import { showJob } from '../jobs/show-job.ts';
import { Frame } from '../shell/frame.tsx';
import { crumbsTo, openPage } from '../shell/open-page.server.ts';
import { useSite } from '../shell/site-context.tsx';
import { useStillness } from '../shell/use-stillness.ts';
import type { Route } from './+types/job-preview.ts';

// A job before it is published. The page itself knows nothing of it: the editor, which shows this
// page in a frame, tells it what was written.

export const handle = { cache: { public: true } } satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const messages = getMessages('jobs', language);
  return {
    messages,
    title: messages.preview.title,
    apply: {
      form: await openForm('apply', args),
      messages: getMessages('apply', language),
    },
    crumbs: {
      client: crumbsTo('availableJobs', site, language),
      internal: crumbsTo('workHere', site, language),
    },
  };
}

/** Only the back office, which is of the same origin, shows this page in a frame. */
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
  useStillness();

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
        similar={[]}
        crumbs={[...crumbs[job.kind], { name: job.title, path: `/job/${job.slug}` }]}
      />
    </Frame>
  );
}
