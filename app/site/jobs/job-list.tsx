import { WordMark } from '../../art/word-mark.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { ShownJob } from './show-job-cards.server.ts';

export function JobList({ jobs }: { jobs: ShownJob[] }) {
  return (
    <ul className="grid gap-4">
      {jobs.map((job) => (
        <li key={job.slug}>
          <JobItem {...job} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is clickable; only the title is the name of the link. */
function JobItem(job: ShownJob) {
  const { slug, title, summary, lang, company, logo, facts, pay, posted, newWord } = job;
  return (
    <article className="group relative grid gap-x-10 gap-y-4 rounded-card border border-line bg-paper p-6 wrap-anywhere transition-colors hover:border-edge md:grid-cols-[minmax(0,1fr)_auto] md:p-8">
      <div className="grid min-w-0 gap-2.5">
        <p className="flex flex-wrap items-center gap-3 text-soft">
          <WordMark name={company} logo={logo} className="text-[1.02rem]" />
          {newWord && <Badge tone="good">{newWord}</Badge>}
        </p>
        <h3 lang={lang.title} className="text-[clamp(1.25rem,6vw,1.5rem)] hyphens-auto">
          <LocalizedLink
            to={`/job/${slug}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
          >
            <WholeWords text={title} />
          </LocalizedLink>
        </h3>
        <p lang={lang.summary} className="measure-64">
          {summary}
        </p>
        <p className="text-[.95rem] text-soft">
          <DottedLine parts={facts} />
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 md:flex-col md:items-end md:justify-between">
        {pay && (
          <p className="font-head text-[clamp(1rem,4.7vw,1.15rem)] font-semibold tabular-nums">
            {pay}
          </p>
        )}
        <p className="text-[.92rem] text-soft">{posted}</p>
      </div>
    </article>
  );
}
