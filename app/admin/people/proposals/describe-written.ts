import type { Language } from '../../../../domain/language.ts';
import type { ProposalResult, SkipReason } from '../../../../domain/people/proposal.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural, type PluralForms } from '../../../i18n/format-plural.ts';
import type { ChunkResult, Undo } from '../../kit/list/list-definition.ts';
import type { AdminMessages } from '../../messages.en.ts';

type Messages = AdminMessages['candidates'];

/** Describes how many people were mailed, and how many were skipped for each reason. */
export function describeWritten(
  { sent, skipped }: ProposalResult,
  forms: PluralForms,
  { reasons }: Pick<Messages, 'reasons'>,
  language: Language,
): string {
  const counts = countReasons(skipped);
  return [
    sent.length > 0 && formatPlural(forms, sent.length, language),
    ...[...counts].map(([reason, count]) => fill(reasons[reason], { count })),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the result of a chunk of a list: the people who were mailed, and those who were skipped by reason. */
export function countWritten({ sent, skipped }: ProposalResult, undo: Undo): ChunkResult {
  return {
    count: sent.length,
    undo: sent.length > 0 ? undo : undefined,
    skipped: Object.fromEntries(countReasons(skipped)),
  };
}

function countReasons(skipped: ProposalResult['skipped']): Map<SkipReason, number> {
  const counts = new Map<SkipReason, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
