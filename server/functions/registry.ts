import { track } from '../features/analytics/track.ts';
import { addApplication } from '../features/applications/add.ts';
import { moveApplication } from '../features/applications/move.ts';
import { proposeJob } from '../features/applications/propose-job.ts';
import { undoMove } from '../features/applications/undo-move.ts';
import { decideFreelancer } from '../features/freelancers/decide.ts';
import { undoDecision } from '../features/freelancers/undo-decision.ts';
import { closeJob } from '../features/jobs/close.ts';
import { getNextCalendlyUrl } from '../features/leads/get-next-calendly-url.ts';
import { previewMail } from '../features/mail/preview.ts';
import { saveMailTemplate } from '../features/mail/save-template.ts';
import { sendMail } from '../features/mail/send.ts';
import { showMail } from '../features/mail/show.ts';
import { person } from '../features/own-page/own-page.ts';
import { anonymise } from '../features/people/anonymise.ts';
import { askToRenew } from '../features/people/ask-to-renew.ts';
import { exportPerson } from '../features/people/export.ts';
import { mergePeople } from '../features/people/merge.ts';
import { previewRetention } from '../features/privacy/preview-retention.ts';
import { review } from '../features/reviews/review.ts';
import { confirmSubmission } from '../features/submissions/confirm.ts';
import { forms } from '../features/submissions/forms.ts';
import { inviteColleague } from '../features/users/invite-colleague.ts';
import { sendPasswordReset } from '../features/users/send-password-reset.ts';
import { staffAccount } from '../features/users/staff-account.ts';
import type { RemoteFunction } from './call.ts';

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
