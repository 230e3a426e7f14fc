import { defaultMaxRows } from '../../domain/limits.ts';

export interface RestSettings {
  /** Schemas a request may name; the first is the default. */
  schemas: string[];
  /** Schemas that are searched after the one of the request. */
  extraSearchPath: string[];
  /** Maximum number of rows of a read; an estimated count is exact up to it. */
  maxRows: number | undefined;
  aggregates: boolean;
  /** Allows requests to ask for a rollback. */
  txOverride: boolean;
  /** Allows requests to ask for the execution plan. */
  plan: boolean;
  /** A function without arguments that is called before each request, with its role and settings. */
  preRequest: string | undefined;
  /** Whether everybody, not only the service key, may read the description of the API. */
  openApiForAll: boolean;
}

export const defaultSettings: RestSettings = {
  schemas: ['public'],
  extraSearchPath: ['public', 'extensions'],
  maxRows: defaultMaxRows,
  aggregates: true,
  txOverride: false,
  plan: false,
  preRequest: undefined,
  openApiForAll: false,
};
