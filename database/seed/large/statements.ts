// Generates rows in the database, ten thousand at a time. Each statement takes a range of numbers ($1 to $2), from which
// ids and pseudo-random values are derived.

/** A pseudo-random number from 0 to 99 for each pair of `n` and `salt`. */
const roll = (n: string, salt: number) => `((hashint8(${n} * 31 + ${salt}) & 2147483647) % 100)`;

export const personId = (n: string) => `md5('large person ' || (${n}))::uuid`;
const documentId = (n: string) => `md5('large document ' || (${n}))::uuid`;
const applicationId = (n: string) => `md5('large application ' || (${n}))::uuid`;

const hasCv = (n: string) => `(${n}) % 5 < 3`;

/** Picks one of the texts in a parameter by any number. */
const pickText = (texts: string, n: string) =>
  `(${texts}::text[])[1 + ((${n}) % cardinality(${texts}::text[]))::integer]`;

/** Picks one value of an enum. */
const pickEnumValue = (type: string, n: string) =>
  `(enum_range(null::public.${type}))[1 + ((${n}) % cardinality(enum_range(null::public.${type})))::integer]`;

/** $3 first names, $4 last names, $5 cities. Names repeat only after all pairs have been used. */
export const people = `
  insert into public.people (
    id, first_name, last_name, email, phone, language, location, source, last_activity_at, created_at
  )
  select ${personId('n')},
    ${pickText('$3', 'n')},
    ${pickText('$4', 'n / cardinality($3::text[])')}
      || case when n >= cardinality($3::text[]) * cardinality($4::text[])
        then '-' || ${pickText('$4', 'n / cardinality($3::text[]) / cardinality($4::text[])')} else '' end,
    'person' || n || '@example.com',
    '+999' || lpad(n::text, 8, '0'),
    (case when ${roll('n', 1)} < 70 then 'sv' else 'en' end)::public.language,
    ${pickText('$5', 'n')},
    (array['site', 'linkedin', 'google', 'referral'])[1 + ${roll('n', 2)} % 4],
    now() - ${roll('n', 3)} * interval '3 days',
    now() - interval '300 days' - ${roll('n', 4)} * interval '4 days'
  from generate_series($1::bigint, $2::bigint) as n`;

const careersEach = 9;

/** A large number for each pair. */
const anyNumber = (n: string, step: string) =>
  `(hashint8(${n} * 16 + ${step})::bigint & 2147483647)`;

/** Two words that a handful of people have. */
const rareWords = (n: string) =>
  `(select string_agg(initcap(translate(left(md5('word ' || number), 9), '0123456789', 'eioaunrstl')), ' ')
    from unnest(array[${n} / 3, -${n} / 5]) as number)`;

/** Three in five people have a CV. $3 texts, $4 careers, several for each person. */
export const documents = `
  insert into public.documents (
    id, person_id, bucket, path, file_name, mime_type, size_bytes, sha256, extraction, extracted_text, created_at
  )
  select ${documentId('n')}, person.id, 'cvs', person.id || '/cv.txt', 'cv.txt', 'text/plain',
    octet_length(cv.text), encode(sha256(convert_to(cv.text, 'UTF8')), 'hex'), 'done', cv.text, person.created_at
  from generate_series($1::bigint, $2::bigint) as n
  join public.people as person on person.id = ${personId('n')}
  cross join lateral (
    select concat_ws(e'\\n\\n', person.full_name, ${pickText('$3', 'n')},
      (select string_agg(${pickText('$4', anyNumber('n', 'step'))}, e'\\n\\n' order by step)
        from generate_series(1, ${careersEach}) as step),
      ${rareWords('n')}) as text
    offset 0
  ) as cv
  where ${hasCv('n')}`;

