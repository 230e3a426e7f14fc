import {
  type ContactField,
  contactDetails,
  contactFields,
} from '../../../../domain/people/contact-details.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import { type Conflict, mergeFields } from '../../kit/autosave/merge-fields.ts';
import type { Contact } from '../data/actions.ts';

type Update = (change: Contact, before: Contact) => Promise<Contact | undefined>;

/** Each retry follows a change by a colleague, so a few are enough. */
const maxAttempts = 3;

/**
 * Saves `change` if the fields still have the values in `before`. Otherwise saves nothing and returns the
 * fields that a colleague changed differently.
 */
export async function saveContact(
  update: Update,
  change: Contact,
  before: Contact,
): Promise<Conflict[]> {
  let known = before;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const current = await update(change, known);
    if (!current) return [];
    const keys = contactFields.filter((name) => name in change);
    const { conflicts } = mergeFields(pickFields(known, keys), pickFields(current, keys), change);
    if (conflicts.length > 0) return conflicts;
    // The colleague entered the same values.
    known = current;
  }
  throw new BackendError({
    code: 'conflict',
    message: 'changed by colleagues during every attempt',
  });
}

/** A change that waits until the user has chosen a value for each conflict. */
export type PendingConflict = { change: Contact; before: Contact; conflicts: Conflict[] };

export function resolveConflict(
  { change, before, conflicts }: PendingConflict,
  key: string,
  choice: 'mine' | 'theirs',
): PendingConflict {
  const theirs = conflicts.find((open) => open.key === key)?.theirs;
  const fieldsToSave = contactFields.filter(
    (name) => name in change && (name !== key || choice === 'mine'),
  );
  return {
    change: pickFields(change, fieldsToSave),
    before: { ...before, [key]: theirs },
    conflicts: conflicts.filter((open) => open.key !== key),
  };
}

type Parsed = { change: Contact } | { issues: { name: string; code: string }[] };

/**
 * Returns the fields that differ from the values with which the form was opened. Unchanged fields are not checked: a
 * value from an import or an earlier release must not keep the others from being saved.
 */
export function parseChange(opened: Contact, typed: (name: ContactField) => string): Parsed {
  const changed = contactFields.filter((name) => typed(name) !== String(opened[name] ?? ''));
  const values = Object.fromEntries(changed.map((name) => [name, typed(name)]));
  const { data, error } = contactDetails.partial().safeParse(values);
  if (error) {
    return {
      issues: error.issues.map(({ path, message }) => ({ name: String(path[0]), code: message })),
    };
  }
  // Cleared fields become null; a missing last name becomes an empty one.
  const blank = (name: ContactField) => (name === 'last_name' ? '' : null);
  return { change: Object.fromEntries(changed.map((name) => [name, data[name] ?? blank(name)])) };
}

function pickFields(contact: Contact, names: ContactField[]): Contact {
  return Object.fromEntries(names.map((name) => [name, contact[name]]));
}
