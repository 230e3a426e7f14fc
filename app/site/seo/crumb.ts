/** One step on the way from the home page to the page shown. */
export type Crumb = { name: string; path: string };
