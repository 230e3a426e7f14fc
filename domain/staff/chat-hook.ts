/** Chat applications that accept messages by an incoming webhook. */
export const chatApps = ['slack', 'teams'] as const;

export type ChatApp = (typeof chatApps)[number];

/** The events a colleague can choose, as `private.chat_event` groups the kinds of notifications. */
export const chatEvents = [
  'mentions',
  'client_answers',
  'tasks',
  'interviews',
  'replies',
  'operations',
] as const;

export type ChatEvent = (typeof chatEvents)[number];
