import pg, { type ClientBase } from 'pg';

// A database, or its user, may have other defaults for its sessions than PostgreSQL itself.

type Row = { name: string; setting: string; role: string; database: string };

/** The values that the product needs: it reads dates as ISO, and writes texts and policies as the standard says. */
const needed: Record<string, { value: string; isMet: (setting: string) => boolean }> = {
  DateStyle: { value: 'ISO', isMet: (setting) => setting.startsWith('ISO') },
  standard_conforming_strings: { value: 'on', isMet: (setting) => setting === 'on' },
  row_security: { value: 'on', isMet: (setting) => setting === 'on' },
};

/** Throws an error with the statement that repairs it. Elsewhere dates are misread, and reads or forms fail. */
export async function assertSessionDefaults(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Row>(
    `select name, setting, current_user as role, current_database() as database
     from pg_settings where name = any($1) order by name`,
    [Object.keys(needed)],
  );
  for (const { name, setting, role, database } of rows) {
    const { value, isMet } = needed[name] ?? {};
    if (!value || isMet?.(setting)) continue;
    const scope = `${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(database)}`;
    throw new Error(
      `its sessions have ${name} = ${setting} and must have ${value} (alter role ${scope} set ${name} to ${value}; ` +
        'then restart a pooler in between)',
    );
  }
}

/** Writes and reads every value exactly, in the same form in every database, as pg_dump does. */
export const exactFormats = `
  set datestyle to iso;
  set intervalstyle to postgres;
  set extra_float_digits to 3;
  set bytea_output to hex;
  set timezone to 'UTC'`;
