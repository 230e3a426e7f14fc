import { createContext, use, useMemo } from 'react';
import { parseRichDocument, textOf } from '../../../../domain/content/rich-document.ts';
import { parseLanguage } from '../../../../domain/language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { BackendError, codeOf, uniqueViolation } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { TableName } from '../../../backend/query-keys.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { openLocalDraft } from '../autosave/local-draft.ts';
import type { Fields } from '../autosave/merge-fields.ts';
import { sameValue } from '../autosave/same-value.ts';
import type { Snapshot, StoredRow } from '../autosave/snapshot.ts';
import { useAutosave } from '../autosave/use-autosave.ts';
import { type ConflictChoice, useConflictChoice } from '../autosave/use-conflict-choice.ts';
import type { StaffName } from '../staff/data.ts';
import { type NameOf, useNameOf } from './use-name-of.ts';

/** A row as an editor loads it, with the flat draft that it edits. */
type EditedRow<Draft> = {
  version: number;
  savedAt: string;
  /** Id of the member of staff who saved last. */
  savedBy: string | null;
  draft: Draft;
};

type DraftSave<Draft> = { draft: Draft; changed: string[]; version: number };

type EditorOptions<Row extends EditedRow<Draft>, Draft extends object, FieldError> = {
  /** The kind of the row. The browser stores unsaved changes under this name and the id. */
  name: 'job' | 'article' | 'terms' | 'template' | 'website';
  id: string;
  table: TableName;
  /** Path of the list that the row belongs to. */
  list: string;
  messages: { back: string; notFound: { title: string; text: string; action: string } };
  /** A colleague deleted the row; the unsaved text can still be copied. */
  isGone: boolean;
  /** True if the user may only read. */
  disabled?: boolean;
  /** False if the row is public, because autosave would publish half a sentence. */
  isAutomatic: (row: Row) => boolean;
  find: (client: BrowserClient) => Promise<Row | null | undefined>;
  /** Resolves to the new version, or null if a colleague saved in between. */
  save: (client: BrowserClient, save: DraftSave<Draft>) => Promise<number | null>;
  combine?: (key: string, theirs: unknown, mine: unknown) => unknown;
  /** Repairs a merged draft. Must not change between renders. */
  tidy?: (draft: Draft) => Draft;
  /** The errors that prevent a field from being saved, by key. */
  findErrors: (draft: Draft) => Partial<Record<string, FieldError>>;
  describeError: (error: FieldError) => string;
  /** The error of the field `slug` if another row has that slug. */
  slugTaken?: string;
  /** Keys of the texts that are missing in one language. */
  listMissing?: (draft: Draft) => string[];
  /** Labels by key. The label of a localized text does not name the language. */
  labels: Record<string, string>;
  /** Labels that depend on the draft. */
  describeField?: (key: string, draft: Draft) => string | undefined;
  /** Values that are neither texts nor lists of texts. */
  describeValue?: (key: string, value: unknown) => string | undefined;
};

export type Editor<Row, Draft> = {
  row: Row;
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  autosave: Autosave;
  snapshot: Snapshot;
  conflictChoice: ConflictChoice;
  savesAutomatically: boolean;
  disabled: boolean;
  isGone: boolean;
  table: TableName;
  list: string;
  messages: { back: string; notFound: { title: string; text: string; action: string } };
  /** The error of a field as a message. */
  errorOf: (key: string) => string | undefined;
  /** Keys of the fields that have an error. */
  invalid: string[];
  missing: string[];
  labelOf: (key: string) => string;
  /** A value of the draft as plain text; empty if there is none. */
  formatValue: (key: string, value: unknown) => string;
  staff: StaffName[];
  nameOf: NameOf;
};

/**
 * Everything that the screens of an editor share: the draft, which is stored in the browser and on
 * the server and merged with changes of colleagues, its errors and the labels of its fields.
 */
export function useEditor<Row extends EditedRow<Draft>, Draft extends object, FieldError>(
  row: Row,
  options: EditorOptions<Row, Draft, FieldError>,
): Editor<Row, Draft> {
  const { find, save, findErrors, isAutomatic, tidy, slugTaken } = options;
  const { table, list, messages, isGone, disabled = false } = options;
  const { getClient } = useAuth();
  const { userId } = useStaff();
  const { staff, nameOf } = useNameOf();
  const { languagesWithin } = useMessages('editing');
  const savesAutomatically = isAutomatic(row);
  const stored = useMemo(
    () => toStored(row, savesAutomatically, nameOf),
    [row, savesAutomatically, nameOf],
  );
  const { autosave, snapshot } = useAutosave(stored, {
    savesAutomatically,
    draft: openLocalDraft(`${options.name}-draft:${userId}:${options.id}`),
    findInvalidKeys: (fields) => Object.keys(findErrors(fields as Draft)),
    combine: options.combine,
    findErrorKey: (error) => (slugTaken && codeOf(error) === uniqueViolation ? 'slug' : undefined),
    save: async (fields, changed, version) =>
      save(await getClient(), { draft: fields as Draft, changed, version }),
    load: async () => {
      const current = await find(await getClient());
      if (!current) throw new BackendError({ message: 'The row is gone.', code: '42501' });
      return toStored(current, isAutomatic(current), nameOf);
    },
  });
  const conflictChoice = useConflictChoice(snapshot);
  const { fields, rejected } = snapshot;
  const draft = useMemo(() => (tidy ? tidy(fields as Draft) : (fields as Draft)), [fields, tidy]);
  const errors = findErrors(draft);

  const errorOf = (key: string) => {
    const error = errors[key];
    if (error !== undefined) return options.describeError(error);
    const isTaken = key === 'slug' && slugTaken && sameValue(rejected.slug, fields.slug);
    return isTaken ? slugTaken : undefined;
  };
  const labelOf = (key: string) => {
    const [name = '', code] = key.split('.');
    const language = parseLanguage(code);
    const label = options.describeField?.(key, draft) ?? options.labels[name] ?? key;
    return language ? `${label} (${languagesWithin[language]})` : label;
  };

  return {
    row,
    draft,
    change: (changes) => autosave.change(changes as Fields),
    autosave,
    snapshot,
    conflictChoice,
    savesAutomatically,
    disabled,
    isGone,
    table,
    list,
    messages,
    errorOf,
    invalid: Object.keys(fields).filter(errorOf),
    missing: options.listMissing?.(draft) ?? [],
    labelOf,
    formatValue: (key, value) => options.describeValue?.(key, value) ?? formatValue(value),
    staff,
    nameOf,
  };
}

function toStored(row: EditedRow<object>, savesAutomatically: boolean, nameOf: NameOf): StoredRow {
  const { version, savedAt, savedBy, draft } = row;
  return {
    version,
    savedAt,
    savedBy: nameOf(savedBy),
    fields: draft as Fields,
    savesAutomatically,
  };
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? textOf(parseRichDocument(value)) : String(value);
}

export const EditorContext = createContext<unknown>(undefined);

/** The editor that surrounds a component. Each noun narrows the types to its own. */
export function useEditing<Row = EditedRow<Fields>, Draft = Fields>(): Editor<Row, Draft> {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditing is used outside of an editor');
  return editor as Editor<Row, Draft>;
}
