import { foldHeader } from '../../../../domain/imports/presets.ts';
import type { Query } from '../../../postgres/query.ts';

type JobMatch = { id: string; ownerId: string | null; templateId: string | null };
export type JobFinder = (name: string) => JobMatch | 'job_unknown' | 'job_ambiguous';

type Row = {
  id: string;
  slug: string;
  en: string | null;
  sv: string | null;
  owner_id: string | null;
  template_id: string | null;
};

/** Finds jobs that the importing colleague sees by slug, or by a title that only one job has in English or Swedish. */
export async function loadJobs(query: Query): Promise<JobFinder> {
  const { rows } = await query<Row>(
    `select job.id, job.slug, job.title ->> 'en' as en, job.title ->> 'sv' as sv, staff.owner_id,
       staff.stage_template_id as template_id
     from public.jobs as job left join public.job_staff as staff on staff.job_id = job.id
     where job.id not in (select private.hidden_jobs())`,
  );
  const byTitle = new Map<string, Map<string, JobMatch>>();
  const bySlug = new Map<string, JobMatch>();
  for (const { id, slug, en, sv, owner_id: ownerId, template_id: templateId } of rows) {
    const match = { id, ownerId, templateId };
    bySlug.set(slug, match);
    for (const title of [en, sv]) {
      const key = foldHeader(title ?? '');
      if (key) byTitle.set(key, (byTitle.get(key) ?? new Map()).set(id, match));
    }
  }
  return (name) => {
    const slug = bySlug.get(name.trim().toLowerCase());
    if (slug) return slug;
    const titled = [...(byTitle.get(foldHeader(name))?.values() ?? [])];
    const [first] = titled;
    if (!first) return 'job_unknown';
    return titled.length > 1 ? 'job_ambiguous' : first;
  };
}
