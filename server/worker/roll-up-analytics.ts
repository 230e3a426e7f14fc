import type { JobTask } from './context.ts';

/** Events may arrive a little late. The single events of these days are still stored. */
const days = 3;

/** Sums events by day, from the last summed day on. Summing a day again gives the same result. */
export const rollUpAnalytics: JobTask = async ({ database }) => {
  await database.query(
    `insert into public.analytics_daily as kept (day, name, path, language, referrer_host, detail, events)
     select (occurred_at at time zone 'Europe/Stockholm')::date, name, coalesce(path, ''), coalesce(language::text, ''),
       coalesce(referrer_host, ''), left(coalesce(properties ->> 'level', properties ->> 'form', ''), 80), count(*)
     from public.analytics_events
     where occurred_at >= (
       select least(coalesce(max(day), '-infinity'), (now() at time zone 'Europe/Stockholm')::date - $1::integer)
       from public.analytics_daily
     )::timestamp at time zone 'Europe/Stockholm'
     group by 1, 2, 3, 4, 5, 6
     on conflict (day, name, path, language, referrer_host, detail) do update set events = excluded.events
     where kept.events <> excluded.events`,
    [days],
  );
};
