import { languages } from '../../../domain/language.ts';
import { findTemplateError } from '../../../domain/mail/mail-template.ts';
import { savedTemplate } from '../../../domain/mail/staff-mail.ts';
import { validateTemplate } from '../../email/validate-template.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';

const parts = ['subject', 'body'] as const;

/**
 * The only way to save a mail: the engine that will render it tries it first, in both languages. Answers with the new
 * version, or with none where a colleague has saved in between.
 */
export const saveMailTemplate = defineAction({
  name: 'save-mail-template',
  roles: ['admin'],
  schema: savedTemplate,
  async run({ template: key, version, subject, body }, call, staff) {
    const { database, site } = call.context;
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { rows } = await query(
        'select version, variables from public.email_templates where key = $1 for update',
        [key],
      );
      const [stored] = rows;
      if (!stored) throw new FunctionError('not_found');
      refuseFaults({ subject, body, variables: stored.variables }, site.url);
      if (stored.version !== version) return { version: null };
      const saved = await query(
        'update public.email_templates set subject = $2, body = $3 where key = $1 returning version',
        [key, subject, body],
      );
      return { version: saved.rows[0].version };
    });
  },
});

type Texts = Parameters<typeof validateTemplate>[0];

function refuseFaults(texts: Texts, siteUrl: string): void {
  const { variables } = texts;
  const plain = languages.flatMap((language) =>
    parts
      .filter((part) => findTemplateError(part, texts[part][language], { variables, siteUrl }))
      .map((part) => ({ part, language })),
  );
  const faults = [...plain, ...validateTemplate(texts)];
  if (faults.length === 0) return;
  const fields = Object.fromEntries(
    faults.map(({ part, language }) => [`${part}.${language}`, 'invalid' as const]),
  );
  throw new FunctionError('invalid', { fields });
}
