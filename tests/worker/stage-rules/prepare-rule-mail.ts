import { prepareStageRules } from './prepare-stage-rules.ts';

/** Rules that send a mail, and the mails that they have queued. */
export function prepareRuleMail() {
  const {
    server,
    rows,
    asStaff,
    createInScreening,
    move,
    undo,
    addRule,
    run,
    toInterview,
    eventsOf,
  } = prepareStageRules();

  const mailRule = () =>
    addRule({
      stage: 'interview',
      kind: 'mail',
      template_key: 'application_stage_interview',
      minutes: 60,
    });

  const mailsOf = (application: string, rule: string) =>
    rows(
      `select state::text, stage::text, is_answer, created_by, ended ->> 'because' as because,
         extract(epoch from send_after - (select stage_changed_at from applications where id = $1)) / 60 > 1 as waits
       from outbox where application_id = $1 and cause like 'stage_rule:' || $2 || ':%' order by created_at`,
      [application, rule],
    );

  return {
    server,
    rows,
    asStaff,
    createInScreening,
    move,
    undo,
    addRule,
    run,
    toInterview,
    eventsOf,
    mailRule,
    mailsOf,
  };
}
