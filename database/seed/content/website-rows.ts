import type { Database } from '../../../domain/database.types.ts';
import type { LocalizedDocument } from '../document.ts';
import type { Bilingual } from './rows.ts';

// The shapes of what visitors read: articles, and the texts of pages. `rows.ts` says what their keys mean.

type Enums = Database['public']['Enums'];

export type TestimonialSeed = {
  quote: Bilingual;
  name: string;
  title: Bilingual;
  company: string;
  logo: string;
  image: string;
  /** A page of the site with the whole story. */
  case_url: string;
  state: Enums['website_state'];
  position: number;
};

export type CustomerLogoSeed = {
  name: string;
  display_name: string;
  logo_path: string;
  has_logo: boolean;
  state: Enums['website_state'];
  position: number;
};

export type TeamMemberSeed = {
  name: string;
  role: Bilingual;
  body: Bilingual;
  image: string;
  state: Enums['website_state'];
  position: number;
};

export type FaqEntrySeed = {
  topic: Enums['faq_topic'];
  question: Bilingual;
  /** May name prices and periods, such as `{small}`: see `app/site/faq/answer-values.ts`. */
  answer: Bilingual;
  link?: string;
  link_label?: Bilingual;
  state: Enums['website_state'];
  position: number;
};

export type OpenPositionSeed = {
  /** The job that applicants apply for, once it is published. */
  job_slug: string;
  title: Bilingual;
  body: Bilingual;
  /** One fact per line. */
  facts: Bilingual;
  state: Enums['website_state'];
  position: number;
};

export type AboutTextsSeed = {
  page: 'about';
  title: Bilingual;
  lead: Bilingual;
  story_title: Bilingual;
  /** Paragraphs are separated by an empty line. */
  story: Bilingual;
};

export type ArticleTagSeed = { slug: string; name: Bilingual };

export type ArticleSeed = {
  slug: string;
  kind?: Enums['article_kind'];
  title: Bilingual;
  excerpt: Bilingual;
  body: LocalizedDocument;
  tags: string[];
  /** E-mail of the author. */
  author: string;
  author_name: string;
  state: Enums['article_state'];
  /** Negative for an article that is yet to appear; none for a draft without a date. */
  published_days_ago: number | null;
};
