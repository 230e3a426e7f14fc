import { expect, test } from '../support/test.ts';

/** Label and path of each link, by menu. */
const menus: Record<string, Record<string, string>> = {
  Services: {
    'How It Works': '/how-it-works',
    Pricing: '/pricing',
    'Cost Calculator': '/calculator',
  },
  Career: {
    'Work at Alpaca': '/work-at-alpaca',
    'Available Jobs': '/available-jobs',
    'Freelance Network': '/freelance-network',
    'Candidate Database': '/kandidatbanken',
  },
  Company: {
    'About Us': '/om-oss',
    'Contact Us': '/about',
    Blog: '/blog',
    FAQ: '/faq',
  },
};

test('header and footer contain the menus, and the footer policies and contact', async ({
  page,
  visit,
}) => {
  await visit('/');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');

  await test.step('the header has the three menus with their links', async () => {
    for (const [title, links] of Object.entries(menus)) {
      await header.getByRole('button', { name: title }).click();
      for (const [label, path] of Object.entries(links)) {
        const link = header
          .getByRole('link', { name: label, exact: true })
          .and(page.locator(':visible'));
        await expect(link).toHaveAttribute('href', path);
      }
      await page.keyboard.press('Escape');
    }
    await expect(
      header.getByRole('link', { name: 'Book a call' }).and(page.locator(':visible')),
    ).toHaveAttribute('href', '/membership');
  });

  await test.step('the footer has the same links', async () => {
    for (const [label, path] of Object.values(menus).flatMap(Object.entries<string>)) {
      const link = footer.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', path);
    }
  });

  await test.step('the footer has policies, mail address, profile and year', async () => {
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(footer.getByRole('link', { name: 'General terms' })).toHaveAttribute(
      'href',
      '/general-terms',
    );
    await expect(footer.locator('a[href="mailto:hello@alpaca.example"]')).toBeVisible();
    await expect(footer.locator('a[href^="https://www.linkedin.com/"]')).toBeVisible();
    await expect(footer).toContainText(`© 2025–${new Date().getFullYear()} `);
  });

  await test.step('the header stays in view', async () => {
    await page.mouse.wheel(0, 2000);
    await expect(header).toBeInViewport();
  });
});

test('a menu works by keyboard, and opening one closes the other', async ({ page, visit }) => {
  await visit('/');
  const header = page.getByRole('banner');
  const services = page.getByRole('button', { name: 'Services' });
  const first = header.getByRole('link', { name: 'How It Works', exact: true });
  const last = header.getByRole('link', { name: 'Cost Calculator', exact: true });
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();
  await expect(first).toBeHidden();

  // A click right after the page has loaded opens it too: the menu compares `timeStamp` with that of the last hover, and
  // there was none.
  await services.evaluate((button) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: 100 });
    button.dispatchEvent(click);
  });
  await expect(first).toBeVisible();

  await page.getByRole('button', { name: 'Company' }).click();
  await expect(header.getByRole('link', { name: 'Pricing', exact: true })).toBeHidden();
  await expect(header.getByRole('link', { name: 'About Us', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, and their links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Company' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test('the phone menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const lines = await button.locator('path').evaluate((path) => getComputedStyle(path).d);
    await button.click();
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Pricing' }),
    ).toBeVisible();
    // Two lines become a cross.
    await expect(button.locator('path')).not.toHaveCSS('d', lines);
  });
});
