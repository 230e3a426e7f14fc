/**
 * The columns that signed-in accounts may write through the data API; row-level security decides in which rows. Columns
 * that are not listed belong to the system. Visitors may change only some of them in rows of their own.
 */
const text = `
api_tokens               update  revoked_at
application_notes        insert  id application_id body mentions is_for_client
application_notes        update  body mentions is_for_client
application_ratings      insert  application_id staff_id score comment
application_ratings      update  application_id staff_id score comment
applications             insert  job_id person_id source language owner_id cover_letter
applications             update  stage position owner_id reject_reason reject_reason_id merit_note stayed_six_months left_on step_id
article_previews         insert  article_id token_hash expires_at
article_tags             insert  slug name
article_tags             update  slug name
articles                 insert  slug title excerpt body cover_path cover_alt tags author_name kind state publish_at
articles                 update  slug title excerpt body cover_path cover_alt tags author_name kind state publish_at restored_from
booking_links            insert  label url staff_id weight paused
booking_links            update  label url staff_id weight paused
candidates               insert  person_id state fields skills seniority years_of_experience locations remote employment_types available_from summary wants_alerts source
candidates               update  state fields skills seniority years_of_experience locations remote employment_types available_from summary wants_alerts
client_billing           update  vat_number invoice_email street postal_code city reference currency payment_terms_days
client_contacts          insert  client_id person_id title note is_primary
client_contacts          update  title note is_primary
client_details           update  owner_id legal_name organisation_number country language stage_template_id
client_documents         insert  client_id kind path file_name mime_type size_bytes
client_documents         update  kind file_name
client_notes             insert  id client_id kind body mentions
client_notes             update  kind body mentions
client_plan_pauses       insert  client_id starts_on ends_on
client_plan_pauses       update  ends_on
client_plan_prices       insert  client_plan_id monthly_amount currency
client_plans             insert  client_id plan starts_on ends_on
client_plans             update  ends_on
client_portal_access     update  sees_billing wants_report
client_project_prices    insert  client_project_id amount currency
client_projects          insert  client_id job_id starts_on
client_projects          update  signed_on cancelled_on
clients                  insert  name website logo_path about location
clients                  update  name website logo_path about location
consent_texts            insert  purpose version body
conversations            update  assignee_id unread_since snoozed_until
custom_fields            insert  target kind name options position
custom_fields            update  name options position retired_at
custom_values            insert  person_id application_id job_id client_id fields
custom_values            update  fields
customer_logos           insert  name display_name logo_path has_logo link state position
customer_logos           update  name display_name logo_path has_logo link state position
documents                update  kind file_name
duplicate_pairs          update  dismissed_at
faq_entries              insert  topic question answer link link_label state position
faq_entries              update  topic question answer link link_label state position
freelancer_availability  insert  person_id period availability note
freelancer_availability  update  period availability note
freelancer_notes         insert  person_id body
freelancer_notes         update  person_id body
freelancers              insert  person_id state fields skills seniority day_rate currency remote portfolio_url summary source
freelancers              update  state fields skills seniority day_rate currency remote portfolio_url summary
general_terms            insert  title body
general_terms            update  title body effective_on state
job_approvals            update  ended
job_contacts             insert  job_id client_id person_id may_answer
job_contacts             update  may_answer
job_kit_items            insert  id job_id kind position name hint
job_kit_items            update  position name hint
job_members              insert  job_id staff_id
job_questions            insert  id job_id position kind prompt help options required
job_questions            update  position kind prompt help options required
job_salaries             insert  job_id minimum maximum currency period is_shown
job_salaries             update  minimum maximum currency period is_shown
job_staff                update  owner_id stage_template_id
jobs                     insert  slug kind client_id field location country remote employment_type seniority benefits channels title summary description requirements process state opens_at closes_at
jobs                     update  slug kind client_id field location country remote employment_type seniority benefits channels title summary description requirements process state opens_at closes_at
message_templates        insert  name subject body is_shared
message_templates        update  name subject body is_shared
notifications            update  read_at
open_positions           insert  title body facts job_slug state position
open_positions           update  title body facts job_slug state position
outbox                   update  state send_after
page_texts               update  title lead story_title story state position
people                   insert  first_name last_name email phone linkedin_url language location headline source
people                   update  first_name last_name email phone linkedin_url language location headline
person_notes             insert  id person_id body
person_notes             update  body
person_tags              insert  person_id tag_id
privacy_requests         insert  person_id kind message
privacy_requests         update  state note
reject_reasons           insert  name kind position
reject_reasons           update  name position retired_at
retention_periods        update  months quarantine_days
review_events            insert  review_link_id item_id kind comment
review_link_items        insert  review_link_id application_id position presentation shows_cv shows_answers
review_link_items        update  position presentation shows_cv shows_answers removed_at
review_links             insert  job_id token_hash recipient_name recipient_email language message expires_at
review_links             update  recipient_name recipient_email language message expires_at revoked_at
saved_views              insert  screen name query is_shared position
saved_views              update  name query is_shared position
scorecards               insert  application_id recommendation scores notes
scorecards               update  recommendation scores notes
settings                 insert  key value
settings                 update  value
staff_chat_hooks         insert  app url events
staff_chat_hooks         update  url events
staff_preferences        insert  key value
staff_preferences        update  key value
staff_profiles           update  name role state language title avatar_path is_public bio
staff_signatures         insert  body
staff_signatures         update  body
stage_rules              insert  job_id stage kind is_on template_key minutes title days staff_id
stage_rules              update  stage is_on template_key minutes title days staff_id
stage_steps              insert  template_id name stage
stage_steps              update  name position
stage_templates          insert  name
stage_templates          update  name retired_at
tags                     insert  name colour
tags                     update  name colour
tasks                    insert  id title details owner_id due_on person_id application_id job_id client_id kind
tasks                    update  title details owner_id due_on done_at
team_members             insert  name role body image state position
team_members             update  name role body image state position
testimonials             insert  quote name title company logo image case_url state position
testimonials             update  quote name title company logo image case_url state position
view_alerts              insert  view_id request row_key
waiting_list             insert  person_id client_id source company plan roles_to_fill message calculation language state assignee_id note
waiting_list             update  client_id company plan roles_to_fill state state_changed_at assignee_id note
webhooks                 insert  name url events
webhooks                 update  name url events is_on
`;

/** Columns of these that visitors, and staff in their own profile, may change. */
const ownText = `
candidates      state fields skills seniority years_of_experience locations remote employment_types available_from summary wants_alerts
freelancers     fields skills seniority day_rate currency remote portfolio_url summary
people          first_name last_name phone linkedin_url language location headline
staff_profiles  name language title avatar_path is_public bio
`;

export type Writable = { table: string; verb: string; columns: string[] };

const linesOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));

export const writableColumns: Writable[] = linesOf(text).map(
  ([table = '', verb = '', ...columns]) => ({ table, verb, columns }),
);

export const ownColumns = linesOf(ownText).map(([table = '', ...columns]) => ({ table, columns }));
