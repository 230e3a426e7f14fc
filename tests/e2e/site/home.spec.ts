import type { Request } from '@playwright/test';
import { expect, languages, test } from '../support/test.ts';

const texts = {
  en: {
    title: 'Recruiting that feels in-\u2060house, at a fixed monthly price.',
    book: 'Book a call',
    project: 'Project-based recruitment',
    ongoing: 'Ongoing recruitment',
    calculator: 'Open the calculator',
    pause: 'Pause logos',
    play: 'Play logos',
    prices: 'See what’s included',
    how: 'See how it works',
    roles: /^\d+ open roles?$/,
    skip: 'Skip to content',
    customers: 'Companies that hire with us',
  },
  sv: {
    title: 'Rekrytering som känns som er egen, till fast månadspris.',
    book: 'Boka ett samtal',
    project: 'Rekrytering per uppdrag',
    ongoing: 'Löpande rekrytering',
    calculator: 'Öppna kalkylatorn',
    pause: 'Pausa logotyperna',
    play: 'Låt logotyperna rulla',
    prices: 'Se vad som ingår',
    how: 'Se hur det går till',
    roles: /^\d+ (lediga|ledigt) jobb$/,
    skip: 'Hoppa till innehållet',
    customers: 'Företag som rekryterar med oss',
  },
};

for (const language of languages) {
  const text = texts[language];
  const query = language === 'sv' ? '?lang=sv' : '';

  test.describe(`home page in ${language}`, () => {
    test('is complete in the HTML, without JavaScript', async ({ request }) => {
      const response = await request.get(`/?lang=${language}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html[^>]* lang="${language}"`));
      for (const part of [text.title, text.project, text.ongoing, 'Kvist', '+46 8 000 00 00']) {
        expect(html).toContain(part);
      }
    });

    test('shows its sections, names its language versions and starts with a skip link', async ({
      page,
      visit,
    }) => {
      await visit('/', language);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
      await expect(main.getByRole('link', { name: text.book }).first()).toHaveAttribute(
        'href',
        `/membership${query}`,
      );
      await expect(main.locator('a[href="tel:+4680000000"]')).toBeVisible();
      await expect(page.getByRole('heading', { name: text.project })).toBeVisible();
      await expect(page.getByRole('heading', { name: text.ongoing })).toBeVisible();
      await expect(main.getByRole('link', { name: text.calculator })).toHaveAttribute(
        'href',
        `/calculator${query}`,
      );
      await expect(main.getByRole('blockquote')).toHaveCount(3);
      for (const [name, to] of [
        [text.prices, '/pricing'],
        [text.how, '/how-it-works'],
        [text.roles, '/available-jobs'],
      ] as const) {
        await expect(main.getByRole('link', { name }).first()).toHaveAttribute(
          'href',
          `${to}${query}`,
        );
      }

      const origin = new URL(page.url()).origin;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${origin}/${query}`,
      );
      for (const [code, href] of [
        ['en', `${origin}/`],
        ['sv', `${origin}/?lang=sv`],
        ['x-default', `${origin}/`],
      ] as const) {
        await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute('href', href);
      }

      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: text.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('repeats nine customers, announces each once and pauses them', async ({ page, visit }) => {
      await visit('/', language);
      const strip = page.getByRole('region', { name: text.customers });
      await expect(strip.getByRole('listitem')).toHaveCount(9);
      await expect(strip.locator('li')).toHaveCount(18);
      await page.getByRole('button', { name: text.pause }).click();
      const countAnimations = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                (a) => a.playState === 'running' && a.effect?.getTiming().iterations === Infinity,
              ).length,
        );
      await expect.poll(countAnimations).toBe(0);
      await page.getByRole('button', { name: text.play }).click();
      await expect.poll(countAnimations).toBeGreaterThan(0);
    });
  });
}

// Every page loads the list of all routes, about 50 bytes for each.
for (const [path, maxBytes] of [
  ['/', 111_000],
  ['/job/hygglo-fullstack-developer', 128_000],
] as const) {
  test(`${path} loads at most ${maxBytes / 1000} KB of compressed scripts`, async ({
    page,
    visit,
  }) => {
    const scripts = new Map<string, Request>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.set(request.url(), request);
    });
    await visit(path);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...scripts.values()].map((script) => script.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    // The framework alone is 90 kB: a smaller number would mean that something was not counted.
    expect(bytes).toBeGreaterThan(90_000);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });
}

test('the home page has no motion if reduced motion is preferred', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  const moving = await page.evaluate(
    () => document.getAnimations().filter((a) => a.playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('a visit of the home page sends exactly two events', async ({ page, visit }) => {
  // Playwright does not expose the body of a beacon.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => console.log(`${url} ${text}`));
      return send(url, body);
    };
  });
  const prefix = '/functions/v1/track ';
  const events: unknown[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(prefix))
      events.push(JSON.parse(message.text().slice(prefix.length)));
  });
  const response = page.waitForResponse('**/functions/v1/track');
  await visit('/', 'sv');
  expect((await response).status()).toBe(202);
  await expect.poll(() => events.length).toBeGreaterThanOrEqual(2);
  await page.waitForTimeout(300);
  expect(events).toMatchObject([
    {
      name: 'homepage',
      properties: {
        language: 'sv',
        category: 'landing_page',
        business_focus: 'recruitment_services',
      },
    },
    { name: 'homepage_view' },
  ]);
});
