import type { ReactNode } from 'react';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Block } from '../dashboard/block.tsx';
import { useMessages } from '../use-messages.ts';
import { type CsvTable, useCsv } from './use-csv.ts';

type ReportBlockProps = {
  /** Part of the file name. */
  name: string;
  title: string;
  meaning: string;
  query: { isPending: boolean; isError: boolean };
  /** Shown instead of the content if there is nothing to show. */
  empty: string | false | undefined;
  table: () => CsvTable;
  aside?: ReactNode;
  children: ReactNode;
};

/** A figure of the report: title, definition, chart with table, and its file. */
export function ReportBlock(props: ReportBlockProps) {
  const { name, title, meaning, query, empty, table, aside, children } = props;
  const messages = useMessages('reports');
  const writeCsv = useCsv();
  const actions = (
    <>
      {aside}
      {!empty && !query.isPending && (
        <Button
          variant="quiet"
          size="compact"
          aria-label={fill(messages.csvOf, { name: title })}
          onClick={() => void writeCsv(name, table)}
        >
          <Icon name="download" />
          {messages.csv}
        </Button>
      )}
    </>
  );
  return (
    <Block
      title={title}
      meaning={meaning}
      isLoading={query.isPending}
      isError={query.isError}
      actions={actions}
    >
      {empty ? <p className="text-soft">{empty}</p> : children}
    </Block>
  );
}
