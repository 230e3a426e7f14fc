import type { EmailTemplateSeed } from '../rows.ts';
import { accountChangeTemplates } from './email-templates/account-changes.ts';
import { accountNoticeTemplates } from './email-templates/account-notices.ts';
import { applicationDecisionTemplates } from './email-templates/application-decisions.ts';
import { applicationNoticeTemplates } from './email-templates/application-notices.ts';
import { applicationTemplates } from './email-templates/applications.ts';
import { candidateTemplates } from './email-templates/candidates.ts';
import { clientTemplates } from './email-templates/clients.ts';
import { companyTemplates } from './email-templates/companies.ts';
import { freelancerTemplates } from './email-templates/freelancers.ts';
import { interviewerTemplates } from './email-templates/interviewers.ts';
import { interviewTemplates } from './email-templates/interviews.ts';
import { invoiceTemplates } from './email-templates/invoices.ts';
import { joinedAgainTemplates } from './email-templates/joined-again.ts';
import { pauseTemplates } from './email-templates/pauses.ts';
import { peopleTemplates } from './email-templates/people.ts';
import { portalTemplates } from './email-templates/portal.ts';
import { privacyTemplates } from './email-templates/privacy.ts';
import { signInTemplates } from './email-templates/sign-in.ts';
import { staffTemplates } from './email-templates/staff.ts';
import { staffWorkTemplates } from './email-templates/staff-work.ts';
import { submissionTemplates } from './email-templates/submissions.ts';

/** Every mail the product sends. */
export const emailTemplates: EmailTemplateSeed[] = [
  ...signInTemplates,
  ...accountChangeTemplates,
  ...accountNoticeTemplates,
  ...applicationTemplates,
  ...applicationDecisionTemplates,
  ...applicationNoticeTemplates,
  ...candidateTemplates,
  ...freelancerTemplates,
  ...peopleTemplates,
  ...joinedAgainTemplates,
  ...submissionTemplates,
  ...companyTemplates,
  ...clientTemplates,
  ...interviewTemplates,
  ...interviewerTemplates,
  ...invoiceTemplates,
  ...pauseTemplates,
  ...portalTemplates,
  ...privacyTemplates,
  ...staffTemplates,
  ...staffWorkTemplates,
];
