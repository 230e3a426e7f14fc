import type { BrowserContext, Disposable, Page } from '@playwright/test';
import type { Language } from '../../../domain/language.ts';
import { type Account, type Backend, connectBackend, type Role } from './backend.ts';
import { test as base } from './test.ts';

type Fixtures = {
  backend: Backend;
  /** Stores a session that the next document of the page, and of others in its context, begins with. */
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
    const stored = new Map<BrowserContext, Disposable>();
    await use(async (account, page = first) => {
      const session = await backend.signIn(account);
      const context = page.context();
      await stored.get(context)?.dispose();
      stored.set(context, await context.addInitScript(storeSession, JSON.stringify(session)));
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

/** Stores it once, so that the page can change it or sign out. */
function storeSession(session: string): void {
  // Frames that show mail have no storage.
  if (self.origin === 'null' || localStorage.getItem('test-session') === session) return;
  localStorage.setItem('test-session', session);
  localStorage.setItem('sb-localhost-auth-token', session);
}

export { expect } from './test.ts';
