import type { Database } from '../postgres/database.ts';
import { invalidPreference, type Preferences } from './preferences.ts';

const zonesByDatabase = new WeakMap<Database, Promise<Set<string>>>();

/** Drops a time zone that PostgreSQL does not know, or rejects it if handling is strict. */
export async function applyTimezone(preferences: Preferences, database: Database): Promise<void> {
  const { timezone, handling } = preferences;
  if (timezone === undefined) return;
  const names = await zoneNames(database);
  if (names.has(timezone)) return;
  if (handling === 'strict') throw invalidPreference([`timezone=${timezone}`]);
  preferences.timezone = undefined;
}

function zoneNames(database: Database): Promise<Set<string>> {
  let names = zonesByDatabase.get(database);
  if (!names) {
    names = database
      .query<{ name: string }>('select name from pg_catalog.pg_timezone_names')
      .then(({ rows }) => new Set(rows.map(({ name }) => name)));
    names.catch(() => zonesByDatabase.delete(database));
    zonesByDatabase.set(database, names);
  }
  return names;
}
