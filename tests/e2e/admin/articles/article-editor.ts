import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

type TestFile = { name: string; type: string; bytes: Buffer };

/** Dispatches a drop or a paste with files or HTML. */
export async function dispatchFiles(
  target: Locator,
  kind: 'drop' | 'paste',
  { files = [], html = '', text = '' }: { files?: TestFile[]; html?: string; text?: string },
) {
  const encoded = files.map(({ bytes, ...file }) => ({ ...file, data: bytes.toString('base64') }));
  await target.evaluate(
    (element, input) => {
      const data = new DataTransfer();
      for (const { name, type, data: base64 } of input.files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      if (input.html) data.setData('text/html', input.html);
      if (input.text) data.setData('text/plain', input.text);
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        input.kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', {
              ...options,
              dataTransfer: data,
              clientX: left + 20,
              clientY: top + 20,
            }),
      );
    },
    { kind, html, text, files: encoded },
  );
}

/** The label ends with "Missing" if the text is missing in one language. */
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', {
    name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}( Missing| Saknas)?$`),
  });
export const expectSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();

export async function createArticle(page: Page, title: string) {
  await page.goto('/admin/blog/new?lang=en');
  await field(page, 'Title (English)').fill(title);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await expect(field(page, 'Text (English)')).toBeVisible();
}
