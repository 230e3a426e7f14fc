import type { StaticPage } from '../shell/static-pages.ts';

export const pageImage = (page: StaticPage) => `/social/page/${page}.png`;
export const articleImage = (slug: string) => `/social/article/${slug}.png`;
export const jobImage = (slug: string) => `/social/job/${slug}.png`;
