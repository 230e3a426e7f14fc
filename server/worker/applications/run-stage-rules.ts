import { z } from 'zod';
import type { Stage } from '../../../domain/enums.ts';
import { undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { joinConversation } from '../../features/conversations/continue-conversation.ts';
import { getApplicant } from '../../features/mail/recipients/applicant.ts';
import type { Query } from '../../postgres/query.ts';
import type { JobContext, JobTask } from '../context.ts';

const payload = z.object({ application_id: z.uuid() });

type DueRule = {
  rule_id: string;
  kind: 'mail' | 'task' | 'scorecard';
  template_key: string;
  send_after: Date;
  stage: Stage;
  entered_at: Date;
  /** False if there is no address to mail. */
  has_address: boolean;
};

/** Applies the rules of a stage to an application that has reached it and is still there. */
export const runStageRules: JobTask = ({ database, mailer }, input) => {
  const { application_id: application } = payload.parse(input);
  return database.transaction(async (query) => {
    // A concurrent move would not see the mail, and not cancel it.
    await query('select from public.applications where id = $1 for update', [application]);
    const { rows } = await query<DueRule>('select * from private.find_stage_rules($1)', [
      application,
    ]);
    for (const rule of rows) {
      if (rule.kind === 'mail' && !rule.has_address) await skipMail(query, application, rule);
      else if (rule.kind === 'mail') await scheduleMail(query, application, rule, mailer.sender);
      else await query('select private.give_rule_task($1, $2)', [application, rule.rule_id]);
    }
  });
};

const skipMail = (query: Query, application: string, { rule_id, template_key }: DueRule) =>
  query(`select private.record_application_event($1, 'rule_skipped', $2)`, [
    application,
    JSON.stringify({ rule_id, template: template_key }),
  ]);

/** The mail announces the stage, so that a trigger cancels it if the application leaves the stage before. */
async function scheduleMail(
  query: Query,
  application: string,
  rule: DueRule,
  { siteUrl, siteName }: JobContext['mailer']['sender'],
): Promise<void> {
  const { rule_id: id, template_key: template, stage, send_after: wanted, entered_at } = rule;
  const site = { name: siteName, url: siteUrl };
  const recipient = await getApplicant(query, {}, application, site);
  const { rows } = await query<{ user_id: string; email: string }>(
    'select user_id, email from public.staff_profiles where user_id = private.responsible_for($1::uuid)',
    [application],
  );
  const [responsible] = rows;
  const conversation =
    recipient.personId &&
    (await joinConversation(query, {
      personId: recipient.personId,
      applicationId: application,
      assigneeId: responsible?.user_id,
    }));
  const soonest = new Date(Date.now() + undoSeconds * 1000);
  const mail = await enqueueMail(query, {
    ...recipient,
    cause: `stage_rule:${id}:${application}:${entered_at.getTime()}`,
    template,
    stage,
    replyTo: responsible?.email,
    sendAfter: wanted > soonest ? wanted : soonest,
    ...conversation,
  });
  if (!mail) return;
  await query(`select private.record_application_event($1, 'rule_mail', $2)`, [
    application,
    JSON.stringify({ rule_id: id, mail_id: mail, template }),
  ]);
}

/** Reminds those responsible for applicants who have waited for an answer as long as a rule of their stage says. */
export const remindOfAnswers: JobTask = async ({ database }) => {
  await database.query('select private.remind_of_answers()');
};
