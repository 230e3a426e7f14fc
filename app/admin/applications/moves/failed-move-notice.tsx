import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { FormAlert } from '../../kit/form-alert.tsx';
import { useMessages } from '../../use-messages.ts';
import { findApplication } from '../data/application.ts';
import type { FailedMove } from './describe-move.ts';

const checkMs = 4000;

type FailedMoveNoticeProps = { failedMove: FailedMove; applicationId: string };

/** Why a move failed. If the server could not be reached, it says when it is back. */
export function FailedMoveNotice({ failedMove, applicationId }: FailedMoveNoticeProps) {
  const { message, unreachableAt } = failedMove;
  const { move: messages } = useMessages('applications');
  const { getClient } = useAuth();
  const { isSuccess: isBack } = useQuery({
    queryKey: ['failed-move', applicationId, unreachableAt],
    queryFn: async () => findApplication(await getClient(), applicationId),
    enabled: unreachableAt !== undefined,
    retry: false,
    refetchInterval: ({ state }) => state.status !== 'success' && checkMs,
  });
  if (isBack) return <p role="status">{messages.reachable}</p>;
  return <FormAlert>{message}</FormAlert>;
}
