import { useCallback } from 'react';
import { fill } from '../../../i18n/format.ts';
import type { Message } from '../../../i18n/messages-of.ts';
import { useMessages } from '../../use-messages.ts';

/**
 * Describes an error in a sentence. Server messages are in English, so known codes have messages of
 * their own: the codes of the noun in `known`, and the codes that all screens share.
 */
export function useDescribeError(
  known?: Record<string, string>,
): (error: unknown, template?: Message<'error'>) => string {
  const { errors, failed } = useMessages('shell');
  return useCallback(
    (error, template) => {
      const { code = '', message } = toCodeAndMessage(error);
      const sentence = known?.[code] ?? errors[code] ?? errors[message];
      // A known error is described by a sentence of its own.
      if (sentence && !template) return sentence;
      return fill(template ?? failed, { error: sentence ?? message });
    },
    [errors, failed, known],
  );
}

// Each browser, and supabase-js, has a different text for a failed connection.
const isUnreachable = /failed to fetch|networkerror|load failed|failed to send a request/i;

function toCodeAndMessage(error: unknown): { code?: string; message: string } {
  if (typeof error !== 'object' || error === null || !('message' in error)) {
    return { message: String(error) };
  }
  const message = String(error.message);
  if (isUnreachable.test(message)) return { code: 'offline', message };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { code, message };
}
