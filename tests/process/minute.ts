import type { Database } from '../../server/postgres/database.ts';

// For tests of tasks that run at every full minute.

/** Shifts the clock, so that a test does not have to wait for a full minute. */
export function earlierClock(shift: number): string {
  const source = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + (${shift})); }
      static now() { return Real.now() + (${shift}); }
    };`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** Records every job that is queued and every job that is done. */
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
