import fc from 'fast-check';
import { z } from 'zod';
import { analyticsEvent } from '../../../domain/analytics-event.ts';
import { newApiToken } from '../../../domain/api/token.ts';
import { addedApplication } from '../../../domain/applications/added-application.ts';
import { applicationForm } from '../../../domain/applications/application.ts';
import { applicationMove, moveUndo } from '../../../domain/applications/application-move.ts';
import {
  bulkActionCall,
  bulkPreviewCall,
  bulkStartCall,
} from '../../../domain/bulk/bulk-action.ts';
import { pauseDecision, pauseRequestCall } from '../../../domain/clients/pause-request.ts';
import { portalAccess, portalSignIn } from '../../../domain/clients/portal.ts';
import { logoDrawing } from '../../../domain/content/logo-drawing.ts';
import { mailAssignment } from '../../../domain/conversations/received-mail.ts';
import { dataExportCall, dataExportStart } from '../../../domain/data-exports/data-export.ts';
import { uuid } from '../../../domain/forms/form-field.ts';
import {
  cvImport,
  importCall,
  importCheck,
  importEdit,
  importFile,
  importStart,
  importUpload,
} from '../../../domain/imports/import.ts';
import {
  freeTimesCall,
  interviewCancellation,
  interviewChange,
  interviewPlan,
} from '../../../domain/interviews/interview.ts';
import {
  invoiceCall,
  invoiceGeneration,
  invoiceMailing,
  invoicePayment,
  invoiceSending,
} from '../../../domain/invoices/invoice-calls.ts';
import { invoiceRate } from '../../../domain/invoices/sek-rate.ts';
import { approvalAnswer, approvalRequest } from '../../../domain/jobs/ad-approval.ts';
import { jobClosing } from '../../../domain/jobs/job-closing.ts';
import { calculationForm } from '../../../domain/leads/calculation.ts';
import { contactForm } from '../../../domain/leads/contact.ts';
import { leadForm } from '../../../domain/leads/lead.ts';
import {
  mailPreparation,
  mailPreview,
  savedTemplate,
  staffMail,
} from '../../../domain/mail/staff-mail.ts';
import { candidateForm } from '../../../domain/people/candidate.ts';
import { freelancerForm } from '../../../domain/people/freelancer.ts';
import { decisionUndo, freelancerDecision } from '../../../domain/people/freelancer-decision.ts';
import { mergeCall } from '../../../domain/people/merge.ts';
import { newsletterForm } from '../../../domain/people/newsletter.ts';
import { personCall } from '../../../domain/people/person.ts';
import { personAccountCall } from '../../../domain/people/person-account.ts';
import { proposalCall, renewalCall } from '../../../domain/people/proposal.ts';
import { portalReviewCall, presentationExport, reviewCall } from '../../../domain/review.ts';
import { invitedColleague, staffAccountCall } from '../../../domain/staff/colleague.ts';
import { webhookCall } from '../../../domain/webhook.ts';
import type { Actor, Call, Header } from '../call.ts';
import { fromSchema } from '../from-schema.ts';
import * as hostile from '../hostile.ts';
import { type Group, playCalls } from '../play.ts';
import type { Target } from '../target.ts';

// Calls every remote function with values that its schema allows, and then with corrupted ones; as JSON and as a form.

const nothing = z.object({});
const aboutPerson = z.object({ person_id: uuid, confirm: z.literal(true) });

const publicFunctions: Record<string, z.ZodType> = {
  'send-password-reset': z.object({ email: z.email(), redirect_to: z.string() }),
  'send-portal-code': portalSignIn,
  apply: applicationForm.extend({ answers: z.record(z.string(), z.unknown()) }),
  'join-candidate-bank': candidateForm,
  'join-freelance-network': freelancerForm,
  'join-waiting-list': leadForm,
  'join-newsletter': newsletterForm,
  contact: contactForm,
  'send-calculation': calculationForm,
  track: analyticsEvent,
  get_next_calendly_url: nothing,
  person: personCall,
  review: reviewCall,
  'portal-review': portalReviewCall,
  'request-pause': pauseRequestCall,
  'portal-invoice-pdf': invoiceCall,
  'answer-approval': approvalAnswer,
  'confirm-submission': z.object({ token: z.string() }),
};

