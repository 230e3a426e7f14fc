import { track } from '../features/analytics/track.ts';
import { createApiTokenAction } from '../features/api-tokens/create.ts';
import { addApplication } from '../features/applications/add.ts';
import { moveApplication } from '../features/applications/move.ts';
import { proposeJob } from '../features/applications/propose-job.ts';
import { undoMove } from '../features/applications/undo-move.ts';
import { cancelBulkAction } from '../features/bulk/cancel.ts';
import { previewBulkAction } from '../features/bulk/preview.ts';
import { startBulkAction } from '../features/bulk/start.ts';
import { undoBulkAction } from '../features/bulk/undo.ts';
import { assignMail } from '../features/conversations/assign-mail.ts';
import { forgetBounce } from '../features/conversations/forget-bounce.ts';
import { deleteDataExport } from '../features/data-exports/delete.ts';
import { startDataExport } from '../features/data-exports/start.ts';
import { decideFreelancer } from '../features/freelancers/decide.ts';
import { undoDecision } from '../features/freelancers/undo-decision.ts';
import { cancelImport } from '../features/imports/cancel.ts';
import { checkImport } from '../features/imports/check.ts';
import { addImportFile } from '../features/imports/cvs/add-file.ts';
import { createCvImport } from '../features/imports/cvs/create.ts';
import { editImport } from '../features/imports/cvs/edit.ts';
import { finishImportFiles } from '../features/imports/cvs/finish-files.ts';
import { startImport } from '../features/imports/start.ts';
import { undoImport } from '../features/imports/undo.ts';
import { uploadImport } from '../features/imports/upload.ts';
import { calendarFeed } from '../features/interviews/calendar-feed.ts';
import { cancelInterview } from '../features/interviews/cancel.ts';
import { changeInterview } from '../features/interviews/change.ts';
import { listFreeTimes } from '../features/interviews/list-free-times.ts';
import { scheduleInterview } from '../features/interviews/schedule.ts';
import { creditInvoice } from '../features/invoices/credit.ts';
import { generateInvoices } from '../features/invoices/generate.ts';
import { mailInvoice } from '../features/invoices/mail.ts';
import { markInvoicePaid } from '../features/invoices/mark-paid.ts';
import { sendInvoice } from '../features/invoices/send.ts';
import { setInvoiceRate } from '../features/invoices/set-rate.ts';
import { showInvoicePdf } from '../features/invoices/show-pdf.ts';
import { askForApproval } from '../features/jobs/ask-for-approval.ts';
import { closeJob } from '../features/jobs/close.ts';
import { getNextCalendlyUrl } from '../features/leads/get-next-calendly-url.ts';
import { prepareMail } from '../features/mail/prepare.ts';
import { previewMail } from '../features/mail/preview.ts';
import { previewMessage } from '../features/mail/preview-message.ts';
import { saveMailTemplate } from '../features/mail/save-template.ts';
import { sendMail } from '../features/mail/send.ts';
import { showMail } from '../features/mail/show.ts';
import { ownPage } from '../features/own-page/own-page.ts';
import { addDocument } from '../features/people/add-document.ts';
import { anonymise } from '../features/people/anonymise.ts';
import { askToRenew } from '../features/people/ask-to-renew.ts';
import { exportPerson } from '../features/people/export.ts';
import { mergePeople } from '../features/people/merge.ts';
import { personAccount } from '../features/people/person-account.ts';
import { answerApproval } from '../features/portal/answer-approval.ts';
import { decidePauseRequest } from '../features/portal/decide-pause.ts';
import { givePortalAccess } from '../features/portal/give-access.ts';
import { requestPause } from '../features/portal/request-pause.ts';
import { portalReview } from '../features/portal/review.ts';
import { sendPortalCode } from '../features/portal/send-code.ts';
import { showPortalInvoice } from '../features/portal/show-invoice.ts';
import { previewRetention } from '../features/privacy/preview-retention.ts';
import { exportPresentation } from '../features/reviews/presentation/export.ts';
import { review } from '../features/reviews/review.ts';
import { confirmSubmission } from '../features/submissions/confirm.ts';
import { forms } from '../features/submissions/forms.ts';
import { inviteColleague } from '../features/users/invite-colleague.ts';
import { sendPasswordReset } from '../features/users/send-password-reset.ts';
import { staffAccount } from '../features/users/staff-account.ts';
import { rotateWebhookSecret } from '../features/webhooks/rotate-secret.ts';
import { checkGoLive } from '../features/website/check-go-live.ts';
import { demoContent } from '../features/website/demo-content.ts';
import { saveLogoDrawing } from '../features/website/save-logo-drawing.ts';
import { testMail } from '../features/website/test-mail.ts';
import type { RemoteFunction } from './call.ts';

const functions: RemoteFunction[] = [
  // Functions for anyone, with or without an account.
  sendPasswordReset,
  sendPortalCode,
  ...forms,
  confirmSubmission,
  track,
  getNextCalendlyUrl,
  // Functions for holders of a mailed link.
  ownPage,
  review,
  // Functions for contacts of a client.
  portalReview,
  requestPause,
  showPortalInvoice,
  answerApproval,
  // Functions for staff.
  addApplication,
  moveApplication,
  undoMove,
  previewBulkAction,
  startBulkAction,
  cancelBulkAction,
  undoBulkAction,
  uploadImport,
  createCvImport,
  addImportFile,
  finishImportFiles,
  editImport,
  startDataExport,
  deleteDataExport,
  checkImport,
  startImport,
  cancelImport,
  undoImport,
  scheduleInterview,
  changeInterview,
  cancelInterview,
  listFreeTimes,
  calendarFeed,
  decideFreelancer,
  undoDecision,
  mergePeople,
  proposeJob,
  askToRenew,
  exportPerson,
  sendMail,
  prepareMail,
  previewMail,
  previewMessage,
  addDocument,
  assignMail,
  forgetBounce,
  saveMailTemplate,
  previewRetention,
  anonymise,
  closeJob,
  askForApproval,
  showMail,
  generateInvoices,
  sendInvoice,
  markInvoicePaid,
  creditInvoice,
  showInvoicePdf,
  mailInvoice,
  setInvoiceRate,
  exportPresentation,
  givePortalAccess,
  decidePauseRequest,
  inviteColleague,
  staffAccount,
  personAccount,
  rotateWebhookSecret,
  createApiTokenAction,
  saveLogoDrawing,
  checkGoLive,
  testMail,
  demoContent,
];

/** Every remote function by the name in its URL. */
export const registry: ReadonlyMap<string, RemoteFunction> = new Map(
  functions.map((definition) => [definition.name, definition]),
);
