import { mergeCall } from '../../../domain/people/merge.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { findPair, mergePair, previewMerge } from './merge-pair.ts';

/** Merges two records of one person. With `preview` it only reports the result. */
export const mergePeople = defineAction({
  name: 'merge-people',
  roles: ['admin', 'recruiter'],
  schema: mergeCall,
  async run(given, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const pair = await findPair(query, given);
      if (!pair) throw new FunctionError('not_found');
      if (given.preview) return previewMerge(query, pair, given.take);
      await mergePair(query, pair, given.take, staff.id);
      return { ok: true, id: pair.kept.id };
    });
  },
});
