import { untilReady } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';

const data = /\.data(\?|$)/;

for (const [language, text] of [
  [
    'en',
    {
      title: 'Oops! Something went wrong',
      body: "This alpaca got a bit confused. Don't worry, we can fix this!",
      refresh: 'Refresh Page',
      retry: 'Try Again',
      home: 'Go to the home page',
      heading: /Recruiting that feels/,
    },
  ],
  [
    'sv',
    {
      title: 'Hoppsan! Något gick fel',
      body: 'Alpackan blev lite förvirrad. Ingen fara, det här löser vi!',
      refresh: 'Ladda om sidan',
      retry: 'Försök igen',
      home: 'Till startsidan',
      heading: /Rekrytering som känns/,
    },
  ],
] as const) {
  test.describe(`when a page fails in ${language}`, () => {
    test.use({ expectedErrors: /./ });

    test('the screen reports it, and the user can retry or reload', async ({
      page,
      expectAccessible,
    }) => {
      const title = page.getByRole('heading', { name: text.title });
      const fail = async () => {
        await page.route(data, (route) => route.fulfill({ status: 500, body: 'no' }));
        await page.goto(`/nowhere?lang=${language}`);
        await untilReady(page);
        await page.getByRole('main').getByRole('link', { name: text.home }).click();
        await expect(title).toBeVisible();
      };
      await fail();
      await expect(page.getByText(text.body)).toBeVisible();
      await expect(page.locator('a[href="mailto:support@alpaca.example"]')).toBeVisible();
      await expectAccessible();
      await page.unroute(data);
      await page.getByRole('button', { name: text.retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading);

      await fail();
      await page.unroute(data);
      await page.getByRole('button', { name: text.refresh }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading);
    });
  });
}

test('a slow navigation is announced', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(data, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/nowhere?lang=en');
  await untilReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-navigating');
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
  await expect(page.getByText('Preparing your alpaca experience...')).toBeVisible();
  const bar = page.getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Recruiting that feels/);
  await expect(bar).toBeHidden();
  await expect(root).not.toHaveAttribute('data-navigating');
});

test.describe('a document without its root element', () => {
  test.use({ expectedErrors: /Failed to find the root element/ });

  test('is rejected', async ({ page }) => {
    await page.route('**/?lang=en', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(' id="root"', '');
      await route.fulfill({ response, body });
    });
    const failure = page.waitForEvent('pageerror');
    await page.goto('/?lang=en');
    expect((await failure).message).toBe('Failed to find the root element');
  });
});
