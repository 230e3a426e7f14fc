import type { Database } from '../database.types.ts';
import { languages } from '../language.ts';

// The sections of the website that editors write, with their fields. All sections have the same editor, states and
// versions, so a section is data: the table, the fields in the order of the form, and where the site shows it.

type WebsiteTable = keyof Pick<
  Database['public']['Tables'],
  | 'customer_logos'
  | 'testimonials'
  | 'team_members'
  | 'faq_entries'
  | 'open_positions'
  | 'page_texts'
>;

export type WebsiteState = Database['public']['Enums']['website_state'];

export type WebsiteField = {
  name: string;
  /** `text` in one language, `localized` in both. */
  kind: 'text' | 'localized' | 'url' | 'portrait' | 'logo' | 'topic';
  max: number;
  multiline?: boolean;
  /** Needed to save it, or to publish it. */
  required?: 'always' | 'published';
  /** Its absence in one language is worth a warning only if another field has a value. */
  onlyWith?: string;
};

type Section = {
  table: WebsiteTable;
  /** The field that names an item in lists. */
  title: string;
  fields: WebsiteField[];
  /** The public page that shows it. */
  page: string;
  /** False for items that always exist. */
  isList: boolean;
  /** The only row of the section in its table, by the column `page`. */
  row?: 'home' | 'about';
};

const portrait = { name: 'image', kind: 'portrait', max: 300 } as const;

const websiteSections = {
  hero: {
    table: 'page_texts',
    row: 'home',
    title: 'title',
    page: '/',
    isList: false,
    fields: [
      { name: 'title', kind: 'localized', max: 120, required: 'published' },
      { name: 'lead', kind: 'localized', max: 400, multiline: true },
    ],
  },
  logos: {
    table: 'customer_logos',
    title: 'display_name',
    page: '/',
    isList: true,
    fields: [
      { name: 'display_name', kind: 'text', max: 120, required: 'always' },
      { name: 'logo_path', kind: 'logo', max: 300 },
      { name: 'link', kind: 'url', max: 300 },
    ],
  },
  testimonials: {
    table: 'testimonials',
    title: 'name',
    page: '/',
    isList: true,
    fields: [
      { name: 'name', kind: 'text', max: 120, required: 'always' },
      { name: 'company', kind: 'text', max: 120, required: 'published' },
      { name: 'title', kind: 'localized', max: 120, required: 'published' },
      { name: 'quote', kind: 'localized', max: 1000, multiline: true, required: 'published' },
      portrait,
      { name: 'logo', kind: 'logo', max: 300 },
      { name: 'case_url', kind: 'url', max: 300 },
    ],
  },
  team: {
    table: 'team_members',
    title: 'name',
    page: '/om-oss',
    isList: true,
    fields: [
      { name: 'name', kind: 'text', max: 120, required: 'always' },
      { name: 'role', kind: 'localized', max: 120, required: 'published' },
      { name: 'body', kind: 'localized', max: 400, multiline: true },
      portrait,
    ],
  },
  faq: {
    table: 'faq_entries',
    title: 'question',
    page: '/faq',
    isList: true,
    fields: [
      { name: 'topic', kind: 'topic', max: 20 },
      { name: 'question', kind: 'localized', max: 200, required: 'always' },
      { name: 'answer', kind: 'localized', max: 2000, multiline: true, required: 'published' },
      { name: 'link', kind: 'url', max: 300 },
      { name: 'link_label', kind: 'localized', max: 80, onlyWith: 'link' },
    ],
  },
  positions: {
    table: 'open_positions',
    title: 'title',
    page: '/work-at-alpaca',
    isList: true,
    fields: [
      { name: 'title', kind: 'localized', max: 120, required: 'always' },
      { name: 'body', kind: 'localized', max: 600, multiline: true, required: 'published' },
      { name: 'facts', kind: 'localized', max: 400, multiline: true },
      { name: 'job_slug', kind: 'text', max: 120 },
    ],
  },
  about: {
    table: 'page_texts',
    row: 'about',
    title: 'title',
    page: '/om-oss',
    isList: false,
    fields: [
      { name: 'title', kind: 'localized', max: 120, required: 'published' },
      { name: 'lead', kind: 'localized', max: 400, multiline: true },
      { name: 'story_title', kind: 'localized', max: 120, onlyWith: 'story' },
      { name: 'story', kind: 'localized', max: 4000, multiline: true },
    ],
  },
} as const satisfies Record<string, Section>;

export type WebsiteSection = keyof typeof websiteSections;

export const sectionNames = Object.keys(websiteSections) as WebsiteSection[];

export const isWebsiteSection = (name: string | undefined): name is WebsiteSection =>
  name !== undefined && Object.hasOwn(websiteSections, name);

export const sectionOf = (name: WebsiteSection): Section => websiteSections[name];

/** Flat, so that changes by two editors merge field by field: `quote.en`, `name`, … */
export type WebsiteDraft = Record<string, string>;

export const keysOf = ({ name, kind }: WebsiteField): string[] =>
  kind === 'localized' ? languages.map((language) => `${name}.${language}`) : [name];
