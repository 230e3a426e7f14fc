import type { Insertable, Selectable } from 'kysely';
import type { Schema } from './database.types.ts';

export type Row<Name extends keyof Schema> = Selectable<Schema[Name]>;
export type NewRow<Name extends keyof Schema> = Insertable<Schema[Name]>;
