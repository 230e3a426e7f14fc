import { asCaller } from '../../../functions/act-as.ts';
import { cancelMail } from '../../mail/cancel-mail.ts';
import { enqueueStaffMail } from '../../mail/staff-mail.ts';
import { type BulkKind, countReasons, selectedPeople, type WorkOf } from '../bulk-kind.ts';
import { fillTemplate } from '../fill-template.ts';
import { holdMail } from '../hold-mail.ts';
import { requireRow } from '../require-row.ts';

/** Mails people, or applicants about their application. */
export const mail: BulkKind<WorkOf<'mail'>> = {
  roles: ['admin', 'recruiter'],
  targets: ['applications', 'people'],
  preview: (context) =>
    countReasons(
      context,
      `select case
         when person.id is null or person.anonymised_at is not null or person.merged_into is not null then 'not_found'
         when person.erase_after is not null then 'awaiting_erasure'
         when coalesce(application.contact_email, person.email) is null then 'no_address'
         when $2::text is not null and application.stage::text is distinct from $2 then 'mail_unfit'
       end as reason, count(*)
       from ${selectedPeople(context.target)} as selected
       left join public.people as person on person.id = selected.id
       left join public.applications as application on application.id = selected.row_id
       group by 1`,
      [announcedStage(context.work.mail.template)],
    ),
  async run({ query, staff, site, actionId, target, id, work, holdUntil }) {
    await requireRow(query, target, id);
    const to = target === 'applications' ? { application_id: id } : { person_id: id };
    const filled =
      work.message_template_id &&
      (await fillTemplate({ query, staff, site }, to, work.message_template_id));
    const heldMail = { ...holdMail(work.mail, holdUntil), ...filled, ...to, test: false };
    const sent = await enqueueStaffMail(heldMail, { query, staff, site, key: `${actionId}:${id}` });
    return { mailId: sent.id };
  },
  async undo({ query }, { mailId }) {
    if (mailId) await asCaller(query, () => cancelMail(query, mailId));
  },
};

const stageTemplate = /^application_(?:stage_([a-z]+)|(rejected))$/;

/** The stage that a template announces, as SQL compares it. */
function announcedStage(template: string): string | null {
  const [, stage, rejected] = stageTemplate.exec(template) ?? [];
  return stage ?? rejected ?? null;
}
