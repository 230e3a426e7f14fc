import { z } from 'zod';
import {
  keysOf,
  sectionOf,
  type WebsiteDraft,
  type WebsiteSection,
} from '../../../../domain/content/website.ts';
import { localizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { toLocalizedText } from '../../../backend/localized-columns.ts';

// Converts between the rows of all sections and the flat draft of their editor.

const nullableText = z.string().nullable();

/** The type names the columns of one table only. Each section has its own, which the schema checks. */
export const tableOf = (client: BrowserClient, section: WebsiteSection) =>
  client.from(sectionOf(section).table as 'team_members');

/** Returns the columns of an item for `select`. */
export const columnsOf = (section: WebsiteSection): string =>
  ['id', 'state', 'version', 'position', 'updated_at', ...fieldNames(section)].join(', ');

const fieldNames = (section: WebsiteSection) => sectionOf(section).fields.map(({ name }) => name);

export const websiteRow = z.looseObject({
  id: z.uuid(),
  state: z.enum(['draft', 'published', 'hidden']),
  version: z.number(),
  position: z.number(),
  updated_at: z.string(),
});

export function toWebsiteDraft(
  section: WebsiteSection,
  row: Record<string, unknown>,
): WebsiteDraft {
  const draft: WebsiteDraft = {};
  for (const field of sectionOf(section).fields) {
    const value = row[field.name];
    if (field.kind === 'localized') {
      const both = localizedText.parse(value ?? {});
      draft[`${field.name}.en`] = both.en ?? '';
      draft[`${field.name}.sv`] = both.sv ?? '';
    } else {
      draft[field.name] = nullableText.parse(value ?? null) ?? '';
    }
  }
  return draft;
}

/** Returns the columns to write, derived from the changed keys of the draft. */
export function toWebsiteColumns(
  section: WebsiteSection,
  draft: WebsiteDraft,
  changed: string[],
): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const field of sectionOf(section).fields) {
    if (!keysOf(field).some((key) => changed.includes(key))) continue;
    const { name, kind, required } = field;
    const value = (draft[name] ?? '').trim();
    if (kind === 'localized') {
      columns[name] = toLocalizedText(draft[`${name}.en`] ?? '', draft[`${name}.sv`] ?? '');
    } else {
      // Required columns are texts, the others may be null.
      columns[name] = required ? value : value || null;
    }
    if (name === 'logo_path') columns.has_logo = value !== '';
  }
  return columns;
}
