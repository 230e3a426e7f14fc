import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext } from 'react-router';
import type { Database } from '../domain/database.types.ts';
import type { TypedValues } from '../domain/forms/form-error.ts';
import type { OwnPage } from '../domain/own-page.ts';

/** What the owner of the site may set and every page may show. */
export type Site = {
  name: string;
  url: string;
  contactEmail: string;
  contactPhone: string;
  supportEmail: string;
  socialUrl: string;
  /** Whether visitors can sign in with LinkedIn. */
  hasLinkedin: boolean;
};

export type PublicKeys = { supabaseUrl: string; anonKey: string };

/** What the server hands to every render. */
export type LoadContext = {
  /** Anonymous and in-process: row-level security applies as it does to any visitor. */
  supabase: SupabaseClient<Database>;
  /** All that the holder of a mailed link may see; nothing where it opens no page. */
  showPerson: (token: string) => Promise<OwnPage | 'ended' | undefined>;
  site: Site;
  publicKeys: PublicKeys;
  /** Takes the page in one piece, which the answer then lacks: who keeps it has no use for a stream. */
  takeWhole?: (html: Buffer<ArrayBuffer>) => void;
  /** Marks the scripts that the page itself writes, which are the only ones its policy allows. */
  nonce?: string;
  /** What stood in a form that was sent without scripts and has to be shown again. */
  typed?: TypedValues;
  /** Called when a page begins to render; settles when there is nothing left to compute. */
  onRender?: (finished: Promise<void>) => void;
  /** Where an exception of a loader or of rendering is logged; the console without it. */
  reportError?: (error: unknown) => void;
};

export const loadContext = createContext<LoadContext>();