/** Two in five people are in the candidate bank. $3 skills, five each. */
export const candidates = `
  insert into public.candidates (
    person_id, fields, skills, seniority, years_of_experience, locations, remote, cv_document_id, source,
    consent_expires_at, created_at
  )
  select person.id,
    array[${pickEnumValue('job_field', 'n')}],
    array(select ${pickText('$3', 'n * 7 + step * 3')} from generate_series(0, 4) as step),
    ${pickEnumValue('seniority', roll('n', 5))},
    ${roll('n', 6)} % 25,
    array[person.location],
    ${pickEnumValue('job_remote', roll('n', 7))},
    ${documentId('n')},
    person.source,
    now() + (${roll('n', 8)} - 10) * interval '4 days',
    person.created_at
  from generate_series($1::bigint, $2::bigint) as n
  join public.people as person on person.id = ${personId('n')}
  where n % 5 < 2`;

const originals = `(
    select job.*, staff.owner_id, row_number() over (order by slug) - 1 as place, count(*) over () as total
    from public.jobs as job join public.job_staff as staff on staff.job_id = job.id
    where state <> 'draft' and client_id is not null and slug not like 'large-%'
  )`;

/** Copies the existing jobs repeatedly, one for each number. */
export const jobs = `
  insert into public.jobs (
    slug, client_id, field, location, country, remote, employment_type, seniority, title, summary,
    description, requirements, process, state, opens_at, published_at, closed_at, created_at
  )
  select 'large-' || n, job.client_id, job.field, job.location, job.country, job.remote,
    job.employment_type, job.seniority, job.title, job.summary, job.description, job.requirements, job.process,
    (case when n % 4 = 0 then 'open' else 'closed' end)::public.job_state,
    opened.at, opened.at, case when n % 4 <> 0 then opened.at + interval '60 days' end, opened.at
  from generate_series($1::bigint, $2::bigint) as n
  cross join lateral (
    select now() - interval '1 day' * case when n % 4 = 0 then 5 + n % 60 else 90 + n % 600 end as at
  ) as opened
  join ${originals} as job on job.place = n % job.total`;

export const jobStaff = `
  insert into public.job_staff (job_id, owner_id)
  select made.id, job.owner_id
  from generate_series($1::bigint, $2::bigint) as n
  join public.jobs as made on made.slug = 'large-' || n
  join ${originals} as job on job.place = n % job.total`;

const applicant = '1 + (n - 1) % $3::bigint';

/** $3 people, $4 jobs. The applications of one person are for different jobs while there are enough. */
export const applications = `
  insert into public.applications (
    id, job_id, person_id, stage, stage_changed_at, position, owed_answer_since, owner_id, rating, source, language,
    cv_document_id, cover_letter, merit_note, reject_reason, decided_at, created_at, updated_at
  )
  select ${applicationId('n')}, job.id, person.id, chance.stage, changed.at,
    to_char(extract(epoch from arrived.at) * 1000000, 'FM0000000000000000'),
    case when ${roll('n', 9)} < 25 then changed.at end,
    staff.owner_id,
    case when chance.stage in ('interview', 'offer', 'hired') then 1 + ${roll('n', 10)} % 5 end,
    person.source, person.language, case when ${hasCv(applicant)} then ${documentId(applicant)} end,
    case when n % 3 = 0 then 'I have followed your product for a year and would like to help to build it.' end,
    case when chance.stage in ('hired', 'rejected') then 'Weighed against the requirements of the ad.' end,
    case when chance.stage = 'rejected' then 'experience' end,
    case when chance.stage in ('hired', 'rejected') then changed.at end,
    arrived.at, changed.at
  from generate_series($1::bigint, $2::bigint) as n
  join public.people as person on person.id = ${personId(applicant)}
  join public.jobs as job on job.slug = 'large-' || (1 + ((n - 1) % $3::bigint * 7 + (n - 1) / $3::bigint * 13) % $4::bigint)
  join public.job_staff as staff on staff.job_id = job.id
  cross join lateral (
    select (array['new', 'screening', 'interview', 'offer', 'hired', 'rejected'])[
      width_bucket(${roll('n', 11)}, array[0, 20, 38, 50, 54, 58])
    ]::public.application_stage as stage offset 0
  ) as chance
  cross join lateral (
    select job.opens_at + (least(coalesce(job.closed_at, now()), now()) - job.opens_at) * ${roll('n', 12)} / 120.0 as at
    offset 0
  ) as arrived
  cross join lateral (
    select arrived.at + (now() - arrived.at) * case when chance.stage = 'new' then 0 else ${roll('n', 13)} / 110.0 end as at
    offset 0
  ) as changed`;

