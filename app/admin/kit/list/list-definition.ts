import type { ReactNode } from 'react';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { Condition, Keyed, ListSource } from './data/list-source.ts';
import type { Walked } from './data/walk-rows.ts';

// What a screen says about its list; everything else is the list's own work.

export type Option = { value: string; label: string };

export type Column<Row> = {
  /** Stands in the address, so it stays once it is out. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the CSV file holds; without it the column is not exported. */
  text?: (row: Row) => string | number | null | undefined;
  /** What to sort by; needs an index on (by, id) to be quick on large tables. */
  sort?: { by: string; nullable?: boolean; descendingFirst?: boolean };
  align?: 'end';
  /** Not among the columns until somebody chooses it. */
  hidden?: boolean;
  /** Any utility class that holds the width, such as `w-40`. */
  className?: string;
};

type FilterBase = { key: string; label: string };

export type Filter =
  /** Any of several values; `toConditions` where they are not simply values of the column. */
  | (FilterBase & {
      kind: 'choice';
      options: Option[];
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
  /** From one day to another, or the last so many days. */
  | (FilterBase & { kind: 'dates'; column: string })
  /** On or off. */
  | (FilterBase & { kind: 'flag'; conditions: Condition[]; tone?: 'waiting' })
  /** Rows of another table, found by their name. */
  | (FilterBase & {
      kind: 'reference';
      column: string;
      find: (client: BrowserClient, text: string) => Promise<Option[]>;
      name: (client: BrowserClient, ids: string[]) => Promise<Option[]>;
    });

/** Takes back what was done to a chunk of rows; throws `NotUndone` where it could do so only in part. */
export type Undo = () => Promise<void>;

/** How many rows were left as they are, by the key of the reason. */
export type Left = Record<string, number>;

/** What came of a chunk that can be done in part: to how many rows, which were left alone, and why no further. */
export type Part = { count: number; undo?: Undo; skipped?: Left; error?: unknown };

/** Does it to a chunk of rows. What it returns takes that chunk back. */
export type Run<Row> = (
  client: BrowserClient,
  rows: (Row & Walked)[],
) => Promise<Undo | Part | undefined>;

/** All chunks together, where something is left to do after the last of them or before they are taken back. */
export type Batch<Row> = {
  run: Run<Row>;
  /** Also where it was stopped or failed on the way. */
  finish?: (client: BrowserClient) => Promise<void>;
  beforeUndo?: (client: BrowserClient) => Promise<void>;
  /** How long it can be undone. */
  undoSeconds?: number;
  /** Said beside the result. */
  note?: string;
};

export type BulkAction<Row> = {
  key: string;
  label: string;
  /** `{count}` is how many rows it was done to. */
  done: string;
  /** Sentences with `{count}`, by the reason why rows were left as they are. */
  reasons?: Record<string, string>;
  tone?: 'danger';
  /** What the rows of a chunk must hold, apart from their key; the list's own select unless named. */
  select?: string;
  /** How many rows at a time, where each of them takes a while. */
  chunk?: number;
} & (
  | { run: Run<Row> }
  /** A menu: one run for each choice. */
  | { choices: (Option & { run: Run<Row> })[] }
  /** Asks first. Calls `proceed` with what to do, or `cancel`. */
  | { ask: (props: AskProps<Row>) => ReactNode }
);

export type AskProps<Row> = {
  count: number;
  /** Reads all selected rows, with these columns. */
  walk: (select: string) => Promise<AsyncIterable<(Row & Walked)[]>>;
  proceed: (run: Run<Row> | Batch<Row>) => void;
  cancel: () => void;
};

export type Complete<Row> = (
  client: BrowserClient,
  rows: (Row & Keyed)[],
) => Promise<(Row & Keyed)[]>;

export type ListDefinition<Row> = {
  /** Names saved views and remembered columns: lower case and underscores. */
  screen: string;
  /** What the list is a list of, for those who hear it. */
  label: string;
  source: ListSource;
  /** Adds what the select cannot to the rows of a page, such as counts in another table. */
  complete?: Complete<Row>;
  /** The first is the row's name: it is always there, and is the link that opens the row. */
  columns: [Column<Row>, ...Column<Row>[]];
  filters: Filter[];
  /** The column's key, with a minus for descending. */
  sort: string;
  size?: number;
  /** Where a row opens; the list carries the language along. */
  href?: (row: Row) => string;
  /** The row in a few words, for the label of its checkbox. */
  nameOf: (row: Row) => string;
  searchLabel?: string;
  actions?: BulkAction<Row>[];
  /** When there is nothing at all, as opposed to nothing that matches. */
  empty: { title: string; text: string; action?: ReactNode; picture?: ReactNode };
};
