import { jobChoices } from '../i18n/messages/job-choices.en.ts';
import type { MessagesOf } from '../i18n/messages-of.ts';
import { fileView } from '../ui/file-view/messages.en.ts';
import { adminApiTokens } from './api-tokens/messages.en.ts';
import { adminApplications } from './applications/messages.en.ts';
import { adminArticleEditor } from './articles/editor/messages.en.ts';
import { adminArticles } from './articles/messages.en.ts';
import { adminAuditLog } from './audit-log/messages.en.ts';
import { adminBookingLinks } from './booking-links/messages.en.ts';
import { adminBulk } from './bulk/messages.en.ts';
import { adminCandidates } from './candidates/messages.en.ts';
import { adminClients } from './clients/messages.en.ts';
import { adminClientPlans } from './clients/plan/messages.en.ts';
import { adminClientEvents } from './clients/timeline/messages.en.ts';
import { adminConversations } from './conversations/messages.en.ts';
import { adminCustomFields } from './custom-fields/messages.en.ts';
import { adminDashboard } from './dashboard/messages.en.ts';
import { adminDataExports } from './data-exports/messages.en.ts';
import { adminLogin } from './entry/messages.en.ts';
import { adminPasswordReset } from './entry/password-reset/messages.en.ts';
import { adminSecondFactor } from './entry/second-factor/messages.en.ts';
import { adminSignup } from './entry/signup/messages.en.ts';
import { adminFreelancers } from './freelancers/messages.en.ts';
import { adminGoLive } from './go-live/messages.en.ts';
import { adminImports } from './imports/messages.en.ts';
import { adminInterviews } from './interviews/messages.en.ts';
import { adminInvoices } from './invoices/messages.en.ts';
import { adminJobApproval } from './jobs/approval/messages.en.ts';
import { adminJobEditor } from './jobs/editor/messages.en.ts';
import { adminJobKit } from './jobs/interview-kit/messages.en.ts';
import { adminJobPicker } from './jobs/job-picker/messages.en.ts';
import { adminJobsList } from './jobs/messages.en.ts';
import { adminStageRules } from './jobs/stage-rules/messages.en.ts';
import { adminJobTeam } from './jobs/team/messages.en.ts';
import { adminEditing } from './kit/editor/messages.en.ts';
import { adminList } from './kit/list/messages.en.ts';
import { adminWaitingList } from './leads/messages.en.ts';
import { adminMailNames } from './mail/names.en.ts';
import { adminOutbox } from './mail/outbox/messages.en.ts';
import { adminEmailTemplates } from './mail/templates/messages.en.ts';
import { adminPeople } from './people/messages.en.ts';
import { adminPrivacyRequests } from './privacy/messages.en.ts';
import { adminProfile } from './profile/messages.en.ts';
import { adminRejectReasons } from './reject-reasons/messages.en.ts';
import { adminReports } from './reports/messages.en.ts';
import { adminReview } from './review/messages.en.ts';
import { adminScorecards } from './scorecards/messages.en.ts';
import { adminSettings } from './settings/messages.en.ts';
import { adminShell } from './shell/messages.en.ts';
import { adminNotifications } from './shell/notifications/messages.en.ts';
import { adminPalette } from './shell/palette/messages.en.ts';
import { adminShortcuts } from './shell/shortcuts/messages.en.ts';
import { adminStageTemplates } from './stage-templates/messages.en.ts';
import { adminTags } from './tags/messages.en.ts';
import { adminTasks } from './tasks/messages.en.ts';
import { adminTerms } from './terms/messages.en.ts';
import { adminUsers } from './users/messages.en.ts';
import { adminWebhooks } from './webhooks/messages.en.ts';
import { adminDistribution } from './website/distribution/messages.en.ts';
import { adminWebsite } from './website/messages.en.ts';

export const messages = {
  shell: adminShell,
  login: adminLogin,
  secondFactor: adminSecondFactor,
  signup: adminSignup,
  passwordReset: adminPasswordReset,
  dashboard: adminDashboard,
  rejectReasons: adminRejectReasons,
  stageTemplates: adminStageTemplates,
  reports: adminReports,
  dataExports: adminDataExports,
  imports: adminImports,
  applications: adminApplications,
  conversations: adminConversations,
  customFields: adminCustomFields,
  fileView,
  profile: adminProfile,
  editing: adminEditing,
  emailTemplates: adminEmailTemplates,
  jobApproval: adminJobApproval,
  jobEditor: adminJobEditor,
  jobKit: adminJobKit,
  jobTeam: adminJobTeam,
  jobPicker: adminJobPicker,
  review: adminReview,
  freelancers: adminFreelancers,
  interviews: adminInterviews,
  invoices: adminInvoices,
  leads: adminWaitingList,
  clients: adminClients,
  clientPlans: adminClientPlans,
  clientEvents: adminClientEvents,
  bookingLinks: adminBookingLinks,
  bulk: adminBulk,
  list: adminList,
  palette: adminPalette,
  shortcuts: adminShortcuts,
  notifications: adminNotifications,
  jobs: adminJobsList,
  people: adminPeople,
  candidates: adminCandidates,
  scorecards: adminScorecards,
  settings: adminSettings,
  stageRules: adminStageRules,
  auditLog: adminAuditLog,
  privacy: adminPrivacyRequests,
  outbox: adminOutbox,
  mailNames: adminMailNames,
  users: adminUsers,
  articles: adminArticles,
  articleEditor: adminArticleEditor,
  tags: adminTags,
  tasks: adminTasks,
  terms: adminTerms,
  webhooks: adminWebhooks,
  apiTokens: adminApiTokens,
  website: adminWebsite,
  distribution: adminDistribution,
  goLive: adminGoLive,
  jobChoices,
};

export type AdminMessages = MessagesOf<typeof messages>;
