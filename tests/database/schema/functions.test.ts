import { expect, test } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { type FunctionRow, listExecutable } from './list-executable.ts';

const database = prepareCastDatabase();

const forEveryone = [
  'document_missing',
  'get_article_author',
  'get_hiring_figures',
  'get_job_recruiter',
  'get_next_calendly_url',
  'localized_missing',
  'open_article_preview',
  'open_review',
];

test('anon and authenticated can execute only the listed public functions', async () => {
  expect(await listExecutable(database, 'anon', 'public')).toEqual(forEveryone);
  expect(await listExecutable(database, 'authenticated', 'public')).toEqual(
    [
      ...forEveryone,
      'add_to_job',
      'approve_invoice_address',
      'cancel_client_plan',
      'change_requested_email',
      'correct_client_plan',
      'correct_client_project',
      'count_board',
      'count_applications_by_day',
      'count_applications_by_source',
      'count_engagement',
      'count_newsletter_readers',
      'count_left_out',
      'count_pipeline',
      'count_views_by_day',
      'custom',
      'count_work',
      'duplicate_job',
      'end_client_plan',
      'explain_search',
      'find_in_audit_log',
      'find_in_candidate_list',
      'find_in_client_list',
      'find_in_freelancer_list',
      'find_in_job_list',
      'find_in_lead_list',
      'find_in_outbox',
      'find_in_people_list',
      'find_applications',
      'find_hidden_application',
      'find_articles',
      'find_clients',
      'find_jobs',
      'find_people',
      'get_job_approval',
      'get_navigation_counts',
      'get_plan_use',
      'get_portal',
      'get_portal_billing',
      'get_portal_reports',
      'get_publishing_figures',
      'get_recruiting_figures',
      'get_staff_access',
      'hand_over_work',
      'hold_person',
      'lift_hold',
      'list_board',
      'list_missing_scorecards',
      'list_needing_attention',
      'list_portal_approvals',
      'list_report_rows',
      'list_scorecard_authors',
      'make_client_of_lead',
      'merge_tags',
      'open_portal_approval',
      'open_portal_review',
      'publish_general_terms',
      'order_custom_fields',
      'order_reject_reasons',
      'count_board_steps',
      'delete_stage_step',
      'order_stage_steps',
      'preview_stage_template',
      'record_export',
      'replace_review_link',
      'replay_webhook',
      'report_durations',
      'report_funnel',
      'report_groups',
      'report_rejections',
      'report_sources',
      'report_stage_times',
      'report_step_funnel',
      'report_step_times',
      'remove_newsletter_readers',
      'request_erasure',
      'restrict_job',
      'revoke_person_links',
      'save_job',
      'save_working_hours',
      'suggest_search',
      'set_portal_report',
      'set_website_order',
      'share_shortlist',
      'start_client_plan',
      'start_client_project',
      'tag_ids',
      'test_chat_hook',
      'test_webhook',
      'undo_add_to_job',
      'undo_erasure',
      'write_availability',
    ].sort(),
  );
});

test('every function pins its search path', async () => {
  const { rows } = await database.client.query<FunctionRow>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce('search_path=""' = any (proconfig), false)`,
  );
  expect(rows).toEqual([]);
});

test('functions check the role of the caller before they read', async () => {
  const { rows } = await database.client.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef and prosrc like '%private.require\\_%'
       and prosrc ~ '^\\s*declare'`,
  );
  expect(rows.length).toBeGreaterThan(5);
  const reading = rows.filter(({ source }) => {
    const [declared = ''] = source.split(/^begin$/m);
    // A statement in quotes runs later.
    const code = declared.replaceAll(/'(?:[^']|'')*'/g, "''");
    return /\(\s*select\b|private\.(?!require_)/.test(code);
  });
  expect(reading.map(({ name }) => name)).toEqual([]);
});

test('comments on functions stand alone', async () => {
  const { rows } = await database.client.query<{ name: string; comment: string }>(
    `select function.oid::regprocedure::text as name, obj_description(function.oid, 'pg_proc') as comment
     from pg_proc as function
     where pronamespace in ('private'::regnamespace, 'public'::regnamespace)
       and obj_description(function.oid, 'pg_proc') is not null
       and not exists (select from pg_depend where objid = function.oid and deptype = 'e')`,
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ comment }) => /^(?:The|Does the) same\b/.test(comment))).toEqual([]);
});
