import type { ColumnType, GeneratedAlways, SelectType } from 'kysely';

// The types that the driver reads and writes for the columns of the generated types.

/** Has a default. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<number, number | bigint | string, number | bigint | string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Arrays of the database's own types are read as text. */
export type CustomArray<Element> = ColumnType<string, Element[] | string, Element[] | string>;

/** Written only by the database. */
export type Computed<T> = GeneratedAlways<SelectType<T>>;

export type View<Columns> = { [Name in keyof Columns]: Computed<Columns[Name]> };
