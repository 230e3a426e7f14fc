import type { ApiExample } from './examples.ts';
import type { ApiNoun, ApiScope } from './scope.ts';

// The reference of the API for other systems, and its examples. It has only what API tokens may use.

export type ApiVerb = 'select' | 'insert' | 'update' | 'delete';

export type ApiField = {
  name: string;
  type: string;
  isRequired: boolean;
  /** A scope that the token needs as well, if the field is used. */
  scope?: ApiScope;
  /** The verbs with which the column of a table can be written. */
  writable?: ('insert' | 'update')[];
};

export type ApiTable = {
  noun: ApiNoun;
  name: string;
  description?: string;
  verbs: ApiVerb[];
  fields: ApiField[];
  examples: ApiExample[];
};

export type ApiFunction = {
  scope: ApiScope;
  name: string;
  summary: string;
  fields: ApiField[];
  examples: ApiExample[];
};

export type ApiReference = { tables: ApiTable[]; functions: ApiFunction[] };
