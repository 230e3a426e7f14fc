// The statements by which a process polls the positions of the primary and the replica.

/** The process holds it, shared with others, while its reads use the replica. */
const lock = `pg_catalog.hashtext('read replica'), 0`;

/** Everything that is committed is flushed, unless the owner of the database has given up on that. */
export const primaryPosition = `select (case current_setting('synchronous_commit')
    when 'off' then pg_catalog.pg_current_wal_insert_lsn()
    else pg_catalog.pg_current_wal_flush_lsn()
  end - '0/0')::float8 as position`;

/** Null if the server is no standby, such as after its promotion. */
export const standbyPosition = `select case when pg_catalog.pg_is_in_recovery()
    then (pg_catalog.pg_last_wal_replay_lsn() - '0/0')::float8 end as position`;

export const announceUse = `select pg_catalog.pg_advisory_lock_shared(${lock})`;
export const withdrawUse = `select pg_catalog.pg_advisory_unlock_shared(${lock})`;

export const isUsedByOthers = `select exists (
    select from pg_catalog.pg_locks
    where locktype = 'advisory' and granted and pid <> pg_catalog.pg_backend_pid()
      and (classid::int8, objid::int8, objsubid) = (pg_catalog.hashtext('read replica')::int8 & x'ffffffff'::int8, 0, 2)
      and database = (select oid from pg_catalog.pg_database where datname = pg_catalog.current_database())
  ) as others`;
