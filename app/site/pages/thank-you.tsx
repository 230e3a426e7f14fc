import { clsx } from 'clsx';
import { parseFormName } from '../../../domain/forms/form-name.ts';
import { Alpaca } from '../../art/alpaca.tsx';
import { fill } from '../../i18n/fill.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { PageHead } from '../blocks/page-head.tsx';
import { RecruiterFace } from '../blocks/recruiter-card.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { readRetention } from '../shell/data.ts';
import { describeStaticPage, openPage } from '../shell/open-page.server.ts';
import { retentionValues } from '../shell/retention-values.ts';
import { findAppliedJob } from '../thank-you/data.ts';
import type { Route } from './+types/thank-you.ts';

export const handle = {
  cache: { public: true, query: ['form', 'job', 'mail'] },
  audience: 'recipient',
} satisfies RouteHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, supabase, language } = openPage(args);
  const messages = getMessages('thankYou', language);
  const { after, applied, contactPage } = messages;
  const form = parseFormName(args.url.searchParams.get('form'));
  const confirmation = after[form ?? 'any'];
  const isMailLate = args.url.searchParams.get('mail') === 'late';
  const job =
    form === 'apply'
      ? await findAppliedJob(supabase, args.url.searchParams.get('job'), language)
      : undefined;
  const values = {
    ...retentionValues(await readRetention(supabase), language),
    reader: job?.recruiter?.name ?? messages.anyReader,
  };
  return {
    notes: [
      // The text about the newsletter already asks everybody to confirm.
      ...(form && form !== 'join-newsletter' ? [messages.knownNote] : []),
      ...(form === 'apply' ? [messages.appliedAgainNote] : []),
    ],
    stepsTitle: form ? messages.stepsTitle : messages.stepsTitleWithoutForm,
    contactPage,
    isSent: form !== undefined,
    application: job && {
      labels: applied,
      job: fill(applied.job, { title: job.title, company: job.client ?? site.name }),
      lang: job.lang,
      recruiter: job.recruiter,
    },
    confirmation: {
      ...confirmation,
      text: form && isMailLate ? messages.lateMailText : confirmation.text,
      steps: confirmation.steps.map((step) => fillAny(step, values)),
    },
    ...describeStaticPage('thankYou', { site, language }, { noindex: true }),
  };
}

export const meta = pageMeta;

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { confirmation, application, isSent, notes, stepsTitle, contactPage, crumbs } = loaderData;
  const pose = isSent ? 'celebrating' : 'asleep';
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={confirmation.title}
        lead={confirmation.text}
        picture={
          // The hat of the celebrating one reaches beyond the drawing.
          <Alpaca
            pose={pose}
            className={clsx('w-full overflow-visible', isSent && 'max-md:mt-10')}
          />
        }
      >
        {application && <Application {...application} />}
        {notes.map((note) => (
          <p key={note} className="measure-46 pb-6 text-soft">
            {note}
          </p>
        ))}
        <LocalizedLink to={confirmation.link.to} className={buttonClass()}>
          {confirmation.link.text}
        </LocalizedLink>
      </PageHead>
      <PageSection>
        <h2 className="pb-8 text-[clamp(1.9rem,3.4vw,2.8rem)]">{stepsTitle}</h2>
        <ol className="grid gap-5 md:grid-cols-3 md:gap-6">
          {confirmation.steps.map((step, index) => (
            <li key={step} className="rounded-card bg-wool p-7">
              <span className="grid size-10 place-content-center rounded-full bg-spruce font-head font-bold text-on-spruce">
                {index + 1}
              </span>
              <p className="pt-4 text-[1.08rem]">
                <Step text={step} contactPage={contactPage} />
              </p>
            </li>
          ))}
        </ol>
      </PageSection>
    </>
  );
}

type ApplicationProps = NonNullable<Awaited<ReturnType<typeof loader>>['application']>;

/** Names the job, the company and the recruiter. */
function Application({ labels, job, lang, recruiter }: ApplicationProps) {
  return (
    <dl className="mb-7 grid max-w-xl gap-5 rounded-card border border-line bg-paper p-6">
      <div>
        <dt className="text-[.95rem] text-soft">{labels.title}</dt>
        <dd
          lang={lang}
          className="font-head text-[1.3rem] leading-snug font-semibold wrap-anywhere"
        >
          {job}
        </dd>
      </div>
      {recruiter && (
        <div className="flex items-center gap-4 border-t border-line pt-5">
          <RecruiterFace recruiter={recruiter} />
          <div>
            <dt className="text-[.95rem] text-soft">{labels.recruiter}</dt>
            <dd className="font-semibold">{recruiter.name}</dd>
          </div>
        </div>
      )}
    </dl>
  );
}

/** Links the mention of the contact page in a step. */
function Step({ text, contactPage }: { text: string; contactPage: string }) {
  const [before, after] = text.split('{contactPage}');
  if (after === undefined) return before;
  return (
    <>
      {before}
      <LocalizedLink to="/about" className="underline underline-offset-4">
        {contactPage}
      </LocalizedLink>
      {after}
    </>
  );
}
