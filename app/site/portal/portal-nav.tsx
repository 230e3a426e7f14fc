import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import type { PortalCompany } from '../../../domain/clients/portal.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Container } from '../../ui/container.tsx';
import { usePortalMessages } from './portal-context.ts';

/** The pages of the portal. */
export function PortalNav({ company }: { company: PortalCompany }) {
  const { nav: t, reports } = usePortalMessages();
  const { pathname } = useLocation();
  const pages = [
    { to: '/portal', label: t.searches },
    { to: '/portal/reports', label: reports.title },
    ...(company.sees_billing ? [{ to: '/portal/plan', label: t.plan }] : []),
  ];
  return (
    <nav aria-label={t.label} className="border-b border-line">
      <Container>
        <ul className="-mb-px flex flex-wrap gap-x-7">
          {pages.map(({ to, label }) => {
            const isCurrent = pathname === to;
            return (
              <li key={to}>
                <LocalizedLink
                  to={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={clsx(
                    'inline-flex min-h-12 items-center border-b-3 font-semibold',
                    isCurrent
                      ? 'border-primary text-ink'
                      : 'border-transparent text-soft hover:text-ink',
                  )}
                >
                  {label}
                </LocalizedLink>
              </li>
            );
          })}
        </ul>
      </Container>
    </nav>
  );
}
