import type { ColumnType, Insertable, Selectable } from 'kysely';
import type { Database } from './database.types.ts';

type Part<T, Key extends string> = T extends { [K in Key]: infer Columns } ? Columns : never;
// Columns that only the database writes are `?: never` in the generated types, which is undefined.
type At<T, Key> = Key extends keyof T ? ([T[Key]] extends [undefined] ? never : T[Key]) : never;

type Columns<Relation> = {
  [Name in keyof Part<Relation, 'Row'>]: ColumnType<
    Part<Relation, 'Row'>[Name],
    At<Part<Relation, 'Insert'>, Name>,
    At<Part<Relation, 'Update'>, Name>
  >;
};

type Relations<Name extends keyof Database> = Database[Name]['Tables'] & Database[Name]['Views'];

type Qualified<Name extends keyof Database> = {
  [Key in keyof Relations<Name> & string as `${Name}.${Key}`]: Columns<Relations<Name>[Key]>;
};

type Unqualified = { [Key in keyof Relations<'public'>]: Columns<Relations<'public'>[Key]> };

/** Kysely's view of the database: the product's tables by their name, all others as schema.table. */
export type Schema = Unqualified &
  Qualified<'private'> &
  Qualified<'auth'> &
  Qualified<'storage'> &
  Qualified<'realtime'>;

export type Row<Name extends keyof Schema> = Selectable<Schema[Name]>;
export type NewRow<Name extends keyof Schema> = Insertable<Schema[Name]>;
