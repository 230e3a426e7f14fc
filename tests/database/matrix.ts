/**
 * Access rights as data. Each cell reads: rows seen, may insert, rows updated, rows deleted. "-": permission denied.
 * "0": allowed, but no row is visible to this actor. "+": may insert.
 */
const text = `
table                    anon  account pending contact editor recruiter admin service
analytics_daily          ----  0---    0---    0---    1---   1---      1---  1+11
analytics_events         ----  0---    0---    0---    1---   1---      1---  1+11
api_tokens               ----  0-0-    0-0-    0-0-    0-0-   0-0-      1-1-  1+11
application_answers      ----  0---    0---    0---    0---   1---      1---  1+11
application_events       ----  0---    0---    0---    0---   1---      1---  1+11
application_notes        ----  0-00    0-00    0-00    0-00   2+11      2+12  2+22
application_ratings      ----  0-00    0-00    0-00    0-00   2+11      2+11  2+22
applications             ----  0-0-    0-0-    0-0-    0-0-   1+1-      1+1-  1+11
article_previews         ----  0--0    0--0    0--0    1+-1   0--0      1+-1  1+11
article_redirects        1---  1---    1---    1---    1---   1---      1---  1+11
article_staff            ----  0---    0---    0---    1---   1---      1---  1+11
article_tags             1---  1-00    1-00    1-00    1+11   1-00      1+11  1+11
article_versions         ----  0---    0---    0---    1---   0---      1---  1+11
articles                 2---  2-00    2-00    2-00    4+44   4-00      4+44  4+44
audit_log                ----  0---    0---    0---    0---   0---      1---  1+-1
booking_link_turns       ----  0---    0---    0---    0---   1---      1---  1+11
booking_links            ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
bulk_action_rows         ----  0---    0---    0---    0---   1---      2---  2+22
bulk_actions             ----  0---    0---    0---    0---   1---      2---  2+22
candidates               ----  1-10    0-00    0-00    0-00   2+22      2+22  2+22
client_billing           ----  0-0-    0-0-    0-0-    0-0-   1-1-      2-2-  2+22
client_contacts          ----  0-00    0-00    0-00    0-00   2+22      2+22  2+22
client_details           ----  0-0-    0-0-    0-0-    0-0-   2-1-      2-2-  2+22
client_documents         ----  0-00    0-00    0-00    0-00   1+11      2+22  2+22
client_events            ----  0---    0---    0---    0---   1---      1---  1+11
client_figures           ----  0---    0---    0---    0---   2---      2---  2+22
client_next_invoices     ----  0---    0---    0---    0---   1---      2---  2+22
client_notes             ----  0-00    0-00    0-00    0-00   2+11      2+12  2+22
client_pause_requests    ----  0---    0---    0---    0---   1---      2---  2+22
client_plan_pauses       ----  0-00    0-00    0-00    0-00   2+11      2+22  2+22
client_plan_prices       ----  0---    0---    0---    0---   1+--      2+--  2+22
client_plans             ----  0-00    0-00    0-00    0-00   3+22      3+33  3+33
client_portal_access     ----  0-00    0-00    0-00    0-00   1-11      1-11  1+11
client_project_prices    ----  0---    0---    0---    0---   1+--      2+--  2+22
client_projects          ----  0-0-    0-0-    0-0-    0-0-   3+2-      3+3-  3+33
client_reports           ----  ----    ----    ----    ----   ----      ----  1+11
clients                  1---  1-00    1-00    1-00    2-00   2+21      2+22  2+22
consent_texts            1---  1---    1---    1---    1---   1---      1+--  1+11
consents                 ----  1---    0---    0---    0---   2---      2---  2+22
conversations            ----  0-0-    0-0-    0-0-    0-0-   1-1-      2-2-  2+22
custom_fields            ----  0-0-    0-0-    0-0-    0-0-   1-0-      1+1-  1+11
custom_values            ----  0-0-    0-0-    0-0-    0-0-   1+1-      1+1-  1+11
customer_logos           1---  1-00    1-00    1-00    2+22   2-00      2+22  2+22
data_exports             ----  0---    0---    0---    0---   0---      1---  1+11
documents                ----  1-00    0-00    0-00    0-00   2-22      2-22  2+22
duplicate_pairs          ----  0-0-    0-0-    0-0-    0-0-   1-1-      1-1-  1+11
email_template_versions  ----  0---    0---    0---    0---   0---      1---  1+11
email_templates          ----  0---    0---    0---    0---   1---      1---  1+11
faq_entries              1---  1-00    1-00    1-00    2+22   2-00      2+22  2+22
freelancer_availability  ----  1+11    0-00    0-00    0-00   2+22      2+22  2+22
freelancer_notes         ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
freelancers              ----  1-10    0-00    0-00    0-00   2+22      2+22  2+22
general_terms            2---  2-00    2-00    2-00    3+11   3-00      3+31  3+33
idempotency_keys         ----  ----    ----    ----    ----   ----      ----  1+11
import_mappings          ----  0---    0---    0---    0---   1---      1---  1+11
import_rows              ----  0---    0---    0---    0---   1---      2---  2+22
imports                  ----  0---    0---    0---    0---   1---      2---  2+22
inbox                    ----  0--0    0--0    0--0    0--0   2--1      3--1  3+33
inbox_attachments        ----  0---    0---    0---    0---   2---      3---  3+33
interview_attendees      ----  0---    0---    0---    0---   1---      1---  1+11
interview_times          ----  0---    0---    0---    0---   1---      1---  1+11
interviews               ----  0---    0---    0---    0---   1---      1---  1+11
invoice_lines            ----  0---    0---    0---    0---   1---      2---  2+22
invoices                 ----  0---    0---    0---    0---   2---      3---  3+33
job_approval_contacts    ----  0---    0---    0---    0---   1---      1---  1+11
job_approvals            ----  0-0-    0-0-    0-0-    0-0-   1-1-      1-1-  1+11
job_contacts             ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
job_kit_items            ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
job_members              ----  0--0    0--0    0--0    1--0   1+-1      1+-1  1+11
job_questions            1---  1-00    1-00    1-00    2-11   2+22      2+22  2+22
job_redirects            1---  1---    1---    1---    1---   1---      1---  1+11
job_salaries             1---  1-00    1-00    1-00    3-11   3+33      3+33  3+33
job_staff                ----  0-0-    0-0-    0-0-    2-1-   2-2-      2-2-  2+22
jobs                     2---  2-00    2-00    2-00    4+11   4+44      4+44  4+44
legal_holds              ----  0---    0---    0---    0---   1---      1---  1+11
message_templates        ----  0-00    0-00    0-00    0-00   3+22      3+33  4+44
notifications            ----  0-00    0-00    0-00    0-00   1-11      1-11  2+22
open_positions           1---  1-00    1-00    1-00    2+22   2-00      2+22  2+22
outbox                   ----  0-0-    0-0-    0-0-    0-0-   1-1-      2-2-  2+22
outbox_attachments       ----  0---    0---    0---    0---   1---      2---  2+22
page_texts               0---  0-0-    0-0-    0-0-    2-2-   2-0-      2-2-  2+22
pending_submissions      ----  0---    0---    0---    0---   1---      1---  1+11
people                   ----  1-1-    0-0-    0-0-    0-0-   4+4-      4+4-  4+44
person_events            ----  0---    0---    0---    0---   1---      1---  1+11
person_notes             ----  0-00    0-00    0-00    0-00   2+11      2+12  2+22
person_tags              ----  0--0    0--0    0--0    0--0   1+-1      1+-1  1+11
portal_changes           ----  0---    0---    2---    0---   0---      0---  3+33
privacy_requests         ----  0-0-    0-0-    0-0-    0-0-   1+0-      1+1-  1+11
reject_reasons           ----  0-00    0-00    0-00    0-00   1-00      1+11  1+11
retention_periods        7---  7-0-    7-0-    7-0-    7-0-   7-0-      7-7-  7+77
retention_runs           ----  0---    0---    0---    0---   0---      1---  1+11
review_events            ----  0---    0---    0---    0---   1+--      1+--  1+11
review_link_items        ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
review_links             ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
saved_views              ----  0-00    0-00    0-00    1+00   2+22      1+00  2+22
scorecards               ----  0-0-    0-0-    0-0-    0-0-   2+1-      2+1-  2+22
settings                 2---  2-00    2-00    2-00    3-00   3-00      3+33  3+33
staff_calendars          ----  0---    0---    0---    0---   1---      0---  1+11
staff_chat_hooks         ----  0-00    0-00    0-00    0-00   1+11      1+11  2+22
staff_preferences        ----  0-00    0-00    0-00    0+00   1+11      0+00  1+11
staff_profiles           ----  0-00    1-10    0-00    4-10   4-10      4-44  4+44
staff_signatures         ----  0-0-    0-0-    0-0-    0-0-   1+1-      0+0-  1+11
stage_rules              ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
stage_stays              ----  0---    0---    0---    0---   1---      1---  1+11
stage_steps              ----  0-0-    0-0-    0-0-    1-0-   1-0-      1+1-  1+11
stage_templates          ----  0-00    0-00    0-00    1-00   1-00      1+11  1+11
step_stays               ----  0---    0---    0---    0---   1---      1---  1+11
tags                     ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
tasks                    ----  0-00    0-00    0-00    0-00   2+21      2+22  2+22
team_members             1---  1-00    1-00    1-00    2+22   2-00      2+22  2+22
terms_staff              ----  0---    0---    0---    1---   1---      1---  1+11
testimonials             1---  1-00    1-00    1-00    2+22   2-00      2+22  2+22
view_alerts              ----  0--0    0--0    0--0    0--0   1+-1      1+-1  2+22
visibility_changes       ----  0---    0---    0---    1---   1---      1---  1+11
waiting_list             ----  0-00    0-00    0-00    0-00   1+11      1+11  1+11
webhook_deliveries       ----  0---    0---    0---    0---   0---      1---  1+11
webhooks                 ----  0-00    0-00    0-00    0-00   0-00      1+11  1+11
website_versions         ----  0---    0---    0---    3---   3---      3---  3+33
working_hours            ----  0---    0---    0---    0---   1---      0---  1+11
`;

const [heading = '', ...lines] = text.trim().split('\n');
const [, ...actors] = heading.split(/\s+/);

type Rights = { table: string; actor: string; rights: string };

export const matrix: Rights[] = lines.flatMap((line) => {
  const [table = '', ...cells] = line.split(/\s+/);
  return actors.map((actor, index) => ({ table, actor, rights: cells[index] ?? 'missing' }));
});
