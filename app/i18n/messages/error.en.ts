import type { MessagesOf } from '../messages-of.ts';

/** Also shown when nothing else could be loaded, so the browser always has these. */
export const error = {
  title: 'Oops! Something went wrong',
  text: "This alpaca got a bit confused. Don't worry, we can fix this!",
  refresh: 'Refresh Page',
  retry: 'Try Again',
  support: 'Keeps happening? Contact us at {email}.',
} as const;

export type ErrorMessages = MessagesOf<typeof error>;
