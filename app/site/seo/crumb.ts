export type Crumb = { name: string; path: string };
