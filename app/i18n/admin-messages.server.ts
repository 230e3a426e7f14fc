import type { Language } from '../../domain/language.ts';
import { adminApplications as applicationsEn } from './messages/en/admin-applications.ts';
import { adminArticleEditor as articleEditorEn } from './messages/en/admin-article-editor.ts';
import { adminArticles as articlesEn } from './messages/en/admin-articles.ts';
import { adminAuditLog as auditLogEn } from './messages/en/admin-audit-log.ts';
import { adminBookingLinks as bookingLinksEn } from './messages/en/admin-booking-links.ts';
import { adminCandidates as candidatesEn } from './messages/en/admin-candidates.ts';
import { adminDashboard as dashboardEn } from './messages/en/admin-dashboard.ts';
import { adminEditing as editingEn } from './messages/en/admin-editing.ts';
import { adminEmailTemplates as emailTemplatesEn } from './messages/en/admin-email-templates.ts';
import { adminFreelancers as freelancersEn } from './messages/en/admin-freelancers.ts';
import { adminJobEditor as jobEditorEn } from './messages/en/admin-job-editor.ts';
import { adminJobPicker as jobPickerEn } from './messages/en/admin-job-picker.ts';
import { adminJobsList as jobsListEn } from './messages/en/admin-jobs-list.ts';
import { adminList as listEn } from './messages/en/admin-list.ts';
import { adminLogin as loginEn } from './messages/en/admin-login.ts';
import { adminNotifications as notificationsEn } from './messages/en/admin-notifications.ts';
import { adminOutbox as outboxEn } from './messages/en/admin-outbox.ts';
import { adminPalette as paletteEn } from './messages/en/admin-palette.ts';
import { adminPasswordReset as passwordResetEn } from './messages/en/admin-password-reset.ts';
import { adminPeople as peopleEn } from './messages/en/admin-people.ts';
import { adminPrivacyRequests as privacyRequestsEn } from './messages/en/admin-privacy-requests.ts';
import { adminProfile as profileEn } from './messages/en/admin-profile.ts';
import { adminReview as reviewEn } from './messages/en/admin-review.ts';
import { adminSecondFactor as secondFactorEn } from './messages/en/admin-second-factor.ts';
import { adminSettings as settingsEn } from './messages/en/admin-settings.ts';
import { adminShell as shellEn } from './messages/en/admin-shell.ts';
import { adminShortcuts as shortcutsEn } from './messages/en/admin-shortcuts.ts';
import { adminSignup as signupEn } from './messages/en/admin-signup.ts';
import { adminTerms as termsEn } from './messages/en/admin-terms.ts';
import { adminUsers as usersEn } from './messages/en/admin-users.ts';
import { adminWaitingList as waitingListEn } from './messages/en/admin-waiting-list.ts';
import { adminApplications as applicationsSv } from './messages/sv/admin-applications.ts';
import { adminArticleEditor as articleEditorSv } from './messages/sv/admin-article-editor.ts';
import { adminArticles as articlesSv } from './messages/sv/admin-articles.ts';
import { adminAuditLog as auditLogSv } from './messages/sv/admin-audit-log.ts';
import { adminBookingLinks as bookingLinksSv } from './messages/sv/admin-booking-links.ts';
import { adminCandidates as candidatesSv } from './messages/sv/admin-candidates.ts';
import { adminDashboard as dashboardSv } from './messages/sv/admin-dashboard.ts';
import { adminEditing as editingSv } from './messages/sv/admin-editing.ts';
import { adminEmailTemplates as emailTemplatesSv } from './messages/sv/admin-email-templates.ts';
import { adminFreelancers as freelancersSv } from './messages/sv/admin-freelancers.ts';
import { adminJobEditor as jobEditorSv } from './messages/sv/admin-job-editor.ts';
import { adminJobPicker as jobPickerSv } from './messages/sv/admin-job-picker.ts';
import { adminJobsList as jobsListSv } from './messages/sv/admin-jobs-list.ts';
import { adminList as listSv } from './messages/sv/admin-list.ts';
import { adminLogin as loginSv } from './messages/sv/admin-login.ts';
import { adminNotifications as notificationsSv } from './messages/sv/admin-notifications.ts';
import { adminOutbox as outboxSv } from './messages/sv/admin-outbox.ts';
import { adminPalette as paletteSv } from './messages/sv/admin-palette.ts';
import { adminPasswordReset as passwordResetSv } from './messages/sv/admin-password-reset.ts';
import { adminPeople as peopleSv } from './messages/sv/admin-people.ts';
import { adminPrivacyRequests as privacyRequestsSv } from './messages/sv/admin-privacy-requests.ts';
import { adminProfile as profileSv } from './messages/sv/admin-profile.ts';
import { adminReview as reviewSv } from './messages/sv/admin-review.ts';
import { adminSecondFactor as secondFactorSv } from './messages/sv/admin-second-factor.ts';
import { adminSettings as settingsSv } from './messages/sv/admin-settings.ts';
import { adminShell as shellSv } from './messages/sv/admin-shell.ts';
import { adminShortcuts as shortcutsSv } from './messages/sv/admin-shortcuts.ts';
import { adminSignup as signupSv } from './messages/sv/admin-signup.ts';
import { adminTerms as termsSv } from './messages/sv/admin-terms.ts';
import { adminUsers as usersSv } from './messages/sv/admin-users.ts';
import { adminWaitingList as waitingListSv } from './messages/sv/admin-waiting-list.ts';

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

/** The texts of one part of the back office; each travels with the screen that shows it. */
export function getAdminMessages<Area extends keyof AdminMessages>(
  area: Area,
  language: Language,
): AdminMessages[Area] {
  return messages[language][area];
}
