import type { Page } from '@playwright/test';
import type { Language } from '../../../domain/language.ts';
import { type Account, type Backend, connectBackend, type Role } from './backend.ts';
import { test as base } from './test.ts';

type Fixtures = {
  backend: Backend;
  /** Opens a page with a stored session. */
  signInAs: (account: Pick<Account, 'email' | 'password'>, page?: Page) => Promise<void>;
  /** Creates a member of staff with that role and signs in. */
  enterAs: (role: Role) => Promise<Account>;
  open: (path: string, language?: Language) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  backend: async ({ baseURL }, use) => {
    await use(await connectBackend(baseURL ?? ''));
  },
  signInAs: async ({ backend, page: first }, use) => {
    await use(async (account, page = first) => {
      const session = await backend.signIn(account);
      // Any file of the site sets the origin, which local storage depends on.
      await page.goto('/favicon.svg');
      await page.evaluate(
        (value) => localStorage.setItem('sb-localhost-auth-token', value),
        JSON.stringify(session),
      );
    });
  },
  enterAs: async ({ backend, signInAs }, use) => {
    await use(async (role) => {
      const account = await backend.createStaff(role);
      await signInAs(account);
      return account;
    });
  },
  open: async ({ page }, use) => {
    await use(async (path, language = 'en') => {
      await page.goto(`${path}?lang=${language}`);
    });
  },
});

export { expect } from './test.ts';
