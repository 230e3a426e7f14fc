import { type MergeField, mergeCall } from '../../../domain/people/merge.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { chooseFields, findDoubtfulAddress, findPair, type Pair, sidesOf } from './find-pair.ts';
import { countMoved, type Merged, mergePair, previewMerge } from './merge-pair.ts';

/** Merges two records of one person. With `preview` it only reports the result. */
export const mergePeople = defineAction({
  name: 'merge-people',
  roles: ['admin', 'recruiter'],
  schema: mergeCall,
  async run(input, call, staff) {
    const { database, site } = call.context;
    if (input.preview) {
      const preview = await database.transaction(async (query) => {
        await actAs(query, staff.identity);
        const pair = await findPair(query, input);
        if (!pair) throw new FunctionError('not_found');
        await requireAddressAllowed(query, pair, input.take);
        return previewMerge(query, pair, input);
      });
      return { ...preview, moves: await countMoved(database, staff, input.merge) };
    }
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const pair = await findPair(query, input);
      if (!pair) throw new FunctionError('not_found');
      await requireAddressAllowed(query, pair, input.take);
      const doubtful = findDoubtfulAddress(pair, input.take);
      if (doubtful && doubtful.toLowerCase() !== input.checked_email) {
        throw new FunctionError('invalid', { fields: { checked_email: 'required' } });
      }
      const result = await mergePair(query, pair, input, staff);
      await notifyMergedAddress(query, pair, result);
      await mailLink(query, pair, result, site.url);
      return { ok: true, id: pair.kept.id };
    });
  },
});

/**
 * The address that stays opens all applications of both records. A colleague who does not see those of the record whose
 * address is given up cannot choose another address for them.
 */
async function requireAddressAllowed(query: Query, pair: Pair, take: MergeField[]): Promise<void> {
  const { stays, goes } = sidesOf(pair, chooseFields(pair, take).email);
  if (!stays.email && !goes.email) return;
  const { rows } = await query<{ is_tied: boolean }>(
    'select private.is_tied_to_hidden_jobs($1) as is_tied',
    [goes.id],
  );
  if (rows[0]?.is_tied) throw new FunctionError('not_allowed');
}

/** Mails the address that is given up. A trigger mails the address of the kept record. */
async function notifyMergedAddress(query: Query, { kept, merged }: Pair, { email }: Merged) {
  if (!merged.email || merged.email === email) return;
  await enqueueMail(query, {
    template: 'person_email_changed',
    to: merged.email,
    language: merged.language,
    personId: kept.id,
    variables: {},
  });
}

/** A trigger mails a link to an address that takes the place of another. */
async function mailLink(
  query: Query,
  { kept }: Pair,
  { email, first_name, language, heldUntil }: Merged,
  siteUrl: string,
): Promise<void> {
  if (!email || (kept.email && email !== kept.email)) return;
  await enqueueMail(query, {
    template: 'person_merged',
    to: email,
    language,
    personId: kept.id,
    sendAfter: heldUntil ?? undefined,
    variables: { first_name, link: personLink(siteUrl, language) },
  });
}
