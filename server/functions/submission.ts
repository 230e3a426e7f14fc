import { FunctionError } from './errors.ts';
import { tidy } from './tidy.ts';

// What was sent, whether by a script as JSON or by a form without scripts.

export interface Submission {
  fields: Record<string, unknown>;
  files: Record<string, File>;
  /** Sent by a page itself, which then wants a page in return. */
  isPage: boolean;
}

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export async function readSubmission(request: Request): Promise<Submission> {
  const type =
    (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const wantsPage = (request.headers.get('accept') ?? '').includes('text/html');
  if (forms.includes(type)) {
    const { fields, files } = await readForm(request);
    return { fields: tidyFields(fields), files, isPage: wantsPage };
  }
  const fields = tidyFields(await request.json().catch(() => undefined));
  return { fields, files: {}, isPage: false };
}

function tidyFields(given: unknown): Record<string, unknown> {
  const fields = tidy(given);
  if (!isRecord(fields)) throw new FunctionError('unreadable');
  return fields;
}

/** `answers.{id}` is a field of `answers`; a name that comes twice is a list. */
async function readForm(request: Request): Promise<Pick<Submission, 'fields' | 'files'>> {
  const form = await request.formData().catch(() => {
    throw new FunctionError('unreadable');
  });
  const fields: Record<string, unknown> = {};
  const files: Record<string, File> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const [first] = values;
    if (first instanceof File) {
      if (first.size > 0 || first.name !== '') files[name] = first;
      continue;
    }
    const [group = '', key] = name.split(/\.(.*)/s);
    const value = values.length > 1 ? values : first;
    if (key === undefined) setOwn(fields, name, value);
    else setOwn(ownRecord(fields, group), key, value);
  }
  return { fields, files };
}

function ownRecord(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (isRecord(found)) return found;
  const record: Record<string, unknown> = {};
  setOwn(fields, name, record);
  return record;
}

/** Names come from strangers: "__proto__" is a name like any other. */
function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
