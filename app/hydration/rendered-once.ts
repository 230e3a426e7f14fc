import { createContext, type ReactNode } from 'react';

/**
 * Returns the HTML of a part that was rendered before with the same key. Otherwise it returns undefined, and renders the
 * part for later pages.
 */
export type FindRendered = (key: string, render: () => ReactNode) => string | undefined;

/** Undefined in the browser: only server rendering provides it. */
export const RenderedOnceContext = createContext<FindRendered | undefined>(undefined);
