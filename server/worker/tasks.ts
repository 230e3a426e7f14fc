import { cleanUp } from './clean-up.ts';
import { reportToClients } from './client-report/report-to-clients.ts';
import { closeExpiredJobs } from './close-expired-jobs.ts';
import type { JobTask } from './context.ts';
import { continueBulkActions } from './continue-bulk-actions.ts';
import { deliverMailTask } from './deliver-mail.ts';
import { extractCvText, extractSlowCvText } from './extract-cv-text.ts';
import { fetchReplies } from './fetch-replies.ts';
import { findUnreadDocuments } from './find-unread-documents.ts';
import { findWaitingMail } from './find-waiting-mail.ts';
import { collectKnownWords, indexPeople } from './index-people.ts';
import { preparePicture } from './prepare-picture.ts';
import { publishArticle } from './publish-article.ts';
import { publishScheduledArticles } from './publish-scheduled-articles.ts';
import { readCalendars, readCalendarTask } from './read-calendars.ts';
import { findArrivedMail, receiveMailTask } from './receive-mail.ts';
import { remindOfAnswers } from './remind-of-answers.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';
import { remindOfRenewal } from './remind-of-renewal.ts';
import { remindOfTasks } from './remind-of-tasks.ts';
import { removeUnsentMail } from './remove-unsent-mail.ts';
import { retention } from './retention.ts';
import { rollUpAnalytics } from './roll-up-analytics.ts';
import { runBulkAction } from './run-bulk-action.ts';
import { runStageRules } from './run-stage-rules.ts';
import { sendJobAlerts } from './send-job-alerts.ts';
import { sendNewsletter } from './send-newsletter.ts';
import { tellOfAdAnswers } from './staff-mail/tell-of-ad-answers.ts';
import { tellOfApprovals } from './staff-mail/tell-of-approvals.ts';
import { tellOfClientAnswers } from './staff-mail/tell-of-client-answers.ts';
import { tellOfClientMentions } from './staff-mail/tell-of-client-mentions.ts';
import { tellOfMentions } from './staff-mail/tell-of-mentions.ts';
import { tellOfNewMatches } from './staff-mail/tell-of-new-matches.ts';
import { tellOfOwedAnswers } from './staff-mail/tell-of-owed-answers.ts';
import { tellOfPauseRequests } from './staff-mail/tell-of-pause-requests.ts';
import { tellOfTasks } from './staff-mail/tell-of-tasks.ts';
import { tellOfWaitingStaff } from './staff-mail/tell-of-waiting-staff.ts';
import { tellOfInterviews, tellOfInterviewTask } from './tell-of-interviews.ts';

/** Every task by the name it is queued with. Each is idempotent. */
export const tasks: Record<string, JobTask> = {
  'deliver-mail': deliverMailTask,
  'find-waiting-mail': findWaitingMail,
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
  'remind-of-answers': remindOfAnswers,
  'send-job-alerts': sendJobAlerts,
  'send-newsletter': sendNewsletter,
  'tell-of-waiting-staff': tellOfWaitingStaff,
  'tell-of-approvals': tellOfApprovals,
  'tell-of-mentions': tellOfMentions,
  'tell-of-client-mentions': tellOfClientMentions,
  'tell-of-client-answers': tellOfClientAnswers,
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
