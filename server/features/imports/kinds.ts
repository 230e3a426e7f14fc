import type { ImportTarget } from '../../../domain/imports/import.ts';
import { clients } from './clients/clients.ts';
import type { ImportKind } from './import-kind.ts';
import { jobs } from './jobs/jobs.ts';
import { people } from './people/people.ts';

const kinds = { people, clients, jobs } as unknown as Record<ImportTarget, ImportKind<unknown>>;

export const kindOf = (target: string) => kinds[target as ImportTarget];
