import type { Language } from '../../../../domain/language.ts';
import type { ProposalResult } from '../../../../domain/people/proposal.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural, type PluralForms } from '../../../i18n/format-plural.ts';
import type { AdminMessages } from '../../messages.en.ts';

type Messages = AdminMessages['candidates'];

/** Says how many people were mailed, and how many were skipped for each reason. */
export function describeWritten(
  { sent, skipped }: ProposalResult,
  forms: PluralForms,
  { reasons, propose }: Pick<Messages, 'reasons' | 'propose'>,
  language: Language,
): string {
  const counts = new Map<keyof typeof reasons, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const why = [...counts].map(([reason, count]) => fill(reasons[reason], { count })).join(', ');
  return [
    sent.length > 0 && formatPlural(forms, sent.length, language),
    why && fill(propose.skipped, { reasons: why }),
  ]
    .filter(Boolean)
    .join(' ');
}
