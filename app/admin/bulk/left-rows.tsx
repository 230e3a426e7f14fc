import { useState } from 'react';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useMessages } from '../use-messages.ts';
import { type BulkActionRow, bulkKey, listLeftRows, maxLeftRows } from './data/actions.ts';
import { hrefOfRow } from './data/row-names.ts';
import { countAll, describeReasons } from './describe-action.ts';

type LeftRowsProps = { action: BulkActionRow; counts: Record<string, number> };

/** The rows that were left as they are: their number by reason, and their names. */
export function LeftRows({ action, counts }: LeftRowsProps) {
  const bulk = useMessages('bulk');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useClientQuery({
    queryKey: [...bulkKey, 'left', action.id, action.state],
    queryFn: (client) => listLeftRows(client, action, language),
    enabled: isOpen,
  });
  const total = countAll(counts);
  const isOfPeople = ['applications', 'people', 'freelancers', 'readers'].includes(action.target);
  const nameReason = (reason: string | null) =>
    fillAny(bulk.reasons[reason ?? 'failed'] ?? bulk.reasons.failed, { count: '' }).replace(
      /:\s*$/,
      '',
    );
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-soft">
        {fill(bulk.results, { count: formatNumber(total, language) })}
        {' · '}
        {describeReasons(counts, { bulk, language }).join(' · ')}
      </summary>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto">
        {data.map(({ id, name, reason }) => (
          <li key={id}>
            <LocalizedLink
              to={hrefOfRow(action.target, id)}
              className="underline underline-offset-2"
            >
              {name || (isOfPeople ? bulk.unnamed : bulk.unnamedRow)}
            </LocalizedLink>{' '}
            <span className="text-soft">{nameReason(reason)}</span>
          </li>
        ))}
        {total > maxLeftRows && (
          <li className="text-soft">
            {fill(bulk.moreResults, { count: formatNumber(total - maxLeftRows, language) })}
          </li>
        )}
      </ul>
    </details>
  );
}
