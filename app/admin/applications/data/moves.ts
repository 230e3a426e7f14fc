import type { z } from 'zod';
import type {
  applicationMove,
  MoveOutcome,
  UndoOutcome,
} from '../../../../domain/applications/application-move.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';

export type Move = z.input<typeof applicationMove>;

export function moveApplication(
  client: BrowserClient,
  move: Move,
  key: string,
): Promise<MoveOutcome> {
  return callFunction(client, 'move-application', move, key);
}

export function undoMove(client: BrowserClient, key: string): Promise<UndoOutcome> {
  return callFunction(client, 'undo-move', { key });
}

export function addApplication(client: BrowserClient, form: FormData): Promise<{ id: string }> {
  return callFunction(client, 'add-application', form);
}
