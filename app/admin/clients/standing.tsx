import { keysOf } from '../../../domain/keys-of.ts';
import { Badge } from '../../ui/badge.tsx';
import type { AdminClientsMessages } from './messages.en.ts';

const tones = {
  active: 'good',
  ending: 'waiting',
  paused: 'waiting',
  upcoming: 'neutral',
  ended: 'neutral',
  project: 'neutral',
  none: 'neutral',
} as const;

/** The state of the client's plan today, as the view `client_list` names it. */
export type Standing = keyof typeof tones;

export const standings = keysOf(tones);

export const parseStanding = (value: string | null): Standing =>
  standings.find((standing) => standing === value) ?? 'none';

type StandingBadgeProps = { standing: Standing; messages: AdminClientsMessages };

export function StandingBadge({ standing, messages }: StandingBadgeProps) {
  return <Badge tone={tones[standing]}>{messages.standings[standing]}</Badge>;
}
