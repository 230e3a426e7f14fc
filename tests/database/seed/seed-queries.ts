import type { ClientBase } from 'pg';

/** Applications whose events do not lead, step by step, from `new` to the stage they are in. */
export const brokenPaths = `
  with moves as (
    select application_id, data ->> 'from' as source, data ->> 'to' as target, created_at, id,
      lag(data ->> 'to', 1, 'new') over (partition by application_id order by id) as previous,
      lag(created_at) over (partition by application_id order by id) as previous_at
    from public.application_events where kind = 'stage_moved'
  ), firsts as (
    select distinct on (application_id) application_id, kind, created_at
    from public.application_events order by application_id, id
  )
  select application.id from public.applications as application
  left join firsts on firsts.application_id = application.id
  where firsts.kind is distinct from 'created'
    or firsts.created_at is distinct from application.created_at
    or application.stage::text <> coalesce((
      select target from moves where application_id = application.id order by id desc limit 1
    ), 'new')
    or (application.stage <> 'new' and application.stage_changed_at is distinct from (
      select max(created_at) from moves where application_id = application.id
    ))
    or exists (
      select from moves where application_id = application.id
        and (source <> previous or created_at < previous_at or created_at < application.created_at or created_at > now())
    )
    or (application.withdrawn_at is not null) <> exists (
      select from public.application_events where application_id = application.id and kind = 'withdrawn'
    )
    or not exists (
      select from public.stage_stays
      where application_id = application.id and left_at is null and stage = application.stage
        and entered_at = application.stage_changed_at
    )`;

export async function localizedColumns(
  client: ClientBase,
): Promise<{ table: string; column: string; missing: string }[]> {
  const { rows } = await client.query(
    `select columns.table_name as table, column_name as column,
       case domain_name when 'localized_text' then 'localized_missing' else 'document_missing' end as missing
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and domain_name in ('localized_text', 'localized_document')
     order by 1, 2`,
  );
  return rows;
}

/** Rows of every table of the product. */
export async function countRows(client: ClientBase): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*) from public.${name}`);
  const { rows } = await client.query(
    `select jsonb_object_agg(name, count) as counts from (${counts.join(' union all ')}) as counted`,
  );
  return rows[0]?.counts;
}
