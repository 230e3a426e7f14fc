import type { BulkKindName, BulkTarget, BulkWork } from '../../../domain/bulk/bulk-action.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';

export type WorkOf<Kind extends BulkKindName> = Extract<BulkWork, { kind: Kind }>;

/** Thrown for a row that must stay as it is, with the reason that colleagues see. */
export class SkippedRow extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super('the row is left as it is');
    this.reason = reason;
  }
}

export type RowContext<Work = BulkWork> = {
  /** Runs in a transaction with the claims of the acting colleague. */
  query: Query;
  staff: Staff;
  site: { name: string; url: string };
  actionId: string;
  target: BulkTarget;
  /** The id of the row. */
  id: string;
  work: Work;
  /** Mail gets this time first, which is after any end of the run. The end of the run then sets the real time. */
  holdUntil: Date;
};

export type RowResult = {
  /** The state that undo restores. */
  before?: object;
  mailId?: string;
  /** Names a part that was left out, such as the mail to a person without an address. */
  note?: string;
};

/** The facts about a row that undo needs to restore it. */
type DoneRow = { before: unknown; mailId: string | null };

export type PreviewContext<Work = BulkWork> = {
  /** Reads with the rights of the caller. */
  read: <Row>(text: string, values: unknown[]) => Promise<Row[]>;
  target: BulkTarget;
  ids: string[];
  work: Work;
};

/** A kind of bulk action: what it does to one row, and how it is undone. */
export type BulkKind<Work> = {
  roles: Staff['role'][];
  targets: BulkTarget[];
  /** True if nobody can undo it. */
  isFinal?: boolean;
  /**
   * True if the work gives rights to people. Then an open session is not enough: its owner must have proved recently
   * that they use it.
   */
  givesRights?: (target: BulkTarget, work: Work | 'undo') => boolean;
  /** Throws if the work does not fit the target. */
  check?: (target: BulkTarget, work: Work) => void;
  /** Counts the rows that will be left as they are, by reason. */
  preview: (context: PreviewContext<Work>) => Promise<Record<string, number>>;
  /** Throws, such as a `SkippedRow`, if the row must stay as it is. Its changes of this row are then rolled back. */
  run: (context: RowContext<Work>) => Promise<RowResult>;
  undo: (context: RowContext<Work>, row: DoneRow) => Promise<void>;
};

type Reason = { reason: string | null; count: string };

/** Counts the reasons that a query with the columns `reason` and `count` returns. */
export async function countReasons(
  { read, ids }: Pick<PreviewContext, 'read' | 'ids'>,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, number>> {
  const rows = await read<Reason>(text, [ids, ...values]);
  return Object.fromEntries(
    rows.flatMap(({ reason, count }) => (reason ? [[reason, Number(count)]] : [])),
  );
}

/** SQL of the person (`id`) of each selected row (`row_id`), which is a person or an application. `$1` has the selected ids. */
export const selectedPeople = (target: BulkTarget): string =>
  target === 'applications'
    ? `(select application.id as row_id, application.person_id as id from public.applications as application
        where application.id = any ($1::uuid[]))`
    : '(select id as row_id, id from unnest($1::uuid[]) as selected (id))';
