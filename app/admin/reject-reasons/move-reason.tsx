import { useReasonNames } from './use-reason-names.ts';

/** The reason for a rejection in a timeline, from the data of its event. */
export function MoveReason({ data }: { data: unknown }) {
  const nameReason = useReasonNames();
  const { reason, reason_id: ownReasonId } = (data ?? {}) as {
    reason?: string;
    reason_id?: string;
  };
  const reasonOrId = ownReasonId ?? reason;
  return reasonOrId ? <p className="text-soft">{nameReason(reasonOrId)}</p> : null;
}
