import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext } from 'react-router';
import type { ApiReference } from '../domain/api/reference.ts';
import type { Database } from '../domain/database.types.ts';
import type { TypedValues } from '../domain/forms/form-error.ts';
import type { OwnPage } from '../domain/own-page.ts';

/** Settings of the site's owner that every page may show. */
export type Site = {
  name: string;
  url: string;
  contactEmail: string;
  contactPhone: string;
  supportEmail: string;
  socialUrl: string;
  /** True when signing in with LinkedIn is configured. */
  hasLinkedin: boolean;
  /** Lowest price of project-based recruitment; 0 is not shown. */
  projectPriceEur: number;
  /** Kronor per euro, for approximate prices. */
  sekPerEur: number;
};

export type PublicKeys = { supabaseUrl: string; anonKey: string };

/** A page that was rendered as a whole. */
export type WholePage = {
  html: string;
  /** They belong where the HTML has the mark, and are equal on all pages. */
  styles: { mark: string; text: string };
};

/** Context of every render. */
export type LoadContext = {
  /** Anonymous and in-process: row-level security applies as it does to any visitor. */
  supabase: SupabaseClient<Database>;
  /** Loads the page behind a mailed link; undefined for an unknown link. */
  showPerson: (token: string) => Promise<OwnPage | 'ended' | undefined>;
  /** Describes what API tokens may use. */
  describeApi: () => Promise<ApiReference>;
  site: Site;
  publicKeys: PublicKeys;
  /** Maximum number of rows of a read (REST_MAX_ROWS); an estimated count is exact up to it. */
  maxRows: number;
  /** Receives the whole page instead of the response body: a page for the cache needs no stream. */
  takeWhole?: (page: WholePage) => void;
  /** Nonce of the inline scripts that the page writes; its policy allows no others. */
  nonce?: string;
  /** Values of a form that was submitted without JavaScript and is shown again. */
  typed?: TypedValues;
  /** Called when a page begins to render; the promise settles when rendering has ended. */
  onRender?: (finished: Promise<void>) => void;
  /** Logs an exception of a loader or of rendering; `console.error` by default. */
  reportError?: (error: unknown) => void;
};

export const loadContext = createContext<LoadContext>();
