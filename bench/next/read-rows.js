import postgres from 'postgres';

// The rows that the product reads for the same page, from the same PostgreSQL: as many statements, as many round trips after
// one another, prepared and pipelined by the driver. They run as the owner, without row-level security.

const { username, password, pathname, searchParams } = new URL(
  process.env.BENCH_DATABASE ?? 'postgres://bench/bench',
);
const sql = postgres({
  host: searchParams.get('host') ?? undefined,
  port: 5432,
  username,
  password: decodeURIComponent(password),
  database: pathname.slice(1),
  max: 5,
  onnotice: () => undefined,
});

const card =
  () => sql`job.id, job.slug, job.kind, job.title, job.summary, job.field, job.location, job.country, job.remote,
  job.employment_type, job.seniority, job.state, job.published_at, job.closes_at, job.created_at, job.updated_at,
  (select to_json(c) from (select name, logo_path, website, about from clients where clients.id = job.client_id) c) as client,
  (select to_json(s) from (select minimum, maximum, currency, period from job_salaries where job_id = job.id) s) as salary`;

const company = () => sql`select key, value from settings where key in ('office', 'company')`;
const openJobs = (
  kind,
) => sql`select ${card()} from jobs job where kind = ${kind} and state = 'open'
  and (closes_at is null or closes_at > ${new Date()}) order by published_at desc, id`;

async function readJob(slug) {
  const [job] = await sql`select ${card()}, benefits, description, requirements, process
    from jobs job where slug = ${slug}`;
  return Promise.all([
    job,
    openJobs(job.kind),
    sql`select id, version, body from consent_texts where purpose = 'application' order by version desc limit 1`,
    sql`select id, kind, prompt, help, required, options from job_questions where job_id = ${job.id} order by position, id`,
    sql`select public.get_job_recruiter(${job.id}) as recruiter`,
  ]);
}

const readHome = () =>
  Promise.all([
    sql`select title, lead from page_texts where page = 'home'`,
    sql`select id, display_name, logo_path, has_logo, link from customer_logos order by position limit 9`,
    sql`select id, quote, name, title, company, logo, image, case_url from testimonials order by position limit 3`,
    sql`select * from public.get_hiring_figures()`,
    sql`select count(*)::int from jobs where kind = 'client' and state = 'open'
      and (closes_at is null or closes_at > ${new Date()})`,
  ]);

/** Returns how many characters of rows were read, so that nobody skips the work. */
export async function readRows(path) {
  const read = () => {
    if (path === '/') return readHome();
    if (path === '/available-jobs') return openJobs('client');
    return readJob(path.split('/').at(-1));
  };
  const rows = await Promise.all([company(), read()]);
  return JSON.stringify(rows).length;
}
