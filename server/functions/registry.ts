import type { Database } from '../postgres/database.ts';
import { track } from './track.ts';

export type FunctionContext = { database: Pick<Database, 'query' | 'transaction'> };
export type RemoteFunction = (request: Request, context: FunctionContext) => Promise<Response>;

/** Every remote function by the name it is called with. */
export const registry: Record<string, RemoteFunction> = { track };
