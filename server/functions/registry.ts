import { addApplication } from './add-application.ts';
import { anonymise } from './anonymise.ts';
import { askToRenew } from './ask-to-renew.ts';
import type { RemoteFunction } from './call.ts';
import { closeJob } from './close-job.ts';
import { confirmSubmission } from './confirm-submission.ts';
import { decideFreelancer } from './decide-freelancer.ts';
import { exportPerson } from './export-person.ts';
import { forms } from './forms.ts';
import { getNextCalendlyUrl } from './get-next-calendly-url.ts';
import { inviteColleague } from './invite-colleague.ts';
import { mergePeople } from './merge-people.ts';
import { moveApplication } from './move-application.ts';
import { person } from './person.ts';
import { previewMail } from './preview-mail.ts';
import { previewRetention } from './preview-retention.ts';
import { proposeJob } from './propose-job.ts';
import { review } from './review.ts';
import { saveMailTemplate } from './save-mail-template.ts';
import { sendMail } from './send-mail.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { showMail } from './show-mail.ts';
import { staffAccount } from './staff-account.ts';
import { track } from './track.ts';
import { undoDecision } from './undo-decision.ts';
import { undoMove } from './undo-move.ts';

/** Every remote function by the name it is called with. */
export const registry: Record<string, RemoteFunction> = {
  // Anyone
  'send-password-reset': sendPasswordReset,
  ...Object.fromEntries(forms.map(({ name, handle }) => [name, handle])),
  'confirm-submission': confirmSubmission,
  track,
  get_next_calendly_url: getNextCalendlyUrl,
  // Whoever holds the link
  person,
  review,
  // Staff
  'add-application': addApplication,
  'move-application': moveApplication,
  'undo-move': undoMove,
  'decide-freelancer': decideFreelancer,
  'undo-decision': undoDecision,
  'merge-people': mergePeople,
  'propose-job': proposeJob,
  'ask-to-renew': askToRenew,
  'export-person': exportPerson,
  'send-mail': sendMail,
  'preview-mail': previewMail,
  'save-mail-template': saveMailTemplate,
  'preview-retention': previewRetention,
  anonymise,
  'close-job': closeJob,
  'show-mail': showMail,
  'invite-colleague': inviteColleague,
  'staff-account': staffAccount,
};