const staffFunctions: Record<string, z.ZodType> = {
  'give-portal-access': portalAccess,
  'decide-pause-request': pauseDecision,
  'add-application': addedApplication,
  'move-application': applicationMove,
  'undo-move': moveUndo,
  'schedule-interview': interviewPlan,
  'change-interview': interviewChange,
  'cancel-interview': interviewCancellation,
  'list-free-times': freeTimesCall,
  'calendar-feed': z.object({ action: z.enum(['create', 'revoke', 'show']) }),
  'preview-bulk-action': bulkPreviewCall,
  'start-bulk-action': bulkStartCall,
  'cancel-bulk-action': bulkActionCall,
  'undo-bulk-action': bulkActionCall,
  'upload-import': importUpload,
  'create-cv-import': cvImport,
  'add-import-file': importFile,
  'finish-import-files': importCall,
  'edit-import': importEdit,
  'check-import': importCheck,
  'start-import': importStart,
  'cancel-import': importCall,
  'undo-import': importCall,
  'start-data-export': dataExportStart,
  'delete-data-export': dataExportCall,
  'merge-people': mergeCall,
  'propose-job': proposalCall,
  'ask-to-renew': renewalCall,
  'export-person': z.object({ person_id: uuid }),
  'send-mail': staffMail,
  'prepare-mail': mailPreparation,
  'preview-mail': mailPreview,
  'preview-message': staffMail,
  'add-document': z.object({ person_id: uuid }),
  'assign-mail': mailAssignment,
  'forget-bounce': aboutPerson,
  'preview-retention': nothing,
  'rotate-webhook-secret': webhookCall,
  'create-api-token': newApiToken,
  anonymise: aboutPerson,
  'close-job': jobClosing,
  'ask-for-approval': approvalRequest,
  'generate-invoices': invoiceGeneration,
  'send-invoice': invoiceSending,
  'mark-invoice-paid': invoicePayment,
  'credit-invoice': invoiceCall,
  'invoice-pdf': invoiceCall,
  'mail-invoice': invoiceMailing,
  'set-invoice-rate': invoiceRate,
  'export-presentation': presentationExport,
  'save-mail-template': savedTemplate,
  'save-logo-drawing': logoDrawing,
  'check-go-live': nothing,
  'test-mail': nothing,
  'demo-content': z.object({ action: z.literal('preview') }),
  'decide-freelancer': freelancerDecision,
  'undo-decision': decisionUndo,
  'show-mail': z.object({ mail_id: uuid }),
  'invite-colleague': invitedColleague,
  'staff-account': staffAccountCall,
  'person-account': personAccountCall,
};

export const fuzzedFunctions = [...Object.keys(publicFunctions), ...Object.keys(staffFunctions)];

/** Fields that every form needs so that it is not rejected as spam. */
const guard = { started_at: 1_700_000_000_000, consent: true, consent_version: 1 };

const callOf =
  (functions: Record<string, z.ZodType>, who: Actor[]) =>
  (target: Target): fc.Arbitrary<Call> =>
    fc.constantFrom(...Object.entries(functions)).chain(([name, schema]) => {
      const job = fc.constantFrom(...target.slugs.slice(0, 5));
      const plain = fc.tuple(fromSchema(schema, target.known), job).map(([fields, slug]) => ({
        ...(fields as object),
        ...guard,
        ...(name === 'apply' && { job: slug }),
      }));
      const path = fc.oneof(
        { weight: 9, arbitrary: fc.constant(`/functions/v1/${name}`) },
        hostile.inUrl.map((text) => `/functions/v1/${name}?unsubscribe=${text}`),
        hostile.inUrl.map((text) => `/functions/v1/${text}`),
      );
      const method = fc.oneof(
        { weight: 9, arbitrary: fc.constant('POST') },
        fc.constantFrom('GET', 'PUT', 'OPTIONS', 'DELETE', 'HEAD'),
      );
      return fc
        .tuple(fc.constantFrom(...who), method, path, bodyOf(plain), extra, fc.boolean())
        .map(([as, verb, url, [type, body], headers, twice]) => ({
          as,
          method: verb,
          path: url,
          headers: [['content-type', type], ...headers],
          body,
          twice,
        }));
    });

const extra: fc.Arbitrary<Header[]> = fc.array(
  fc.oneof(
    fc.constantFrom<Header>(['accept', 'text/html'], ['idempotency-key', 'the-same-for-all']),
    hostile.inHeader.map((text): Header => ['idempotency-key', text]),
    hostile.inHeader.map((text): Header => ['accept-language', text]),
  ),
  { maxLength: 2 },
);

type Body = [type: string, body: string | Uint8Array];

function bodyOf(plain: fc.Arbitrary<object>): fc.Arbitrary<Body> {
  const boundary = 'x-x-x';
  const form = `multipart/form-data; boundary=${boundary}`;
  const fields = hostile.spoilt(plain).map((body) => Object.entries(body ?? {}));
  return fc.oneof(
    {
      weight: 6,
      arbitrary: hostile.jsonBody(plain).map((body): Body => ['application/json', body]),
    },
    fields.map(
      (entries): Body => [
        'application/x-www-form-urlencoded',
        entries
          .map((pair) => pair.map((part) => hostile.escaped(String(part))).join('='))
          .join('&'),
      ],
    ),
    fc
      .tuple(fields, hostile.text, fc.uint8Array({ maxLength: 200 }))
      .map(([entries, fileName, bytes]): Body => {
        const part = (head: string, body: string | Uint8Array) =>
          Buffer.concat([
            Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
            Buffer.from(body),
            Buffer.from('\r\n'),
          ]);
        const named = (name: string) => `content-disposition: form-data; name="${name}"`;
        const file = `${named('cv')}; filename="${fileName}"\r\ncontent-type: application/pdf`;
        return [
          form,
          Buffer.concat([
            ...entries.map(([name, value]) => part(named(name), String(value))),
            part(file, Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes])),
            Buffer.from(`--${boundary}--`),
          ]),
        ];
      }),
    hostile.text.map((body): Body => [form, body]),
    hostile.brokenMultipart.map((body): Body => [form, body]),
    hostile.excessiveForm.map((body): Body => ['application/x-www-form-urlencoded', body]),
  );
}

export const functions: Group[] = [
  {
    name: 'functions: anyone',
    share: 150,
    run: playCalls(callOf(publicFunctions, ['anon', 'ada', 'link'])),
  },
  {
    name: 'functions: staff',
    share: 110,
    run: playCalls(callOf(staffFunctions, ['recruiter', 'admin', 'editor', 'bo'])),
  },
];
