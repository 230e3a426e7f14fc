import pg from 'pg';

/** Records the time of the last complete backup, which the back office shows. */
export async function recordBackup(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into public.settings (key, value) values ('last_backup', to_jsonb(now()))
       on conflict (key) do update set value = excluded.value`,
    );
  } finally {
    await client.end();
  }
}
