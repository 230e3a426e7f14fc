import { jobChoices } from '../i18n/messages/job-choices.sv.ts';
import { fileView } from '../ui/file-view/messages.sv.ts';
import { adminApiTokens } from './api-tokens/messages.sv.ts';
import { adminApplications } from './applications/messages.sv.ts';
import { adminArticleEditor } from './articles/editor/messages.sv.ts';
import { adminArticles } from './articles/messages.sv.ts';
import { adminAuditLog } from './audit-log/messages.sv.ts';
import { adminBookingLinks } from './booking-links/messages.sv.ts';
import { adminBulk } from './bulk/messages.sv.ts';
import { adminCandidates } from './candidates/messages.sv.ts';
import { adminClients } from './clients/messages.sv.ts';
import { adminClientPlans } from './clients/plan/messages.sv.ts';
import { adminClientEvents } from './clients/timeline/messages.sv.ts';
import { adminConversations } from './conversations/messages.sv.ts';
import { adminCustomFields } from './custom-fields/messages.sv.ts';
import { adminDashboard } from './dashboard/messages.sv.ts';
import { adminDataExports } from './data-exports/messages.sv.ts';
import { adminLogin } from './entry/messages.sv.ts';
import { adminPasswordReset } from './entry/password-reset/messages.sv.ts';
import { adminSecondFactor } from './entry/second-factor/messages.sv.ts';
import { adminSignup } from './entry/signup/messages.sv.ts';
import { adminFreelancers } from './freelancers/messages.sv.ts';
import { adminGoLive } from './go-live/messages.sv.ts';
import { adminImports } from './imports/messages.sv.ts';
import { adminInterviews } from './interviews/messages.sv.ts';
import { adminInvoices } from './invoices/messages.sv.ts';
import { adminJobApproval } from './jobs/approval/messages.sv.ts';
import { adminJobEditor } from './jobs/editor/messages.sv.ts';
import { adminJobKit } from './jobs/interview-kit/messages.sv.ts';
import { adminJobPicker } from './jobs/job-picker/messages.sv.ts';
import { adminJobsList } from './jobs/messages.sv.ts';
import { adminStageRules } from './jobs/stage-rules/messages.sv.ts';
import { adminJobTeam } from './jobs/team/messages.sv.ts';
import { adminEditing } from './kit/editor/messages.sv.ts';
import { adminList } from './kit/list/messages.sv.ts';
import { adminWaitingList } from './leads/messages.sv.ts';
import { adminMailNames } from './mail/names.sv.ts';
import { adminOutbox } from './mail/outbox/messages.sv.ts';
import { adminEmailTemplates } from './mail/templates/messages.sv.ts';
import type { AdminMessages } from './messages.en.ts';
import { adminPeople } from './people/messages.sv.ts';
import { adminPrivacyRequests } from './privacy/messages.sv.ts';
import { adminProfile } from './profile/messages.sv.ts';
import { adminRejectReasons } from './reject-reasons/messages.sv.ts';
import { adminReports } from './reports/messages.sv.ts';
import { adminReview } from './review/messages.sv.ts';
import { adminScorecards } from './scorecards/messages.sv.ts';
import { adminSettings } from './settings/messages.sv.ts';
import { adminShell } from './shell/messages.sv.ts';
import { adminNotifications } from './shell/notifications/messages.sv.ts';
import { adminPalette } from './shell/palette/messages.sv.ts';
import { adminShortcuts } from './shell/shortcuts/messages.sv.ts';
import { adminStageTemplates } from './stage-templates/messages.sv.ts';
import { adminTags } from './tags/messages.sv.ts';
import { adminTasks } from './tasks/messages.sv.ts';
import { adminTerms } from './terms/messages.sv.ts';
import { adminUsers } from './users/messages.sv.ts';
import { adminWebhooks } from './webhooks/messages.sv.ts';
import { adminDistribution } from './website/distribution/messages.sv.ts';
import { adminWebsite } from './website/messages.sv.ts';

export const messages: AdminMessages = {
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
