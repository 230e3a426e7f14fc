import { Badge } from '../../ui/badge.tsx';
import { useMessages } from '../use-messages.ts';

const tones = {
  draft: 'neutral',
  sent: 'waiting',
  issued: 'neutral',
  overdue: 'bad',
  paid: 'good',
  credited: 'neutral',
} as const;

type InvoiceStanding = keyof typeof tones;

export const isStanding = (value: unknown): value is InvoiceStanding =>
  typeof value === 'string' && value in tones;

export function Standing({ standing }: { standing: string | null | undefined }) {
  const { standings } = useMessages('invoices');
  return isStanding(standing) && <Badge tone={tones[standing]}>{standings[standing]}</Badge>;
}
