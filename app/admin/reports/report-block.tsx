import { type ReactNode, useId } from 'react';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Explanation } from '../../ui/explanation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
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
  const dashboard = useMessages('dashboard');
  const messages = useMessages('reports');
  const writeCsv = useCsv();
  const id = useId();
  return (
    <Card compact as="section" aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="grow text-lg">
          {title}
        </h2>
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
        <Explanation label={fill(dashboard.meaning, { name: title })}>{meaning}</Explanation>
      </div>
      {query.isError && <p className="text-lingon">{dashboard.loadFailed}</p>}
      {query.isPending && !query.isError && <Skeleton className="h-48" />}
      {!query.isPending && (empty ? <p className="text-soft">{empty}</p> : children)}
    </Card>
  );
}
