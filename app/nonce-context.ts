import { createContext } from 'react';

/** Only set during server rendering. */
export const NonceContext = createContext<string | undefined>(undefined);
