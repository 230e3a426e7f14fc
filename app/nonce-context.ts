import { createContext } from 'react';

/** Only set while a streamed page is rendered on the server. */
export const NonceContext = createContext<string | undefined>(undefined);
