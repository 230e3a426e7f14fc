import type { CustomTarget } from '../../../../domain/custom-fields/custom-field.ts';

/** The column of `custom_values` that refers to a record. */
export const referenceOf = {
  people: 'person_id',
  applications: 'application_id',
  clients: 'client_id',
  jobs: 'job_id',
} as const satisfies Record<CustomTarget, string>;
