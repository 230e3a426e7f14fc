import { createContext, type ReactNode } from 'react';

/**
 * Returns the HTML of a part that was rendered before with the same key. Otherwise it returns undefined, and renders the
 * part for later pages.
 */
export type FindRendered = (key: string, render: () => ReactNode) => string | undefined;

/** Only set during server rendering. */
export const RenderedOnceContext = createContext<FindRendered | undefined>(undefined);