/** One event for the arrival, then one for each stage. */
export const events = `
  insert into public.application_events (application_id, kind, actor_id, data, created_at)
  select application.id,
    case when step = 1 then 'created' else 'stage_moved' end,
    case when step > 1 then application.owner_id end,
    case when step = 1 then jsonb_build_object('stage', 'new', 'source', application.source)
      else jsonb_build_object('from', path.stages[step - 1], 'to', path.stages[step]) end,
    application.created_at + (application.stage_changed_at - application.created_at)
      * ((step - 1)::float8 / greatest(1, cardinality(path.stages) - 1))
  from generate_series($1::bigint, $2::bigint) as n
  join public.applications as application on application.id = ${applicationId('n')}
  cross join lateral (
    select case application.stage
      when 'new' then array['new']
      when 'screening' then array['new', 'screening']
      when 'interview' then array['new', 'screening', 'interview']
      when 'offer' then array['new', 'screening', 'interview', 'offer']
      when 'hired' then array['new', 'screening', 'interview', 'offer', 'hired']
      else (array['new', 'screening', 'interview'])[1:1 + ${roll('n', 14)} % 3] || array['rejected']
    end as stages offset 0
  ) as path
  cross join lateral generate_series(1, cardinality(path.stages)) as step
  order by n, step`;

/** The rows that a trigger writes for events otherwise. */
export const stays = `
  insert into public.stage_stays (application_id, stage, reached, entered_at, left_at)
  select application_id, stage, case when stage = 'rejected' then was else stage end, entered_at, left_at
  from (
    select event.application_id, coalesce(data ->> 'to', data ->> 'stage')::public.application_stage as stage,
      coalesce(data ->> 'from', 'new')::public.application_stage as was, created_at as entered_at,
      lead(created_at) over (partition by event.application_id order by event.id) as left_at, event.id
    from public.application_events as event
    where kind in ('created', 'stage_moved')
      and application_id in (select ${applicationId('n')} from generate_series($1::bigint, $2::bigint) as n)
  ) as stay
  order by id`;

/**
 * The words of the texts from which CVs are composed, and the words between them. Finding the words of each CV
 * separately, as triggers do, would take an hour for a million people.
 */
export const knownWords = `
  create temporary table large_words (kind text, place bigint, words tsvector, primary key (kind, place)) on commit drop;
  create aggregate pg_temp.join_words (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '')`;

/** $1 kind, $2 texts. */
export const addKnownWords = `
  insert into large_words
  select $1, place - 1, private.words_of(text) from unnest($2::text[]) with ordinality as given (text, place)`;

const knownWord = (kind: string, n: string) =>
  `(select words from large_words where kind = '${kind}'
    and place = (${n}) % (select count(*) from large_words where kind = '${kind}'))`;

/** The search index, which triggers fill otherwise. A test compares it with the result of the triggers. */
export const words = `
  insert into private.person_words (person_id, words)
  select person.id,
    private.words_of(concat_ws(' · ', full_name, location, email, replace(email::text, '@', ' '),
      array_to_string(skills, ', '), array_to_string(locations, ', '),
      (select string_agg(cover_letter, ' ') from public.applications where person_id = person.id),
      case when ${hasCv('n')} then ${rareWords('n')} end))
    || case when ${hasCv('n')} then ${knownWord('cv', 'n')}
      || (select pg_temp.join_words(${knownWord('career', anyNumber('n', 'step'))})
        from generate_series(1, ${careersEach}) as step) else '' end
  from generate_series($1::bigint, $2::bigint) as n
  join public.people as person on person.id = ${personId('n')}
  left join public.candidates as candidate on candidate.person_id = person.id`;
