import { inLanguage } from '../../../domain/in-language.ts';
import { fill, formatDay } from '../../i18n/format.ts';
import { formatAgo } from '../../i18n/format-ago.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Client, ClientJob } from './data/client.ts';

type Shortlist = ClientJob['links'][number] & { job: ClientJob };

/** The shortlists of all jobs of the client, newest first. */
export function Shortlists({ client }: { client: Client }) {
  const { shortlists: t } = useMessages('clientEvents');
  const shortlists = client.jobs
    .flatMap((job) => job.links.map((link) => ({ ...link, job })))
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
  return (
    <Section title={t.title}>
      {shortlists.length === 0 ? (
        <p className="text-soft">{t.none}</p>
      ) : (
        <ul className="-my-1 grid divide-y divide-line">
          {shortlists.map((shortlist) => (
            <ShortlistRow key={shortlist.id} shortlist={shortlist} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function ShortlistRow({ shortlist }: { shortlist: Shortlist }) {
  const { shortlists: t, jobs } = useMessages('clientEvents');
  const language = useLanguage();
  const { job, items, shared_at: sharedAt, last_opened_at: opened } = shortlist;
  const activeItems = items.filter(({ removed_at }) => removed_at === null);
  const answeredCount = activeItems.filter(({ decision }) => decision !== null).length;
  const isClosed = shortlist.revoked_at !== null || Date.parse(shortlist.expires_at) < Date.now();
  const facts = [
    formatPlural(t.candidates, activeItems.length, language),
    formatPlural(t.answers, answeredCount, language),
    ...(opened ? [fill(t.opened, { ago: formatAgo(new Date(opened), language) })] : []),
    ...(sharedAt && !opened ? [t.notOpened] : []),
    ...(isClosed ? [t.closed] : []),
  ];
  return (
    <li className="grid gap-0.5 py-2">
      <LocalizedLink
        to={`/admin/jobs/${job.id}/review?link=${shortlist.id}`}
        className="justify-self-start font-semibold underline"
      >
        {inLanguage(job.title, language) || jobs.untitled}
      </LocalizedLink>
      <span>
        {fill(sharedAt ? t.sharedWith : t.draft, {
          name: shortlist.recipient_name,
          day: formatDay(new Date(sharedAt ?? shortlist.created_at), language),
        })}
      </span>
      <span className="text-soft">{facts.join(' · ')}</span>
    </li>
  );
}
