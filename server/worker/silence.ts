/** Seconds since scheduled work last ran, in any process; it runs every minute. Needs the tables of the worker. */
export const silenceSeconds = `(
  select extract(epoch from now() - max(coalesce(last_execution, known_since)))::float8
  from graphile_worker._private_known_crontabs
)`;
