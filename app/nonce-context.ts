import { createContext } from 'react';

/** Only set while a page is rendered on the server. */
export const NonceContext = createContext<string | undefined>(undefined);
