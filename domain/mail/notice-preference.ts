/** Keys of the preferences with which a colleague turns off mail about events: the value is then false. */
export const noticePreferences = {
  mentions: 'mail_mentions',
  clientAnswers: 'mail_client_answers',
  tasks: 'mail_tasks',
  withdrawals: 'mail_withdrawals',
  interviews: 'mail_interviews',
} as const;
