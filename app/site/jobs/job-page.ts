import { pictureOrKey } from '../../../domain/content/picture.ts';
import { parseRichDocument, type RichDocument } from '../../../domain/content/rich-document.ts';
import type { Database } from '../../../domain/database.types.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { cityName } from '../../../domain/jobs/city.ts';
import type { Language } from '../../../domain/language.ts';
import { documentInLanguage } from '../../i18n/language/document-in-language.ts';
import { foreignParts } from '../../i18n/language/foreign-parts.ts';

// Jobs as the site shows them, in one language.

type Enums = Database['public']['Enums'];

export type JobSalary = {
  minimum: number;
  maximum: number;
  currency: Enums['currency'];
  period: Enums['pay_period'];
};

type ForeignParts = Partial<
  Record<'title' | 'summary' | 'description' | 'requirements' | 'process' | 'about', Language>
>;

export type JobCard = {
  id: string;
  slug: string;
  kind: Enums['job_kind'];
  title: string;
  summary: string;
  /** The language of parts that have not been translated. */
  lang: ForeignParts;
  client: { name: string; logo: string | null } | null;
  field: Enums['job_field'];
  location: string;
  country: string;
  remote: Enums['job_remote'];
  employmentType: Enums['employment_type'];
  seniority: Enums['seniority'];
  salary: JobSalary | null;
  publishedAt: string;
  closesAt: string | null;
  updatedAt: string;
};

export type JobBenefit = Enums['job_benefit'];

export type JobPage = Omit<JobCard, 'client'> & {
  client: { name: string; logo: string | null; website: string | null; about: string } | null;
  isOpen: boolean;
  benefits: JobBenefit[];
  description: RichDocument;
  requirements: RichDocument;
  process: RichDocument;
};

type CardRow = {
  id: string;
  slug: string;
  kind: JobCard['kind'];
  title: { en?: string; sv?: string };
  summary: { en?: string; sv?: string };
  field: JobCard['field'];
  location: string;
  country: string;
  remote: JobCard['remote'];
  employment_type: JobCard['employmentType'];
  seniority: JobCard['seniority'];
  state: Enums['job_state'];
  published_at: string | null;
  closes_at: string | null;
  created_at: string;
  updated_at: string;
  client: { name: string; logo_path: string | null } | null;
  salary: JobSalary | null;
};

export type PageRow = Omit<CardRow, 'client'> & {
  client: {
    name: string;
    logo_path: string | null;
    website: string | null;
    about: { en?: string; sv?: string };
  } | null;
  benefits: JobBenefit[];
  description: unknown;
  requirements: unknown;
  process: unknown;
};

/** Returns a job in one language. */
export function toPage(row: PageRow, language: Language): JobPage {
  const { title, summary, description, requirements, process } = row;
  const about = row.client?.about;
  const toDocument = (document: unknown) =>
    parseRichDocument(documentInLanguage(document, language));
  return {
    ...toCard(row, language),
    lang: foreignParts({ title, summary, description, requirements, process, about }, language),
    client: row.client && {
      name: row.client.name,
      logo: pictureOrKey(row.client.logo_path),
      website: row.client.website,
      about: inLanguage(row.client.about, language),
    },
    isOpen: row.state === 'open' && !isPast(row.closes_at),
    benefits: row.benefits,
    description: toDocument(row.description),
    requirements: toDocument(row.requirements),
    process: toDocument(row.process),
  };
}

export function toCard(row: CardRow, language: Language): JobCard {
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    lang: foreignParts({ title: row.title, summary: row.summary }, language),
    client: row.client && { name: row.client.name, logo: pictureOrKey(row.client.logo_path) },
    field: row.field,
    location: cityName(row.location, language),
    country: row.country,
    remote: row.remote,
    employmentType: row.employment_type,
    seniority: row.seniority,
    salary: row.salary,
    publishedAt: row.published_at ?? row.created_at,
    closesAt: row.closes_at,
    updatedAt: row.updated_at,
  };
}

function isPast(time: string | null): boolean {
  return time !== null && Date.parse(time) <= Date.now();
}
