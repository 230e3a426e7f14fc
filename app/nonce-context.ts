import { createContext } from 'react';

/** The nonce of inline scripts and styles. Only set during server rendering. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * A placeholder for the styles of the page: the server renders it instead of them and replaces it in the HTML, so that
 * all pages share the bytes of the styles. Only set during server rendering.
 */
export const StylesMarkContext = createContext<string | undefined>(undefined);
