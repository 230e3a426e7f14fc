import type { ImportTarget } from '../../../domain/imports/import.ts';
import type { ImportKind } from './import-kind.ts';
import { people } from './people/people.ts';

const kinds = { people } as unknown as Record<ImportTarget, ImportKind<unknown>>;

export const kindOf = (target: string) => kinds[target as ImportTarget];
