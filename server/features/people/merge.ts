import { mergeCall } from '../../../domain/people/merge.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import type { Query } from '../../postgres/query.ts';
import { findPair, type MergePreview, mergePair, type Pair, previewMerge } from './merge-pair.ts';

/** Merges two records of one person. With `preview` it only reports the result. */
export const mergePeople = defineAction({
  name: 'merge-people',
  roles: ['admin', 'recruiter'],
  schema: mergeCall,
  async run(given, call, staff) {
    const { database, site } = call.context;
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const pair = await findPair(query, given);
      if (!pair) throw new FunctionError('not_found');
      if (given.preview) return previewMerge(query, pair, given);
      const result = await mergePair(query, pair, given, staff.id);
      await mailLink(query, pair, result, site.url);
      return { ok: true, id: pair.kept.id };
    });
  },
});

/** A trigger mails a link to an address that takes the place of another. */
async function mailLink(
  query: Query,
  { kept }: Pair,
  { email, first_name, language }: MergePreview['result'],
  siteUrl: string,
): Promise<void> {
  if (!email || (kept.email && email !== kept.email)) return;
  await enqueueMail(query, {
    template: 'person_merged',
    to: email,
    language,
    personId: kept.id,
    variables: { first_name, link: personLink(siteUrl, language) },
  });
}
