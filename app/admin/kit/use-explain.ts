import { useCallback } from 'react';
import type { Problem } from '../../backend/auth/auth-context.ts';
import { fill } from '../../i18n/format.ts';
import { useAdmin } from '../shell/admin-context.ts';

/** Puts a refusal into a sentence. The server speaks English; where we know better words, ours. */
export function useExplain(): (sentence: string, error: unknown) => string {
  const { problems } = useAdmin().shell;
  return useCallback(
    (sentence, error) => {
      const { code, message } = toProblem(error);
      const problem = problems[code ?? ''] ?? problems[message] ?? message;
      return fill(sentence, { problem });
    },
    [problems],
  );
}

// Browsers and the client each have their own words for it.
const isUnreachable = /failed to fetch|networkerror|load failed|failed to send a request/i;

function toProblem(error: unknown): Problem {
  if (typeof error !== 'object' || error === null || !('message' in error)) {
    return { message: String(error) };
  }
  const message = String(error.message);
  if (isUnreachable.test(message)) return { code: 'offline', message };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { code, message };
}
