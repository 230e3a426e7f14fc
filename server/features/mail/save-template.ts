import { savedTemplate } from '../../../domain/mail/staff-mail.ts';
import type { Template } from '../../email/render/render.ts';
import { validateTemplate } from '../../email/render/validate-template.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, requireRow } from '../../postgres/query.ts';

/**
 * The only way to save a template: it is rendered first, in both languages. Returns the new version, or
 * null if a colleague has saved a newer one.
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
        db
          .selectFrom('email_templates')
          .select(['version', 'variables'])
          .where('key', '=', key)
          .forUpdate(),
      );
      const [stored] = rows;
      if (!stored) throw new FunctionError('not_found');
      requireValid({ key, subject, body, variables: stored.variables }, site.url);
      if (stored.version !== version) return { version: null };
      const saved = await query(
        db
          .updateTable('email_templates')
          .set({ subject, body })
          .where('key', '=', key)
          .returning('version'),
      );
      return { version: requireRow(saved).version };
    });
  },
});

function requireValid(template: Template, siteUrl: string): void {
  const errors = validateTemplate(template, siteUrl);
  if (errors.length === 0) return;
  const fields = Object.fromEntries(
    errors.map(({ part, language }) => [`${part}.${language}`, 'invalid' as const]),
  );
  throw new FunctionError('invalid', { fields });
}
