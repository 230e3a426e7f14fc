import { dayMs } from '../../../../domain/units.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { createReviewToken } from '../../../backend/review-token.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';

/** Returns the valid preview links of an article; the link that expires last comes first. */
export async function listPreviewLinks(client: BrowserClient, articleId: string) {
  return unwrap(
    client
      .from('article_previews')
      .select('id, expires_at, created_by')
      .eq('article_id', articleId)
      .gt('expires_at', new Date().toISOString())
      .order('expires_at', { ascending: false }),
  );
}

/** Returns the token. It cannot be read again: the database stores only its hash. */
export async function createPreviewLink(
  client: BrowserClient,
  articleId: string,
  days: number,
): Promise<string> {
  const { token, hash } = await createReviewToken();
  const expires_at = new Date(Date.now() + days * dayMs).toISOString();
  await unwrap(
    client.from('article_previews').insert({ article_id: articleId, token_hash: hash, expires_at }),
  );
  return token;
}

export async function revokePreviewLink(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('article_previews').delete().eq('id', id).select('id'));
}
