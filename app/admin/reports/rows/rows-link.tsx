import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { useMessages } from '../../use-messages.ts';
import type { RowsFilter } from '../data.ts';
import { useReportContext } from '../report-context.ts';

type RowsLinkProps = { rowsFilter: RowsFilter; name: string; count: number; children: string };

/** A number that opens the rows behind it. */
export function RowsLink({ rowsFilter, name, count, children }: RowsLinkProps) {
  const messages = useMessages('reports');
  const { rowsPath } = useReportContext();
  if (count === 0) return children;
  return (
    <LocalizedLink
      to={rowsPath(rowsFilter)}
      preventScrollReset
      aria-label={`${children}. ${fill(messages.rowsOf, { name })}`}
      className="text-ink underline decoration-edge underline-offset-4 hover:decoration-current"
    >
      {children}
    </LocalizedLink>
  );
}
