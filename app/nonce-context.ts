import { createContext } from 'react';

/** Only set during server rendering. */
export const NonceContext = createContext<string | undefined>(undefined);

/** What the page contains instead of its styles. Only set during server rendering. */
export const StylesMarkContext = createContext<string | undefined>(undefined);
