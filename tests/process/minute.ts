import type { Database } from '../../server/postgres/database.ts';

// These helpers are for tests of tasks that run at every full minute.

/** Returns a module that shifts the clock of a process, so that a test does not wait for a full minute. */
export function shiftedClock(shiftMs: number): string {
  const source = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...values) { values.length > 0 ? super(...values) : super(Real.now() + (${shiftMs})); }
      static now() { return Real.now() + (${shiftMs}); }
    };`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** Records in `private.seen_jobs` every job that is queued and every job that is done. */
export async function watchJobs({ query }: Pick<Database, 'query'>): Promise<void> {
  await query(`
    create table private.seen_jobs (task text, run_at timestamptz, is_end boolean);
    create function private.see_job() returns trigger language plpgsql security definer as $$
    declare job graphile_worker._private_jobs := coalesce(new, old);
    begin
      insert into private.seen_jobs
      select identifier, date_trunc('minute', job.run_at), tg_op = 'DELETE'
      from graphile_worker._private_tasks where id = job.task_id;
      return null;
    end $$;
    create trigger see_job after insert or delete on graphile_worker._private_jobs
      for each row execute function private.see_job();`);
}
