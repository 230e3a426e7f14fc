import { Section } from '../../kit/screens/section.tsx';
import { isErased, type PrivacyRequest } from '../data.ts';
import type { AdminPrivacyRequestsMessages } from '../messages.en.ts';
import { ByHand } from './by-hand.tsx';
import { Erasure } from './erasure.tsx';
import { Export } from './export.tsx';

export type FulfilmentProps = { request: PrivacyRequest; messages: AdminPrivacyRequestsMessages };

/** A button for requests that the product can fulfil, and an instruction for the others. */
export function Fulfilment({ request, messages }: FulfilmentProps) {
  const { request: t } = messages;
  const { is_open: isOpen, kind, person_id: personId } = request;
  return (
    <Section title={t.fulfil}>
      {!isOpen || !personId || isErased(request) ? (
        <p className="text-soft">
          {kind === 'erasure' && !isErased(request) ? t.closedUnerased : t.requestClosed}
        </p>
      ) : kind === 'export' ? (
        <Export request={request} personId={personId} messages={messages} />
      ) : kind === 'erasure' ? (
        <Erasure request={request} personId={personId} messages={messages} />
      ) : (
        <ByHand request={request} messages={messages} />
      )}
    </Section>
  );
}

export type FulfilmentWithPersonProps = FulfilmentProps & { personId: string };
