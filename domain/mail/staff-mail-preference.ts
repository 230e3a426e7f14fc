/** Mails that a member of staff can turn off. The preference with this key is then false. */
export const staffMailPreferences = {
  mentions: 'mail_mentions',
  clientAnswers: 'mail_client_answers',
  tasks: 'mail_tasks',
  interviews: 'mail_interviews',
} as const;
