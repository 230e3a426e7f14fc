import { WordMark } from '../../art/word-mark.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { ShownJob } from './show-job-cards.server.ts';

/** Rows of one card, low enough that about seven of them fit on the screen of a laptop. */
export function JobList({ jobs }: { jobs: ShownJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-paper">
      {jobs.map((job) => (
        <li key={job.slug} className="group/row">
          <JobItem {...job} />
        </li>
      ))}
    </ul>
  );
}

/** The whole row is clickable; only the title is the name of the link. */
function JobItem(job: ShownJob) {
  const { slug, title, summary, lang, company, logo, facts, pay, posted, newLabel } = job;
  return (
    <article className="group relative grid gap-x-8 gap-y-0.5 px-5 py-3.5 @max-[20rem]:px-3 wrap-anywhere transition-colors group-first/row:rounded-t-card group-last/row:rounded-b-card hover:bg-wool md:grid-cols-[minmax(0,1fr)_auto] md:gap-y-1 md:px-7 md:py-4">
      <div className="grid min-w-0 gap-0.5">
        <h3
          lang={lang.title}
          style={{ viewTransitionName: `job-${slug}` }}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[clamp(1.1rem,5.4vw,1.25rem)] hyphens-auto"
        >
          <LocalizedLink
            to={`/job/${slug}`}
            viewTransition
            className="min-w-0 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            <WholeWords text={title} />
          </LocalizedLink>
          {newLabel && <Badge tone="good">{newLabel}</Badge>}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-[.95rem] max-md:justify-between">
          <WordMark name={company} logo={logo} className="text-[1rem] text-ink" />
          {/* Phones show the time beside the company, so that six jobs fit on a screen. */}
          <span className="text-[.85rem] text-soft md:hidden">
            <RelativeTime time={posted} />
          </span>
          <span className="max-lg:basis-full">
            <DottedLine parts={facts} />
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 md:flex-col md:items-end md:gap-y-0.5">
        {pay && (
          <p className="font-head text-[clamp(.98rem,4.4vw,1.05rem)] font-semibold tabular-nums">
            {pay}
          </p>
        )}
        <p className="text-[.92rem] text-soft max-md:hidden">
          <RelativeTime time={posted} />
        </p>
      </div>
      <p
        lang={lang.summary}
        className="col-span-full hidden truncate text-[.95rem] text-soft md:block"
      >
        {summary}
      </p>
    </article>
  );
}
