import type { ReactNode } from 'react';
import { sectionNames, sectionOf, type WebsiteSection } from '../../../domain/content/website.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { fill } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useMessages } from '../use-messages.ts';
import { listWebsiteItems, type WebsiteItem } from './data/items.ts';
import { countReaders } from './newsletter/data.ts';
import { itemTones } from './state-tones.ts';

/** Lists the sections of the website that editors write, with the items that visitors see. */
export default function Website() {
  const t = useMessages('website');
  const feeds = useMessages('distribution');
  return (
    <Screen title={t.title}>
      <div className="grid max-w-5xl gap-5">
        <p className="max-w-[75ch] text-soft">{t.text}</p>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {sectionNames.map((section) => (
            <SectionCard key={section} section={section} />
          ))}
          <NewsletterTile />
          <Tile to="/admin/website/company" {...t.company} />
          <Tile to="/admin/website/distribution" title={feeds.title} text={feeds.tile} />
        </ul>
      </div>
    </Screen>
  );
}

function SectionCard({ section }: { section: WebsiteSection }) {
  const t = useMessages('website');
  const language = useLanguage();
  const { table, isList } = sectionOf(section);
  const { data: items } = useClientQuery({
    queryKey: queryKeys.list(table, { section }),
    queryFn: (client) => listWebsiteItems(client, section),
  });
  const { title, text } = t.sections[section];
  const [only] = items ?? [];
  if (!isList) {
    return (
      <Tile to={only && `/admin/website/${section}/${only.id}`} title={title} text={text}>
        {only && <Badge tone={itemTones[only.state]}>{t.states[only.state]}</Badge>}
      </Tile>
    );
  }
  const publishedCount = countItems(items, (item) => item.state === 'published');
  const unpublishedCount = countItems(items, (item) => item.state !== 'published');
  return (
    <Tile to={`/admin/website/${section}`} title={title} text={text}>
      {items && (
        <Badge tone={publishedCount > 0 ? 'good' : 'neutral'}>
          {formatPlural(t.shownCount, publishedCount, language)}
        </Badge>
      )}
      {unpublishedCount > 0 && <Badge>{fill(t.otherCount, { count: unpublishedCount })}</Badge>}
    </Tile>
  );
}

function NewsletterTile() {
  const { newsletter: t } = useMessages('website');
  const language = useLanguage();
  const { data } = useClientQuery({
    queryKey: [...queryKeys.table('consents'), 'newsletter'],
    queryFn: countReaders,
  });
  return (
    <Tile to="/admin/website/newsletter" title={t.title} text={t.text}>
      {data && (
        <Badge tone={data.confirmed > 0 ? 'good' : 'neutral'}>
          {formatPlural(t.confirmedCount, data.confirmed, language)}
        </Badge>
      )}
      {data && data.waiting > 0 && (
        <Badge tone="waiting">{fill(t.waitingCount, { count: data.waiting })}</Badge>
      )}
    </Tile>
  );
}

const countItems = (items: WebsiteItem[] | undefined, matches: (item: WebsiteItem) => boolean) =>
  items?.filter(matches).length ?? 0;

type TileProps = {
  /** Undefined while the only item of a section is loaded. */
  to: string | undefined;
  title: string;
  text: string;
  children?: ReactNode;
};

function Tile({ to, title, text, children }: TileProps) {
  return (
    <li className="relative grid content-start gap-2 rounded-compact border border-line bg-paper p-4 hover:border-primary">
      <h2 className="text-lg">
        {to ? (
          <LocalizedLink to={to} className="after:absolute after:inset-0 after:rounded-compact">
            {title}
          </LocalizedLink>
        ) : (
          title
        )}
      </h2>
      <p className="text-soft">{text}</p>
      <p className="flex flex-wrap gap-2 empty:hidden">{children}</p>
    </li>
  );
}
