import type { JobTask } from './context.ts';

/** Events may arrive a little late. The single events of these days are still stored. */
const days = 3;

/** The most frequent hosts of a day that visitors came from; anyone can make up others, so they are summed as one. */
const maxHosts = 50;
const otherHosts = 'other';

/**
 * Sums events by day, from the last summed day on. Summing a day again gives the same result: sums that are no longer
 * among the most frequent hosts are removed.
 */
export const rollUpAnalytics: JobTask = async ({ database }) => {
  await database.query(
    `with counted as materialized (
       select (occurred_at at time zone 'Europe/Stockholm')::date as day, name, coalesce(path, '') as path,
         coalesce(language::text, '') as language, coalesce(referrer_host, '') as host,
         left(coalesce(properties ->> 'level', properties ->> 'form', ''), 80) as detail, count(*) as events
       from public.analytics_events
       where occurred_at >= (
         select least(coalesce(max(day), '-infinity'), (now() at time zone 'Europe/Stockholm')::date - $1::integer)
         from public.analytics_daily
       )::timestamp at time zone 'Europe/Stockholm'
       group by 1, 2, 3, 4, 5, 6
     ), hosts as (
       select day, host, row_number() over (partition by day order by sum(events) desc, host) as rank
       from counted where host <> '' group by day, host
     ), summed as materialized (
       select day, name, path, language,
         case when host = '' or rank <= $2::integer then host else $3 end as referrer_host, detail, sum(events) as events
       from counted left join hosts using (day, host)
       group by 1, 2, 3, 4, 5, 6
     ), removed as (
       delete from public.analytics_daily as kept
       where kept.day in (select day from summed) and not exists (
         select from summed
         where (summed.day, summed.name, summed.path, summed.language, summed.referrer_host, summed.detail)
           = (kept.day, kept.name, kept.path, kept.language, kept.referrer_host, kept.detail)
       )
     )
     insert into public.analytics_daily as kept (day, name, path, language, referrer_host, detail, events)
     select day, name, path, language, referrer_host, detail, events from summed
     on conflict (day, name, path, language, referrer_host, detail) do update set events = excluded.events
     where kept.events <> excluded.events`,
    [days, maxHosts, otherHosts],
  );
};
