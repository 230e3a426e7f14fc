import type { ReactNode } from 'react';
import type { BulkTarget, BulkWork } from '../../../../domain/bulk/bulk-action.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { BulkDialogProps } from '../../bulk/bulk-dialog-props.ts';
import type { Condition, ListSource, RowKeys } from './data/list-source.ts';

// The definition of a list by its screen; the list implements everything else.

export type Option = { value: string; label: string };

export type Column<Row> = {
  /** Part of the URL, so it must not change after a release. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The value in the CSV file; without it the column is not exported. */
  text?: (row: Row) => string | number | null | undefined;
  /** The header in the CSV file, if it names a unit that the screen shows with each value. */
  csvLabel?: string;
  /** The currency of an amount: a column of its own in the CSV file, so that the amount stays a number. */
  currency?: { label: string; text: (row: Row) => string | null | undefined };
  /** The sort column; large tables need an index on (by, id). */
  sort?: { by: string; nullable?: boolean; descendingFirst?: boolean };
  align?: 'end';
  /** Hidden until the user adds the column. */
  hidden?: boolean;
  /** A utility class for the width, such as `w-40`. */
  className?: string;
};

type FilterBase = { key: string; label: string };

export type Filter =
  /** One of several values; `toConditions` if they are not values of the column itself. */
  | (FilterBase & {
      kind: 'choice';
      options: Option[];
      /**
       * Set for options that staff add and delete: returns whether a value may have been an option, so that a deleted
       * option matches no rows instead of all.
       */
      accepts?: (value: string) => boolean;
      column: string;
      toConditions?: (values: string[]) => Condition[];
    })
  /** A colleague, "me" or nobody. */
  | (FilterBase & { kind: 'staff'; column: string })
  | (FilterBase & {
      kind: 'atLeast';
      column: string;
      min: number;
      max: number;
      step?: number;
      unit?: string;
    })
  /** A range of days, or a number of recent days. */
  | (FilterBase & {
      kind: 'dates';
      column: string;
      /** True if the column holds days instead of moments. */
      isDay?: boolean;
    })
  | (FilterBase & { kind: 'flag'; conditions: Condition[]; tone?: 'waiting' })
  /** Rows of another table, found by their name. */
  | (FilterBase & {
      kind: 'reference';
      column: string;
      find: (client: BrowserClient, text: string) => Promise<Option[]>;
      name: (client: BrowserClient, ids: string[]) => Promise<Option[]>;
    });

export type BulkAction = {
  key: string;
  label: string;
  tone?: 'danger';
  /** Offered only while exactly this many rows are selected. */
  only?: number;
  /** Deselects the rows after the action, because they leave the stage or state in which they were chosen. */
  clearsSelection?: boolean;
} & (
  | {
      /** The server runs it after a dialog has described its effect; the panel of the back office offers undo. */
      target: BulkTarget;
      work: BulkWork;
      /** The first text of the dialog. */
      text?: string;
    }
  /** A menu of bulk actions, which the server runs. */
  | { target: BulkTarget; works: (Option & { work: BulkWork })[] }
  /** Opens a dialog, which describes the effect and lets the server run the action. */
  | { target: BulkTarget; renderBulkDialog: (props: BulkDialogProps) => ReactNode }
  /** Opens a dialog that is about exactly `only` selected rows, which may be on several pages. */
  | { only: number; renderDialog: (props: SelectedDialogProps) => ReactNode }
);

type SelectedDialogProps = { ids: string[]; close: () => void };

export type Complete<Row> = (
  client: BrowserClient,
  rows: (Row & RowKeys)[],
) => Promise<(Row & RowKeys)[]>;

/** The rows of the page that a list shows, and the ways to the pages around it. */
export type ShownPage = { ids: string[]; openNext?: () => void; openPrevious?: () => void };

export type ListDefinition<Row> = {
  /** Called with each page, for screens that show a row beside the list. */
  onShow?: (page: ShownPage) => void;
  /** Identifies saved views and remembered columns; lower case and underscores. */
  screen: string;
  /** The accessible name of the table. */
  label: string;
  source: ListSource;
  /**
   * Adds data that the select cannot read, such as counts in another table, to the rows of a page.
   */
  complete?: Complete<Row>;
  /** The first column names the row: it is always visible and contains the link to the row. */
  columns: [Column<Row>, ...Column<Row>[]];
  filters: Filter[];
  /** The key of a column, with a minus for descending. */
  sort: string;
  size?: number;
  /** The path of a row; the list adds the language. */
  href?: (row: Row) => string;
  /** True for the row whose record is open beside the list. */
  isCurrent?: (row: Row) => boolean;
  /** A short name of the row, for the label of its checkbox. */
  nameOf: (row: Row) => string;
  searchLabel?: string;
  /** The person of a row, if the search is one for people: it then shows why it found them. */
  personOf?: (row: Row) => string | null;
  actions?: BulkAction[];
  /** Shown if there are no rows at all, as opposed to no matches. */
  empty: { title: string; text: string; action?: ReactNode; picture?: ReactNode };
};
