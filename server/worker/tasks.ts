import { remindOfAnswers, runStageRules } from './applications/run-stage-rules.ts';
import { publishArticle, publishScheduledArticles } from './articles/publish-articles.ts';
import { sendNewsletter } from './articles/send-newsletter.ts';
import { sendChatMessage } from './chat/send-chat-message.ts';
import { cleanUp } from './clean-up.ts';
import { reportToClients } from './clients/report-to-clients.ts';
import type { JobTask } from './context.ts';
import { continueBulkActions } from './continue-bulk-actions.ts';
import { continueImports } from './continue-imports.ts';
import { continueDataExports } from './data-exports/continue-data-exports.ts';
import { makeDataExport } from './data-exports/make-data-export.ts';
import { extractCvText, extractSlowCvText } from './documents/extract-cv-text.ts';
import { findUnreadDocuments } from './documents/find-unread-documents.ts';
import { preparePicture } from './documents/prepare-picture.ts';
import { readCalendars, readCalendarTask } from './interviews/read-calendars.ts';
import { remindOfInterviews } from './interviews/remind-of-interviews.ts';
import { tellOfInterviews, tellOfInterviewTask } from './interviews/tell-of-interviews.ts';
import { closeExpiredJobs } from './jobs/close-expired-jobs.ts';
import { sendJobAlerts } from './jobs/send-job-alerts.ts';
import { deliverMailTask } from './mail/deliver-mail.ts';
import { fetchReplies } from './mail/fetch-replies.ts';
import { findWaitingMail } from './mail/find-waiting-mail.ts';
import { findArrivedMail, receiveMailTask } from './mail/receive-mail.ts';
import { removeUnsentMail } from './mail/remove-unsent-mail.ts';
import { tellOfAdAnswers } from './notices/tell-of-ad-answers.ts';
import { tellOfApprovals } from './notices/tell-of-approvals.ts';
import { tellOfClientAnswers } from './notices/tell-of-client-answers.ts';
import { tellOfClientMentions } from './notices/tell-of-client-mentions.ts';
import { tellOfMentions } from './notices/tell-of-mentions.ts';
import { tellOfNewMatches } from './notices/tell-of-new-matches.ts';
import { tellOfOwedAnswers } from './notices/tell-of-owed-answers.ts';
import { tellOfPauseRequests } from './notices/tell-of-pause-requests.ts';
import { remindOfTasks, tellOfTasks } from './notices/tell-of-tasks.ts';
import { tellOfWaitingStaff } from './notices/tell-of-waiting-staff.ts';
import { tellOfWithdrawals } from './notices/tell-of-withdrawals.ts';
import { collectKnownWords, indexPeople } from './people/index-people.ts';
import { remindOfRenewal } from './people/remind-of-renewal.ts';
import { retention } from './people/retention.ts';
import { readImportFiles } from './read-import-files.ts';
import { rollUpAnalytics } from './roll-up-analytics.ts';
import { runBulkAction } from './run-bulk-action.ts';
import { runImport } from './run-import.ts';
import { deliverWebhooks, findWaitingWebhooks } from './webhooks/deliver-webhooks.ts';

/** Every task by the name it is queued with. Each is idempotent. */
export const tasks: Record<string, JobTask> = {
  'deliver-mail': deliverMailTask,
  'find-waiting-mail': findWaitingMail,
  'deliver-webhooks': deliverWebhooks,
  'find-waiting-webhooks': findWaitingWebhooks,
  'send-chat-message': sendChatMessage,
  'receive-mail': receiveMailTask,
  'find-arrived-mail': findArrivedMail,
  'fetch-replies': fetchReplies,
  'extract-cv-text': extractCvText,
  'extract-slow-cv-text': extractSlowCvText,
  'find-unread-documents': findUnreadDocuments,
  'index-people': indexPeople,
  'collect-known-words': collectKnownWords,
  'prepare-picture': preparePicture,
  'publish-article': publishArticle,
  'publish-scheduled-articles': publishScheduledArticles,
  'close-expired-jobs': closeExpiredJobs,
  'roll-up-analytics': rollUpAnalytics,
  'clean-up': cleanUp,
  'remove-unsent-mail': removeUnsentMail,
  'remind-of-renewal': remindOfRenewal,
  'remind-of-tasks': remindOfTasks,
  'run-stage-rules': runStageRules,
  'run-bulk-action': runBulkAction,
  'continue-bulk-actions': continueBulkActions,
  'run-import': runImport,
  'read-import-files': readImportFiles,
  'make-data-export': makeDataExport,
  'continue-data-exports': continueDataExports,
  'continue-imports': continueImports,
  'remind-of-answers': remindOfAnswers,
  'send-job-alerts': sendJobAlerts,
  'send-newsletter': sendNewsletter,
  'tell-of-waiting-staff': tellOfWaitingStaff,
  'tell-of-approvals': tellOfApprovals,
  'tell-of-mentions': tellOfMentions,
  'tell-of-client-mentions': tellOfClientMentions,
  'tell-of-client-answers': tellOfClientAnswers,
  'tell-of-withdrawals': tellOfWithdrawals,
  'tell-of-pause-requests': tellOfPauseRequests,
  'tell-of-ad-answers': tellOfAdAnswers,
  'tell-of-tasks': tellOfTasks,
  'tell-of-new-matches': tellOfNewMatches,
  'read-calendar': readCalendarTask,
  'read-calendars': readCalendars,
  'tell-of-interview': tellOfInterviewTask,
  'tell-of-interviews': tellOfInterviews,
  'remind-of-interviews': remindOfInterviews,
  'tell-of-owed-answers': tellOfOwedAnswers,
  'report-to-clients': reportToClients,
  retention,
};
