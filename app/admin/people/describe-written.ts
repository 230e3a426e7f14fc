import type { ProposalResult } from '../../../domain/people/proposal.ts';
import { fill } from '../../i18n/format.ts';
import type { AdminMessages } from '../messages.server.ts';

type Messages = AdminMessages['candidates'];

/** Says how many people were mailed, and how many were skipped for each reason. */
export function describeWritten(
  { sent, skipped }: ProposalResult,
  words: Messages['propose']['sent'],
  { reasons, propose }: Pick<Messages, 'reasons' | 'propose'>,
): string {
  const counts = new Map<keyof typeof reasons, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const why = [...counts].map(([reason, count]) => fill(reasons[reason], { count })).join(', ');
  return [
    sent.length === 1 && words.one,
    sent.length > 1 && fill(words.other, { count: sent.length }),
    why && fill(propose.skipped, { reasons: why }),
  ]
    .filter(Boolean)
    .join(' ');
}
