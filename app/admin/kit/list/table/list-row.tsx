import { clsx } from 'clsx';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { localizedHref } from '../../../../i18n/href.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../../i18n/localized-link.tsx';
import { EmailText } from '../../../../ui/email-text.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import type { RowKeys } from '../data/list-source.ts';
import type { Column } from '../list-definition.ts';
import type { Match } from '../people-search/data.ts';
import { MatchText } from '../people-search/match.tsx';
import { lengthClass } from './length-class.ts';
import { rowFocus } from './row-focus.ts';

type ListRowProps<Row> = {
  row: Row & RowKeys;
  columns: Column<Row>[];
  href?: (row: Row) => string;
  isCurrent: boolean;
  selectLabel: string;
  selected: boolean;
  isGone: boolean;
  match?: Match;
  /** The search that found the row, for the record to mark its words. */
  query: string;
  onSelect?: (id: string, selected: boolean, isRange: boolean) => void;
};

function ListRowInner<Row>(props: ListRowProps<Row>) {
  const { row, columns, href, isCurrent, selectLabel, selected, isGone, match, query, onSelect } =
    props;
  const [name, ...others] = columns;
  const language = useLanguage();
  const navigate = useNavigate();
  const to = href && withQuery(href(row), query);

  function open(event: MouseEvent) {
    if (!to || !isPlainClick(event)) return;
    void navigate(localizedHref(to, language));
  }

  return (
    // Keyboard and screen reader users have the link; the click on the row is only a larger target.
    <tr
      data-row={row.row_key}
      data-selected={selected || undefined}
      data-current={isCurrent || undefined}
      data-gone={isGone || undefined}
      onClick={open}
      className={clsx('list-row', to && 'cursor-pointer')}
    >
      {onSelect && (
        <td className="list-check">
          <Checkbox
            aria-label={selectLabel}
            checked={selected}
            {...(to ? {} : rowFocus)}
            onChange={() => {}}
            onClick={(event) => onSelect(row.row_key, !selected, event.shiftKey)}
          />
        </td>
      )}
      {name && (
        <th scope="row" className={clsx('list-name', name.className)}>
          {to ? (
            <LocalizedLink
              to={to}
              {...rowFocus}
              aria-current={isCurrent || undefined}
              className="list-link"
            >
              {name.cell(row)}
            </LocalizedLink>
          ) : (
            name.cell(row)
          )}
          {match && <MatchText match={match} />}
        </th>
      )}
      {others.map((column) => {
        const content = column.cell(row);
        return (
          <td
            key={column.key}
            data-label={column.label}
            className={clsx(
              column.align === 'end' && 'text-right',
              lengthClass(content),
              column.className,
            )}
          >
            {isEmail(content) ? <EmailText email={content} /> : content}
          </td>
        );
      })}
    </tr>
  );
}

export const ListRow = memo(ListRowInner) as typeof ListRowInner;

const isEmail = (content: ReactNode): content is string =>
  typeof content === 'string' && /^[^\s@]+@[^\s@]+$/.test(content);

/** False for a click on a control inside the row and for the end of a text selection. */
function isPlainClick(event: MouseEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return false;
  return window.getSelection()?.isCollapsed ?? true;
}

function withQuery(path: string, query: string): string {
  return query === '' || path.includes('?') ? path : `${path}?${new URLSearchParams({ q: query })}`;
}
