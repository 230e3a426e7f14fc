import { toSlug } from '../../../../domain/content/rich-document.ts';
import {
  sectionOf,
  type WebsiteDraft,
  type WebsiteSection,
  type WebsiteState,
} from '../../../../domain/content/website.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { insertUnderFreeSlug } from '../../../backend/free-slug.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';
import { columnsOf, tableOf, toWebsiteColumns, toWebsiteDraft, websiteRow } from './row.ts';

export type WebsiteItem = { id: string; state: WebsiteState; draft: WebsiteDraft };

export async function listWebsiteItems(
  client: BrowserClient,
  section: WebsiteSection,
): Promise<WebsiteItem[]> {
  const { row: page } = sectionOf(section);
  const all = tableOf(client, section).select(columnsOf(section));
  // Several sections share the table of the texts of pages.
  const ofSection = page ? all.eq('page' as 'name', page) : all;
  const rows: unknown[] = await unwrap(ofSection.order('position').order('id'));
  return rows.map((row) => {
    const { id, state, ...columns } = websiteRow.parse(row);
    return { id, state, draft: toWebsiteDraft(section, columns) };
  });
}

/** Adds a draft at the end of the list. Returns its id. */
export async function createWebsiteItem(
  client: BrowserClient,
  section: WebsiteSection,
  titles: WebsiteDraft,
  position: number,
): Promise<string> {
  const columns = { ...toWebsiteColumns(section, titles, Object.keys(titles)), position };
  // The table is known only at run time, so the cast names the columns of one table.
  const insert = (row: object) =>
    tableOf(client, section)
      .insert(row as { name: string })
      .select('id')
      .single();
  // A logo has two names: `name` is its unique key, `display_name` is what visitors see.
  if (section === 'logos') {
    const key = toSlug(titles.display_name ?? '') || 'logo';
    return insertUnderFreeSlug(key, (name) => insert({ ...columns, name }));
  }
  return (await unwrap(insert(columns))).id;
}

export async function orderWebsiteItems(
  client: BrowserClient,
  section: WebsiteSection,
  ids: string[],
): Promise<void> {
  await unwrap(client.rpc('set_website_order', { section: sectionOf(section).table, ids }));
}

/** Publishes or hides an item without opening its editor. */
export async function setWebsiteState(
  client: BrowserClient,
  section: WebsiteSection,
  id: string,
  state: WebsiteState,
): Promise<void> {
  await unwrap(tableOf(client, section).update({ state }).eq('id', id).select('id').single());
}

export async function deleteWebsiteItem(
  client: BrowserClient,
  section: WebsiteSection,
  id: string,
): Promise<void> {
  await deleteOne(tableOf(client, section).delete().eq('id', id).select('id'));
}

/** Uploads the drawing of a logo. Returns the path of the sanitised one. */
export async function saveLogoDrawing(client: BrowserClient, file: File): Promise<string> {
  const { path } = await callFunction<{ path: string }>(client, 'save-logo-drawing', {
    svg: await file.text(),
  });
  return path;
}
