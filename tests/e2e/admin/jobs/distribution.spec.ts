import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { jobFeeds } from '../../../../domain/jobs/job-channel.ts';
import { createEditableJob, editJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

const readFeed = async (request: APIRequestContext, path: string) => {
  const response = await request.get(`${path}?lang=sv`);
  expect(response.status()).toBe(200);
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  expect(response.headers()['set-cookie']).toBeUndefined();
  return response.text();
};

test('an open job is in the feeds of its channels, and in the list on another website', async ({
  page,
  request,
  backend,
  enterAs,
  open,
  browser,
}) => {
  const { id, slug } = await createEditableJob(backend, 'open');

  await test.step('every feed is well formed and names its channel in the link', async () => {
    for (const { path, channel } of jobFeeds) {
      const text = await readFeed(request, path);
      const link = `/job/${slug}?lang=sv&utm_source=${channel}`;
      if (path.endsWith('.json')) expect(JSON.stringify(JSON.parse(text))).toContain(link);
      else {
        const isXml = await page.evaluate((xml) => {
          const parsed = new DOMParser().parseFromString(xml, 'application/xml');
          return !parsed.querySelector('parsererror');
        }, text);
        expect(isXml, path).toBe(true);
        expect(text.replaceAll('&amp;', '&')).toContain(link);
      }
    }
  });

  await test.step('a recruiter turns a channel off', async () => {
    await enterAs('recruiter');
    await editJob(page, id);
    const indeed = page.getByRole('button', { name: 'Indeed', exact: true });
    await expect(indeed).toHaveAttribute('aria-pressed', 'true');
    await indeed.click();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect.poll(() => readFeed(request, '/feeds/indeed.xml')).not.toContain(slug);
    expect(await readFeed(request, '/feeds/linkedin.xml')).toContain(slug);
  });

  await open('/admin/website/distribution');
  await page.getByLabel('Language of the list').selectOption('Swedish');
  const html = await page.getByLabel('HTML of the job list').inputValue();
  await expect(page.getByRole('link', { name: /feeds\/indeed\.xml\?lang=en/ })).toBeVisible();

  await test.step('another website shows the list, sealed off and without cookies', async () => {
    const host = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>Careers</title>
        <style>div { display: none } a { color: red; font-size: 60px } li { position: fixed }</style>
        <main>${html.replace(' data-lang', ' data-source="loom" data-lang')}</main>`);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const context = await browser.newContext({ locale: 'en-GB' });
    const site = await context.newPage();
    const errors: string[] = [];
    site.on('pageerror', (error) => errors.push(error.message));
    await site.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    const list = site.getByRole('list', { name: 'Lediga jobb' });
    await expect(list).toBeVisible();
    const link = list.locator(`a[href*="${slug}"]`);
    await expect(link).toContainText('Alpackaklippare');
    expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
    expect(await context.cookies()).toEqual([]);
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(opened.locator('input[name="source"]').first()).toHaveValue('loom');
    expect(errors).toEqual([]);
    await context.close();
    host.close();
  });
});
