import type { Language } from '../../../../domain/language.ts';
import type { ProposalResult, SkipReason } from '../../../../domain/people/proposal.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural, type PluralForms } from '../../../i18n/format-plural.ts';
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

function countReasons(skipped: ProposalResult['skipped']): Map<SkipReason, number> {
  const counts = new Map<SkipReason, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
