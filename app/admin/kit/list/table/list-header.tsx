import { clsx } from 'clsx';
import { fill } from '../../../../i18n/format.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { Column } from '../list-definition.ts';
import type { SortState } from '../list-state.ts';

type ListHeaderProps<Row> = {
  columns: Column<Row>[];
  sort: SortState;
  onSort: (sort: SortState) => void;
  selected: 'none' | 'some' | 'all';
  onSelectPage?: (selected: boolean) => void;
  isLoading: boolean;
};

export function ListHeader<Row>(props: ListHeaderProps<Row>) {
  const { columns, sort, onSort, selected, onSelectPage, isLoading } = props;
  const messages = useMessages('list');
  return (
    <thead>
      <tr>
        {onSelectPage && (
          <th scope="col" className="list-check">
            <Checkbox
              aria-label={messages.selectPage}
              checked={selected === 'all'}
              disabled={isLoading}
              indeterminate={selected === 'some'}
              onChange={(event) => onSelectPage(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

type HeaderCellProps<Row> = {
  column: Column<Row>;
  sort: SortState;
  onSort: (sort: SortState) => void;
};

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const messages = useMessages('list');
  const isSorted = sort.column === column.key;
  const atEnd = column.align === 'end';
  if (!column.sort) {
    return (
      <th scope="col" className={clsx(atEnd && 'text-right', column.className)}>
        {column.label}
      </th>
    );
  }
  const descending = isSorted ? !sort.descending : (column.sort.descendingFirst ?? false);
  const label = descending ? messages.sortDescending : messages.sortAscending;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={clsx(atEnd && 'text-right', column.className)}
    >
      <button
        type="button"
        title={fill(label, { column: column.label })}
        onClick={() => onSort({ column: column.key, descending })}
        className={clsx('list-sort', atEnd && 'flex-row-reverse', isSorted && 'text-ink')}
      >
        {column.label}
        <Icon
          name={isSorted && !sort.descending ? 'up' : 'down'}
          className={clsx('size-3', !isSorted && 'list-sort-hint')}
        />
      </button>
    </th>
  );
}
