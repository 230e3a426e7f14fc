import { useCallback } from 'react';
import type { Problem } from '../../backend/auth/auth-context.ts';
import { fill } from '../../i18n/format.ts';
import { useAdmin } from '../shell/admin-context.ts';

/**
 * Describes an error in a sentence. Server messages are in English, so known codes have messages of
 * their own.
 */
export function useDescribeError(): (template: string, error: unknown) => string {
  const { problems } = useAdmin().shell;
  return useCallback(
    (template, error) => {
      const { code, message } = toProblem(error);
      const problem = problems[code ?? ''] ?? problems[message] ?? message;
      return fill(template, { problem });
    },
    [problems],
  );
}

// Browsers and supabase-js word it differently.
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
