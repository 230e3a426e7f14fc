import { pictureOrKey } from '../../../domain/content/picture.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

type Supabase = LoadContext['supabase'];

export type TeamMember = {
  id: string;
  name: string;
  role: string;
  text: string;
  image: string | null;
};

export async function listTeam(supabase: Supabase, language: Language): Promise<TeamMember[]> {
  const rows = await unwrap(
    supabase.from('team_members').select('id, name, role, body, image').order('position'),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    role: inLanguage(row.role, language),
    text: inLanguage(row.body, language),
    image: pictureOrKey(row.image),
  }));
}

export type AboutTexts = {
  title: string;
  lead: string;
  storyTitle: string;
  paragraphs: string[];
};

/** Returns the texts that an editor has published, if any. */
export async function findAboutTexts(
  supabase: Supabase,
  language: Language,
): Promise<AboutTexts | undefined> {
  const row = await unwrap(
    supabase
      .from('page_texts')
      .select('title, lead, story_title, story')
      .eq('page', 'about')
      .maybeSingle(),
  );
  return (
    (row && {
      title: inLanguage(row.title, language),
      lead: inLanguage(row.lead, language),
      storyTitle: inLanguage(row.story_title, language),
      paragraphs: toParagraphs(inLanguage(row.story, language)),
    }) ??
    undefined
  );
}

/** An empty line separates paragraphs. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
