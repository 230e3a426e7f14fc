import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

type Given = { name: string; type: string; bytes: Buffer };

/** Dispatches a drop or a paste with files or HTML. */
export async function give(
  target: Locator,
  kind: 'drop' | 'paste',
  { files = [], html = '', text = '' }: { files?: Given[]; html?: string; text?: string },
) {
  const coded = files.map(({ bytes, ...file }) => ({ ...file, data: bytes.toString('base64') }));
  await target.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      for (const { name, type, data: code } of given.files) {
        const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      if (given.html) data.setData('text/html', given.html);
      if (given.text) data.setData('text/plain', given.text);
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', {
              ...options,
              dataTransfer: data,
              clientX: left + 20,
              clientY: top + 20,
            }),
      );
    },
    { kind, html, text, files: coded },
  );
}

/** The label ends with "Missing" if the text is missing in one language. */
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', {
    name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}( Missing| Saknas)?$`),
  });
export const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();

export async function createArticle(page: Page, title: string) {
  await page.goto('/admin/blog/new?lang=en');
  await field(page, 'Title (English)').fill(title);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await expect(field(page, 'Text (English)')).toBeVisible();
}
