import { clsx } from 'clsx';
import {
  nextStepOf,
  type PortalSearch,
  type PortalShortlist,
  portalStages,
} from '../../../../domain/clients/portal.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { RecruiterCard } from '../../blocks/recruiter-card.tsx';
import { usePortalMessages } from '../portal-context.ts';
import { TeamView } from './team-view.tsx';

type SearchCardProps = { search: PortalSearch; heading: 'h2' | 'h3' };

/** One search: where it stands, what comes next, and the shortlists. */
export function SearchCard({ search, heading: Heading }: SearchCardProps) {
  const { searches: t } = usePortalMessages();
  const language = useLanguage();
  const title = inLanguage(search.title, language);
  const { state, slug, location, opened_at: opened, closed_at: closed, recruiter } = search;
  const day = (at: string) => ({ day: formatDate(new Date(at), language) });
  const time =
    state === 'closed'
      ? closed && fill(t.closedOn, day(closed))
      : opened && fill(t.openSince, day(opened));
  return (
    <Card as="article" className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <Heading className="text-[1.65rem]">{title}</Heading>
          <p className="text-soft">{[location, time].filter(Boolean).join(' · ')}</p>
        </div>
        <Badge tone={state === 'open' ? 'good' : 'neutral'}>{t.states[state]}</Badge>
      </header>
      {state === 'open' && <Pipeline stages={search.stages} />}
      <NextStep search={search} />
      {search.team && <TeamView team={search.team} />}
      <Shortlists shortlists={search.shortlists} />
      {recruiter && state === 'open' && (
        <RecruiterCard recruiter={recruiter} messages={t.recruiter} subject={title} />
      )}
      {slug && (
        <p>
          <LocalizedLink
            to={`/job/${slug}`}
            aria-label={fill(t.adOf, { job: title })}
            className="underline"
          >
            {t.ad}
          </LocalizedLink>
        </p>
      )}
    </Card>
  );
}

/** Numbers only: the client meets people on the shortlist. */
export function Pipeline({ stages }: Pick<PortalSearch, 'stages'>) {
  const { searches: t } = usePortalMessages();
  return (
    <ol
      aria-label={t.pipeline}
      className="grid grid-cols-5 overflow-hidden rounded-card border border-line @max-[30rem]:grid-cols-1"
    >
      {portalStages.map((stage) => {
        const count = stages[stage] ?? 0;
        return (
          <li
            key={stage}
            className={clsx(
              'flex flex-col gap-0.5 border-line px-3 py-3 not-first:border-l sm:px-4 @max-[30rem]:flex-row-reverse @max-[30rem]:items-center @max-[30rem]:justify-between @max-[30rem]:py-2 @max-[30rem]:not-first:border-t @max-[30rem]:not-first:border-l-0',
              count > 0 && 'bg-mint text-on-mint',
            )}
          >
            <b className="font-head text-[1.6rem] leading-none tabular-nums">{count}</b>
            <span className="text-[.9rem]">{t.stages[stage]}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The next step, or the outcome of a closed search, with a link to the shortlist that waits for answers. */
function NextStep({ search }: { search: PortalSearch }) {
  const { searches: t } = usePortalMessages();
  const language = useLanguage();
  const { kind, count } = nextStepOf(search);
  const step = t.steps[kind];
  const waiting =
    kind === 'answer' &&
    search.shortlists.find((shortlist) => shortlist.is_open && shortlist.unanswered > 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p>
        {search.state === 'open' && <b className="font-semibold">{t.next}: </b>}
        {typeof step === 'string' ? step : formatPlural(step, count, language)}
      </p>
      {waiting && (
        <LocalizedLink
          to={`/portal/shortlists/${waiting.id}`}
          className={buttonClass({ size: 'medium' })}
        >
          {t.seeShortlist}
        </LocalizedLink>
      )}
    </div>
  );
}

/** A shortlist that shows nobody, or nobody any more, is left out. */
function Shortlists({ shortlists: all }: { shortlists: PortalShortlist[] }) {
  const { shortlists: t } = usePortalMessages();
  const language = useLanguage();
  const day = (at: string) => ({ day: formatDate(new Date(at), language) });
  const shortlists = all.filter(({ people }) => people > 0);
  if (shortlists.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t.title}</p>
      <ul aria-label={t.title} className="grid gap-2">
        {shortlists.map(({ id, created_at, expires_at, is_open, people, answered, unanswered }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            {is_open ? (
              <LocalizedLink to={`/portal/shortlists/${id}`} className="font-semibold underline">
                {fill(t.shortlistFrom, day(created_at))}
              </LocalizedLink>
            ) : (
              <span>{fill(t.shortlistFrom, day(created_at))}</span>
            )}
            <span className="text-soft">
              {is_open
                ? [
                    formatPlural(t.people, people, language),
                    unanswered === 0
                      ? answered > 0 && t.allAnswered
                      : fill(t.answered, { answered, count: answered + unanswered }),
                  ]
                    .filter(Boolean)
                    .join(', ')
                : fill(t.closedSuffix, day(expires_at))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
