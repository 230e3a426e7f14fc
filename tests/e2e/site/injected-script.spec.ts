import { expect, test } from '@playwright/test';
import { startChild } from '../../fixtures/processes/child.ts';
import { unknownToken } from '../../fixtures/unknown-token.ts';

const injected = '<script>window.injected = true</script>';

test('a script in the content of a page does not run', async ({ page, baseURL }) => {
  const { firstLine: url, kill } = await startChild(
    'flawed-pages-process.ts',
    String(baseURL),
    injected,
  );
  // Only scripts in the page itself matter here.
  await page.route('**/assets/**', (route) => route.abort());
  try {
    for (const path of ['/pricing', `/unsubscribe/${unknownToken}`]) {
      const open = () => page.goto(url + path, { waitUntil: 'domcontentloaded' });
      for (const visit of ['rendered', 'again']) {
        const response = await open();
        expect(await response?.text(), visit).toContain(injected);
        // Our own script in the head has run, the injected one has not.
        expect(await page.evaluate(() => 'earlyInput' in window), visit).toBe(true);
        expect(await page.evaluate(() => 'injected' in window), visit).toBe(false);
      }
      // The same page without its policy: here the injected script runs.
      await page.route(url + path, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await open();
      expect(await page.evaluate(() => 'injected' in window)).toBe(true);
    }
  } finally {
    await kill();
  }
});
