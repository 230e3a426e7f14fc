import { fitsStage } from '../../../domain/applications/application-move.ts';
import type { Stage } from '../../../domain/enums.ts';
import type { StaffMail } from '../../../domain/mail/staff-mail.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';

type MailToCheck = Pick<StaffMail, 'template' | 'application_id' | 'person_id'>;

/** Templates that announce a decision on a freelancer, with the states in which they may be sent. */
const freelancerStates: Record<string, string[]> = {
  freelancer_approved: ['approved', 'paused'],
  freelancer_declined: ['declined'],
};

/** Throws if the mail would be untrue, such as a rejection mail to an applicant who was not rejected. */
export async function requireFit(
  query: Query,
  { template, application_id: applicationId, person_id: personId }: MailToCheck,
  /** True if the application moves to another job in the same transaction, which one of the templates announces. */
  isMovedToJob = false,
): Promise<void> {
  const states = freelancerStates[template];
  if (states) {
    const state = personId && (await findFreelancerState(query, personId));
    if (!state || !states.includes(state)) throw new FunctionError('mail_unfit');
  }
  if (fitsStage(template, { stage: undefined, isMovedToJob })) return;
  const stage = applicationId && (await findStage(query, applicationId));
  if (!stage || !fitsStage(template, { stage, isMovedToJob })) {
    throw new FunctionError('mail_unfit');
  }
}

/** Locks the application: a concurrent move would not see the mail, and not cancel it. */
async function findStage(query: Query, id: string): Promise<Stage | undefined> {
  const { rows } = await query(
    db
      .selectFrom('applications')
      .select('stage')
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .forShare(),
  );
  return rows[0]?.stage;
}

async function findFreelancerState(query: Query, personId: string): Promise<string | undefined> {
  const { rows } = await query(
    db.selectFrom('freelancers').select('state').where('person_id', '=', personId).forShare(),
  );
  return rows[0]?.state;
}
