import type { Template, Texts } from '../../email/render/render.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';

/** Returns the texts of one of the system's templates as they are saved now. */
export async function getTemplateTexts(query: Query, key: string): Promise<Template> {
  const { rows } = await query(
    db
      .selectFrom('email_templates')
      .select(['subject', 'body', 'variables'])
      .$narrowType<{ subject: Texts; body: Texts }>()
      .where('key', '=', key),
  );
  if (!rows[0]) throw new FunctionError('not_found');
  return rows[0];
}
