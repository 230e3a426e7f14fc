export interface RestSettings {
  /** Schemas a request may name; the first is the default. */
  schemas: string[];
  /** Schemas searched after the one of the request. */
  extraSearchPath: string[];
  /** No read gives more rows than this. */
  maxRows: number | undefined;
  aggregates: boolean;
  /** Whether a request may ask for a rollback. */
  txOverride: boolean;
  /** Whether a request may ask for the execution plan. */
  plan: boolean;
}

export const defaultSettings: RestSettings = {
  schemas: ['public'],
  extraSearchPath: ['public', 'extensions'],
  maxRows: 1_000,
  aggregates: true,
  txOverride: false,
  plan: false,
};
