import type { MessagesOf } from '../messages-of.ts';

/** Part of every page: they are also shown if nothing else could be loaded. */
export const error = {
  title: 'Oops! Something went wrong',
  text: "This alpaca got a bit confused. Don't worry, we can fix this!",
  refresh: 'Refresh Page',
  retry: 'Try Again',
  support: 'Keeps happening? Contact us at {email}.',
} as const;

export type ErrorMessages = MessagesOf<typeof error>;
