-- Columns that the system owns (ids, times, links to accounts, who decided what and when, counters, file facts) are
-- written by functions and triggers only. A column that is added later is written by nobody until it is listed here
-- and in tests/database/writable-columns.ts.

revoke insert, update on
  public.application_notes, public.application_ratings, public.applications, public.article_previews,
  public.article_tags, public.articles, public.booking_links, public.candidates, public.client_contacts,
  public.clients, public.consent_texts, public.customer_logos, public.documents, public.duplicate_pairs,
  public.freelancer_availability, public.freelancer_notes, public.freelancers, public.general_terms,
  public.job_questions, public.job_salaries, public.job_staff, public.jobs, public.notifications, public.outbox,
  public.people, public.person_tags, public.privacy_requests, public.retention_periods, public.review_link_items,
  public.review_links, public.saved_views, public.settings, public.staff_preferences, public.staff_profiles,
  public.tags, public.testimonials, public.waiting_list
  from authenticated;

-- That took the earlier grants on single columns with it, so all of them are given here.
grant insert (application_id, body, mentions), update (body, mentions)
  on public.application_notes to authenticated;
-- The client's upsert writes the key of an existing row again.
grant insert (application_id, staff_id, score, comment), update (application_id, staff_id, score, comment)
  on public.application_ratings to authenticated;
grant insert (job_id, person_id, source, language, owner_id, cover_letter),
  update (stage, position, owner_id, reject_reason, merit_note)
  on public.applications to authenticated;
grant insert (article_id, token_hash, expires_at) on public.article_previews to authenticated;
grant insert (slug, name), update (slug, name) on public.article_tags to authenticated;
grant insert (slug, title, excerpt, body, cover_path, cover_alt, tags, author_name, state, publish_at),
  update (slug, title, excerpt, body, cover_path, cover_alt, tags, author_name, state, publish_at, restored_from)
  on public.articles to authenticated;
grant insert (label, url, staff_id, weight, paused), update (label, url, staff_id, weight, paused)
  on public.booking_links to authenticated;
grant insert (
    person_id, state, fields, skills, seniority, years_of_experience, locations, remote, employment_types,
    available_from, summary, wants_alerts, source
  ),
  update (
    state, fields, skills, seniority, years_of_experience, locations, remote, employment_types, available_from,
    summary, wants_alerts
  )
  on public.candidates to authenticated;
grant insert (client_id, person_id, title, note), update (title, note) on public.client_contacts to authenticated;
grant insert (name, website, logo_path, about, location), update (name, website, logo_path, about, location)
  on public.clients to authenticated;
grant insert (purpose, version, body) on public.consent_texts to authenticated;
grant insert (name, display_name, logo_path, has_logo, position),
  update (name, display_name, logo_path, has_logo, position)
  on public.customer_logos to authenticated;
grant update (kind, file_name) on public.documents to authenticated;
grant update (dismissed_at) on public.duplicate_pairs to authenticated;
grant insert (person_id, period, availability, note), update (period, availability, note)
  on public.freelancer_availability to authenticated;
grant insert (person_id, body), update (person_id, body) on public.freelancer_notes to authenticated;
grant insert (
    person_id, state, fields, skills, seniority, day_rate, currency, remote, portfolio_url, summary, source
  ),
  update (state, fields, skills, seniority, day_rate, currency, remote, portfolio_url, summary)
  on public.freelancers to authenticated;
grant insert (title, body), update (title, body, effective_on, state) on public.general_terms to authenticated;
grant insert (id, job_id, position, kind, prompt, help, options, required),
  update (position, kind, prompt, help, options, required)
  on public.job_questions to authenticated;
grant insert (job_id, minimum, maximum, currency, period, is_shown),
  update (minimum, maximum, currency, period, is_shown)
  on public.job_salaries to authenticated;
grant update (owner_id) on public.job_staff to authenticated;
grant insert (
    slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary,
    description, requirements, process, state, opens_at, closes_at
  ),
  update (
    slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary,
    description, requirements, process, state, opens_at, closes_at
  )
  on public.jobs to authenticated;
grant update (read_at) on public.notifications to authenticated;
grant update (state, send_after) on public.outbox to authenticated;
grant insert (first_name, last_name, email, phone, linkedin_url, language, location, headline, source),
  update (first_name, last_name, email, phone, linkedin_url, language, location, headline)
  on public.people to authenticated;
grant insert (person_id, tag_id) on public.person_tags to authenticated;
grant insert (person_id, kind, message), update (state, note) on public.privacy_requests to authenticated;
grant update (months, quarantine_days) on public.retention_periods to authenticated;
grant insert (review_link_id, application_id, position, presentation, shows_cv),
  update (position, presentation, shows_cv, removed_at)
  on public.review_link_items to authenticated;
grant insert (job_id, token_hash, recipient_name, recipient_email, language, message, expires_at),
  update (recipient_name, recipient_email, language, message, expires_at, revoked_at)
  on public.review_links to authenticated;
grant insert (screen, name, query, is_shared, position), update (name, query, is_shared, position)
  on public.saved_views to authenticated;
grant insert (key, value), update (value) on public.settings to authenticated;
grant insert (key, value), update (key, value) on public.staff_preferences to authenticated;
grant update (name, role, state, language, title, avatar_path) on public.staff_profiles to authenticated;
grant insert (name, colour), update (name, colour) on public.tags to authenticated;
grant insert (quote, name, title, company, logo, image, position),
  update (quote, name, title, company, logo, image, position)
  on public.testimonials to authenticated;
grant insert (
    person_id, client_id, source, company, plan, roles_to_fill, message, calculation, language, state, assignee_id,
    note
  ),
  update (client_id, company, plan, roles_to_fill, state, assignee_id, note)
  on public.waiting_list to authenticated;

-- The row of a file is written with the file.
drop policy "recruiters can insert documents" on public.documents;
