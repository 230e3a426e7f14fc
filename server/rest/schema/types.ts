export interface Column {
  name: string;
  /** Schema-qualified type name, as in a cast. */
  type: string;
  isJson: boolean;
  isTsvector: boolean;
  isArray: boolean;
  /** Expression of the default value, from the catalog. */
  defaultSql: string | null;
  /** Functions that a domain has for its values in requests and responses. */
  representation: Representation;
}

export interface Representation {
  toJson?: FunctionName;
  fromJson?: FunctionName;
  fromText?: FunctionName;
}

export interface Relation {
  schema: string;
  name: string;
  isView: boolean;
  /** An inserted row may be dropped, or redirected to another table. */
  mayDropRows: boolean;
  /** Row-level security, or the query of a view, may hide rows from a role. */
  mayHideRows: boolean;
  /** The writes that PostgreSQL can do, for every role. */
  accepts: { insert: boolean; update: boolean; delete: boolean };
  columns: Map<string, Column>;
  primaryKey: string[];
  /** Functions that take a row and return a value, by name. */
  computed: Map<string, FunctionName>;
}

export interface FunctionName {
  schema: string;
  name: string;
}

export interface Argument {
  name: string;
  type: string;
  isRequired: boolean;
  isVariadic: boolean;
}

export interface SqlFunction extends FunctionName {
  oid: number;
  args: Argument[];
  /** The one argument is unnamed and takes the whole body. */
  unnamed: 'json' | 'text' | 'bytea' | 'xml' | undefined;
  returnsSet: boolean;
  returns:
    | { type: 'void' }
    /** A record without OUT arguments has columns that only the call itself knows. */
    | { type: 'scalar'; isRecord: boolean }
    /** Rows of a table or of a composite type, or a record described by OUT arguments. */
    | { type: 'rows'; relation: Relation };
  isVolatile: boolean;
  timeoutMs: number | undefined;
}

/** Column of the source relation, column of the target relation. */
export type ColumnPair = [string, string];

export type Relationship = { from: Relation; to: Relation } & (
  | {
      type: 'key';
      cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one';
      constraint: string;
      columns: ColumnPair[];
      /** The source relation has the foreign key. */
      isOwner: boolean;
      isSelf: boolean;
    }
  | {
      type: 'junction';
      cardinality: 'many-to-many';
      junction: Relation;
      near: { constraint: string; columns: ColumnPair[] };
      far: { constraint: string; columns: ColumnPair[] };
    }
  | { type: 'computed'; isToOne: boolean; fn: FunctionName }
);

/** Renders a result as a media type that the database defines. */
export interface MediaHandler {
  contentType: string;
  /** The rendered value is of type bytea. */
  isBinary: boolean;
  /** Undefined for a function that returns the rendered value itself. */
  aggregate: (FunctionName & { relation: Relation | undefined }) | undefined;
}

export interface SchemaCache {
  relation(schema: string, name: string): Relation | undefined;
  relationNames(schema: string): string[];
  relationships(from: Relation): Relationship[];
  functions(schema: string, name: string): SqlFunction[];
  functionNames(schema: string): string[];
  /** Returns the type for a cast, or undefined if there is no type of that name. */
  castType(name: string): string | undefined;
  /**
   * Returns the handler of a relation or function. Without `isDefaultSelect` (all columns are selected) only handlers for
   * the rows of any relation are searched.
   */
  mediaHandler(
    target: FunctionName,
    mediaType: string,
    isDefaultSelect: boolean,
  ): MediaHandler | undefined;
}
