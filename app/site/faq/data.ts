import type { Database } from '../../../domain/database.types.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import type { LoadContext } from '../../load-context.ts';
import type { QuestionLink } from '../blocks/question.tsx';
import type { QuestionGroup } from './filter-questions.ts';
import type { FaqMessages } from './messages.en.ts';

type FaqRow = Pick<
  Database['public']['Tables']['faq_entries']['Row'],
  'topic' | 'question' | 'answer' | 'link' | 'link_label'
>;

export async function listFaqRows(supabase: LoadContext['supabase']): Promise<FaqRow[]> {
  return unwrap(
    supabase
      .from('faq_entries')
      .select('topic, question, answer, link, link_label')
      .order('position'),
  );
}

type Options = {
  language: Language;
  topics: FaqMessages['topics'];
  /** Prices and periods that answers name, such as `{small}`. */
  values: Record<string, string>;
};

/** Returns the questions by topic, in the order of the page. Topics without questions are left out. */
export function groupQuestions(rows: FaqRow[], options: Options): QuestionGroup[] {
  const { language, topics, values } = options;
  return Object.entries(topics)
    .map(([id, title]) => ({
      id,
      title,
      questions: rows
        .filter(({ topic }) => topic === id)
        .map((row) => ({
          question: inLanguage(row.question, language),
          answer: fillAny(inLanguage(row.answer, language), values),
          ...linkOf(row, language),
        })),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function linkOf({ link, link_label }: FaqRow, language: Language): { link?: QuestionLink } {
  const label = inLanguage(link_label, language);
  return link && label ? { link: { to: link, label } } : {};
}
