import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../../../domain/language.ts';
import { expect, test } from '../../support/staff-test.ts';
import { languages } from '../../support/test.ts';
import { inLanguage, settings } from './journey.ts';

test.use(settings);

for (const language of languages) {
  const say = inLanguage(language);
  const { labels } = say('forms');

  test(`a company goes from a search result to a booked call, ${language}`, async ({
    page,
    backend,
  }) => {
    const { services, bookACall } = say('common');
    const { questions } = say('calculator');
    const events = await listenForEvents(page);
    await page.goto(`/pricing?lang=${language}`, { referer: 'https://www.google.com/' });
    await expect.poll(() => events.map(({ name }) => name)).toEqual(['page_view']);
    expect(events[0]?.properties).toEqual({ language, referrer: 'https://www.google.com' });

    await page.getByRole('banner').getByRole('button', { name: services.title }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: services.calculator.label })
      .and(page.locator(':visible'))
      .click();
    await page.getByLabel(questions.hires, { exact: true }).first().fill('20');
    await expect.poll(() => events.map(({ name }) => name)).toContain('calculator_complete');
    await page.getByRole('main').getByRole('link', { name: bookACall }).click();
    await expect(page).toHaveURL(/\/membership\?hires=20/);
    await expect(page.getByLabel(labels.message)).toHaveValue(/20 .*Large/);

    const calendar = await bookedCalendar(page, () =>
      page.getByRole('link', { name: say('membership').pick }).click(),
    );
    expect(calendar).toMatch(/^https:\/\/calendly\.com\//);
    await expect
      .poll(() => events.filter(({ name }) => name === 'booking_click'))
      .toMatchObject([{ path: '/membership', language }]);
    await expect
      .poll(async () => {
        const { data } = await backend.service.from('booking_link_turns').select('offered_count');
        return data?.some(({ offered_count }) => offered_count > 0);
      })
      .toBe(true);
  });
}

type TrackedEvent = {
  name: string;
  path: string;
  language: Language;
  properties: Record<string, unknown>;
};

/** Collects the tracked events; Playwright does not expose the body of a beacon. */
async function listenForEvents(page: Page): Promise<TrackedEvent[]> {
  const events: TrackedEvent[] = [];
  await page.exposeFunction('recordEvent', (text: string) => void events.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { recordEvent } = window as unknown as { recordEvent: (text: string) => void };
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then(recordEvent);
      return send(url, body);
    };
  });
  return events;
}

/** Returns the URL of the tab that opens; the request itself is blocked. */
async function bookedCalendar(page: Page, book: () => Promise<void>): Promise<string> {
  const context: BrowserContext = page.context();
  await context.route('https://calendly.com/**', (route) => route.fulfill({ body: 'A calendar' }));
  const opened = context.waitForEvent('page');
  await book();
  const tab = await opened;
  await tab.waitForURL(/calendly/);
  return tab.url();
}
