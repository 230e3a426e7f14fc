import { useClientQuery } from '../../../backend/use-client-query.ts';
import { FormAlert } from '../../kit/forms/form-alert.tsx';
import { useMessages } from '../../use-messages.ts';
import { findApplication } from '../data/application.ts';
import type { FailedMove } from './describe-move.ts';

const checkMs = 4000;

type FailedMoveNoticeProps = { failedMove: FailedMove; applicationId: string };

/** Explains why a move failed. If the server could not be reached, the notice changes when it can be again. */
export function FailedMoveNotice({ failedMove, applicationId }: FailedMoveNoticeProps) {
  const { message, unreachableAt } = failedMove;
  const { move: messages } = useMessages('applications');
  const { isSuccess: isBack } = useClientQuery({
    queryKey: ['failed-move', applicationId, unreachableAt],
    queryFn: (client) => findApplication(client, applicationId),
    enabled: unreachableAt !== undefined,
    retry: false,
    refetchInterval: ({ state }) => state.status !== 'success' && checkMs,
  });
  if (isBack) return <p role="status">{messages.reachable}</p>;
  return <FormAlert>{message}</FormAlert>;
}
