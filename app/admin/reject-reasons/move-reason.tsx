import { useReasonNames } from './use-reason-names.ts';

/** The reason for a rejection in a timeline, from the data of its event. */
export function MoveReason({ data }: { data: unknown }) {
  const nameReason = useReasonNames();
  const { reason, reason_id: own } = (data ?? {}) as { reason?: string; reason_id?: string };
  const given = own ?? reason;
  return given ? <p className="text-soft">{nameReason(given)}</p> : null;
}
