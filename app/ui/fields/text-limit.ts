import { useCallback } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';

/** The share of the limit from which the counter is shown. */
const counterFrom = 0.9;

/** Measures a text as the database does: without space around it. */
export const measureText = (text: string): number => text.trim().length;

type Described = { counter?: string; error?: string };

/** Describes the length of a text near its limit, and the error of one over it. */
export function useTextLimit(): (length: number, max: number | undefined) => Described {
  const { textLimit } = useCommonMessages();
  return useCallback(
    (length, max) => {
      if (max === undefined || length <= max * counterFrom) return {};
      const values = { count: length, max };
      const counter = fill(textLimit.counter, values);
      return length <= max ? { counter } : { counter, error: fill(textLimit.over, values) };
    },
    [textLimit],
  );
}
