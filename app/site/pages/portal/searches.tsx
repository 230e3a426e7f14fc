import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { RouteHandle } from '../../../route-handle.ts';
import { Card } from '../../../ui/card.tsx';
import { Container } from '../../../ui/container.tsx';
import { Approvals } from '../../portal/approvals/approvals.tsx';
import { usePortal, usePortalMessages } from '../../portal/portal-context.ts';
import { SearchCard } from '../../portal/searches/search-card.tsx';

export const handle = { cache: 'private' } satisfies RouteHandle;

/** The searches of the company, open searches first. */
export default function Searches() {
  const { searches: t } = usePortalMessages();
  const language = useLanguage();
  const { portal, company } = usePortal();
  const open = company.searches.filter(({ state }) => state === 'open');
  const closed = company.searches.filter(({ state }) => state === 'closed');
  return (
    <Container className="grid gap-9 pt-9 wrap-anywhere md:pt-14">
      <header className="grid gap-3">
        <p className="font-semibold text-soft">
          {fill(t.greeting, { name: portal.name.split(' ')[0] ?? '' })}
        </p>
        <h1 className="text-[clamp(2rem,6vw,3.6rem)]">{t.title}</h1>
        {company.searches.length > 0 && (
          <p className="text-[1.15rem] text-soft">
            {open.length > 0 ? formatPlural(t.open, open.length, language) : t.noneOpen}
          </p>
        )}
      </header>
      <Approvals />
      {company.searches.length === 0 && (
        <Card tone="wool">
          <h2 className="text-[1.5rem]">{t.none.title}</h2>
          <p className="pt-2">{t.none.text}</p>
        </Card>
      )}
      {open.length > 0 && (
        <ol className="grid gap-5">
          {open.map((search) => (
            <li key={search.id}>
              <SearchCard search={search} heading="h2" />
            </li>
          ))}
        </ol>
      )}
      {closed.length > 0 && (
        <section className="grid gap-5">
          <h2 className="text-[1.65rem]">{t.closed}</h2>
          <ol className="grid gap-5">
            {closed.map((search) => (
              <li key={search.id}>
                <SearchCard search={search} heading="h3" />
              </li>
            ))}
          </ol>
        </section>
      )}
    </Container>
  );
}
