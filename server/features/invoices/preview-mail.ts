import type { Mail } from '../../email/enqueue.ts';
import { renderStored, type StoredTemplate } from '../../email/render/render-stored.ts';
import type { Call } from '../../functions/call.ts';
import { db, requireRow } from '../../postgres/query.ts';

/** Renders a mail as it will be sent. */
export async function renderPreview(
  { template, language, variables }: Pick<Mail, 'template' | 'language' | 'variables'>,
  { context: { database, site } }: Call,
) {
  const result = await database.query(
    db
      .selectFrom('email_templates')
      .select(['key', 'subject', 'body', 'variables', 'default_subject', 'default_body'])
      .$narrowType<StoredTemplate>()
      .where('key', '=', template),
  );
  const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail };
  const { rendered } = renderStored(requireRow(result), { language, variables }, sender);
  return { language, ...rendered };
}
