import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';

// Times are taken in the page, so that the way of a command to the browser is not part of them.

type Phone = { page: Page; devtools: CDPSession };

async function onPhone<T>(work: (phone: Phone) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await setLatency(devtools, 150);
    return await work({ page, devtools });
  } finally {
    await browser.close();
  }
}

async function setLatency(devtools: CDPSession, latency: number): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

const untilHydrated = (page: Page) =>
  page.waitForFunction(() => window.earlyInput === undefined, undefined, { timeout: 60_000 });

/** Milliseconds from a click on a link to the frame with the progress bar. */
export function measureFeedback(url: string, isHydrated: boolean): Promise<number> {
  return onPhone(async ({ page, devtools }) => {
    if (!isHydrated) await page.route('**/assets/*.js', () => undefined);
    await page.goto(`${url}/pricing?lang=en`, { waitUntil: 'domcontentloaded' });
    if (isHydrated) await untilHydrated(page);
    await setLatency(devtools, 2_000);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true });
    await link.scrollIntoViewIfNeeded();
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          addEventListener(
            'click',
            ({ timeStamp }) => {
              clicked = timeStamp;
            },
            { capture: true, once: true },
          );
          new MutationObserver(() => {
            if ('navigating' in document.documentElement.dataset)
              requestAnimationFrame(() => resolve(performance.now() - clicked));
          }).observe(document.documentElement, { attributes: true });
        }),
    );
    await link.click({ noWaitAfter: true });
    return shown;
  });
}

/** Milliseconds from the first key on the first slider to the frame with the changed saving. */
export function measureSlider(url: string): Promise<number> {
  return onPhone(async ({ page }) => {
    await page.goto(`${url}/calculator?lang=en`);
    await untilHydrated(page);
    const changed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let pressed = 0;
          addEventListener(
            'keydown',
            ({ timeStamp }) => {
              pressed = timeStamp;
            },
            { capture: true, once: true },
          );
          const saving = document.querySelector('form p[aria-hidden=true] b');
          if (!saving) throw new Error('The calculator shows no saving');
          new MutationObserver(() => {
            requestAnimationFrame(() => resolve(performance.now() - pressed));
          }).observe(saving, { childList: true, characterData: true, subtree: true });
        }),
    );
    await page.getByRole('slider').first().focus();
    await page.keyboard.press('ArrowRight');
    return changed;
  });
}

/**
 * A touch as a finger makes it. A tap of Playwright looks up what lies under the finger while the page handles the
 * touch, which takes 50 ms of a slow phone.
 */
async function touch(devtools: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is there to touch');
  await target.page().waitForTimeout(500);
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await target.page().waitForTimeout(500);
}

/** The longest duration of an interaction in a visit of several pages. */
export function measureJourney(url: string): Promise<number> {
  return onPhone(async ({ page, devtools }) => {
    const tap = (target: Locator) => touch(devtools, target);
    const durations: number[] = [];
    await page.exposeFunction(
      'recordDuration',
      (duration: number) => void durations.push(duration),
    );
    await page.addInitScript(() => {
      const { recordDuration } = window as unknown as {
        recordDuration: (duration: number) => void;
      };
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
          if (interactionId) recordDuration(duration);
      }).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      } as PerformanceObserverInit);
    });
    await page.goto(`${url}/?lang=en`);
    await untilHydrated(page);
    await tap(page.getByRole('button', { name: 'Menu' }));
    await tap(page.getByRole('link', { name: 'Pricing', exact: true }).first());
    await page.waitForURL('**/pricing*');
    await page.goto(`${url}/faq?lang=en`);
    await untilHydrated(page);
    await tap(page.locator('main summary').first());
    await page.goto(`${url}/job/hygglo-fullstack-developer?lang=en`);
    await untilHydrated(page);
    await tap(page.getByLabel('First name').first());
    await page.keyboard.type('Alva');
    await page.goto(`${url}/calculator?lang=en`);
    await untilHydrated(page);
    await page.getByRole('slider').first().focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(1_000);
    return Math.max(...durations);
  });
}
