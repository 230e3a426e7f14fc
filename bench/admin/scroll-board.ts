import { chromium } from '@playwright/test';
import type { Backend } from '../../tests/e2e/support/backend.ts';

type Session = Awaited<ReturnType<Backend['signIn']>>;
type Scrolled = { cards: number; longTasks: number[] };

const wanted = 500;

/** Scrolls the longest column until 500 cards have passed, and records every long task. */
export async function scrollBoard(url: string, session: Session): Promise<Scrolled> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate(
      (value) => localStorage.setItem('sb-localhost-auth-token', value),
      JSON.stringify(session),
    );
    await page.goto(`${url}/admin/job-applications?lang=en`);
    await page.locator('[data-stage=new] [data-card]').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The board is ready when the live channel is open and the data has been refetched.
    await page.waitForTimeout(3_000);
    return await page.evaluate(async (maxCards) => {
      const longTasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) longTasks.push(entry.duration);
      }).observe({ type: 'longtask' });
      const column = document.querySelector('[data-stage=new]')?.lastElementChild;
      let cards = 0;
      const deadline = performance.now() + 60_000;
      while (column && cards < maxCards && performance.now() < deadline) {
        column.scrollBy(0, 120);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const shown = [...column.querySelectorAll<HTMLElement>('[data-index]')];
        cards = Math.max(cards, ...shown.map(({ dataset }) => Number(dataset.index) + 1));
      }
      return { cards, longTasks };
    }, wanted);
  } finally {
    await browser.close();
  }
}
