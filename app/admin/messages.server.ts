import type { Language } from '../../domain/language.ts';
import { adminApplications as applicationsEn } from './applications/messages.en.ts';
import { adminApplications as applicationsSv } from './applications/messages.sv.ts';
import { adminArticleEditor as articleEditorEn } from './articles/editor/messages.en.ts';
import { adminArticleEditor as articleEditorSv } from './articles/editor/messages.sv.ts';
import { adminArticles as articlesEn } from './articles/messages.en.ts';
import { adminArticles as articlesSv } from './articles/messages.sv.ts';
import { adminAuditLog as auditLogEn } from './audit-log/messages.en.ts';
import { adminAuditLog as auditLogSv } from './audit-log/messages.sv.ts';
import { adminBookingLinks as bookingLinksEn } from './booking-links/messages.en.ts';
import { adminBookingLinks as bookingLinksSv } from './booking-links/messages.sv.ts';
import { adminCandidates as candidatesEn } from './candidates/messages.en.ts';
import { adminCandidates as candidatesSv } from './candidates/messages.sv.ts';
import { adminDashboard as dashboardEn } from './dashboard/messages.en.ts';
import { adminDashboard as dashboardSv } from './dashboard/messages.sv.ts';
import { adminLogin as loginEn } from './entry/messages.en.ts';
import { adminLogin as loginSv } from './entry/messages.sv.ts';
import { adminPasswordReset as passwordResetEn } from './entry/password-reset/messages.en.ts';
import { adminPasswordReset as passwordResetSv } from './entry/password-reset/messages.sv.ts';
import { adminSecondFactor as secondFactorEn } from './entry/second-factor/messages.en.ts';
import { adminSecondFactor as secondFactorSv } from './entry/second-factor/messages.sv.ts';
import { adminSignup as signupEn } from './entry/signup/messages.en.ts';
import { adminSignup as signupSv } from './entry/signup/messages.sv.ts';
import { adminFreelancers as freelancersEn } from './freelancers/messages.en.ts';
import { adminFreelancers as freelancersSv } from './freelancers/messages.sv.ts';
import { adminJobEditor as jobEditorEn } from './jobs/editor/messages.en.ts';
import { adminJobEditor as jobEditorSv } from './jobs/editor/messages.sv.ts';
import { adminJobPicker as jobPickerEn } from './jobs/job-picker/messages.en.ts';
import { adminJobPicker as jobPickerSv } from './jobs/job-picker/messages.sv.ts';
import { adminJobsList as jobsListEn } from './jobs/messages.en.ts';
import { adminJobsList as jobsListSv } from './jobs/messages.sv.ts';
import { adminEditing as editingEn } from './kit/editor/messages.en.ts';
import { adminEditing as editingSv } from './kit/editor/messages.sv.ts';
import { adminList as listEn } from './kit/list/messages.en.ts';
import { adminList as listSv } from './kit/list/messages.sv.ts';
import { adminWaitingList as waitingListEn } from './leads/messages.en.ts';
import { adminWaitingList as waitingListSv } from './leads/messages.sv.ts';
import { adminOutbox as outboxEn } from './mail/outbox/messages.en.ts';
import { adminOutbox as outboxSv } from './mail/outbox/messages.sv.ts';
import { adminEmailTemplates as emailTemplatesEn } from './mail/templates/messages.en.ts';
import { adminEmailTemplates as emailTemplatesSv } from './mail/templates/messages.sv.ts';
import { adminPeople as peopleEn } from './people/messages.en.ts';
import { adminPeople as peopleSv } from './people/messages.sv.ts';
import { adminPrivacyRequests as privacyRequestsEn } from './privacy/messages.en.ts';
import { adminPrivacyRequests as privacyRequestsSv } from './privacy/messages.sv.ts';
import { adminProfile as profileEn } from './profile/messages.en.ts';
import { adminProfile as profileSv } from './profile/messages.sv.ts';
import { adminReview as reviewEn } from './review/messages.en.ts';
import { adminReview as reviewSv } from './review/messages.sv.ts';
import { adminSettings as settingsEn } from './settings/messages.en.ts';
import { adminSettings as settingsSv } from './settings/messages.sv.ts';
import { adminShell as shellEn } from './shell/messages.en.ts';
import { adminShell as shellSv } from './shell/messages.sv.ts';
import { adminNotifications as notificationsEn } from './shell/notifications/messages.en.ts';
import { adminNotifications as notificationsSv } from './shell/notifications/messages.sv.ts';
import { adminPalette as paletteEn } from './shell/palette/messages.en.ts';
import { adminPalette as paletteSv } from './shell/palette/messages.sv.ts';
import { adminShortcuts as shortcutsEn } from './shell/shortcuts/messages.en.ts';
import { adminShortcuts as shortcutsSv } from './shell/shortcuts/messages.sv.ts';
import { adminTerms as termsEn } from './terms/messages.en.ts';
import { adminTerms as termsSv } from './terms/messages.sv.ts';
import { adminUsers as usersEn } from './users/messages.en.ts';
import { adminUsers as usersSv } from './users/messages.sv.ts';

const en = {
  shell: shellEn,
  login: loginEn,
  secondFactor: secondFactorEn,
  signup: signupEn,
  passwordReset: passwordResetEn,
  dashboard: dashboardEn,
  applications: applicationsEn,
  profile: profileEn,
  editing: editingEn,
  emailTemplates: emailTemplatesEn,
  jobEditor: jobEditorEn,
  jobPicker: jobPickerEn,
  review: reviewEn,
  freelancers: freelancersEn,
  waitingList: waitingListEn,
  bookingLinks: bookingLinksEn,
  list: listEn,
  palette: paletteEn,
  shortcuts: shortcutsEn,
  notifications: notificationsEn,
  jobsList: jobsListEn,
  people: peopleEn,
  candidates: candidatesEn,
  settings: settingsEn,
  auditLog: auditLogEn,
  privacyRequests: privacyRequestsEn,
  outbox: outboxEn,
  users: usersEn,
  articles: articlesEn,
  articleEditor: articleEditorEn,
  terms: termsEn,
};

export type AdminMessages = typeof en;

const sv: AdminMessages = {
  shell: shellSv,
  login: loginSv,
  secondFactor: secondFactorSv,
  signup: signupSv,
  passwordReset: passwordResetSv,
  dashboard: dashboardSv,
  applications: applicationsSv,
  profile: profileSv,
  editing: editingSv,
  emailTemplates: emailTemplatesSv,
  jobEditor: jobEditorSv,
  jobPicker: jobPickerSv,
  review: reviewSv,
  freelancers: freelancersSv,
  waitingList: waitingListSv,
  bookingLinks: bookingLinksSv,
  list: listSv,
  palette: paletteSv,
  shortcuts: shortcutsSv,
  notifications: notificationsSv,
  jobsList: jobsListSv,
  people: peopleSv,
  candidates: candidatesSv,
  settings: settingsSv,
  auditLog: auditLogSv,
  privacyRequests: privacyRequestsSv,
  outbox: outboxSv,
  users: usersSv,
  articles: articlesSv,
  articleEditor: articleEditorSv,
  terms: termsSv,
};

const messages: Record<Language, AdminMessages> = { en, sv };

/** The messages of one area of the back office; each screen loads only its own. */
export function getAdminMessages<Area extends keyof AdminMessages>(
  area: Area,
  language: Language,
): AdminMessages[Area] {
  return messages[language][area];
}
