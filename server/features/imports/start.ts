import { importStart } from '../../../domain/imports/import.ts';
import { foldHeader } from '../../../domain/imports/presets.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { assuranceOf } from '../bulk/start.ts';
import { lockImport, queueImport } from './lock-import.ts';

/** Imports the checked rows. The worker does it, in batches. */
export const startImport = defineAction({
  name: 'start-import',
  roles: ['admin', 'recruiter'],
  schema: importStart,
  async run({ import_id: id, basis, source, language, sends_notice: sendsNotice }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { state, target, columns, mapping } = await lockImport(query, id, staff);
      if (state === 'running') return { ok: true };
      if (state !== 'checked') throw new FunctionError('conflict');
      if (target === 'people' && !basis)
        throw new FunctionError('invalid', { fields: { basis: 'required' } });
      await query(
        `update public.imports set state = 'running', basis = $2, source = $3, sends_notice = $4, acting_id = $5,
           assurance = $6, language = $7, started_at = now(), progress = 0, outcomes = '{}', reasons = '{}', notes = '{}'
         where id = $1`,
        [
          id,
          basis,
          source,
          sendsNotice && target === 'people',
          staff.id,
          assuranceOf(staff),
          language ?? staff.language,
        ],
      );
      await rememberMapping(query, target, columns, mapping);
      await queueImport(query, id);
      return { ok: true };
    });
  },
});

/** Stores the mapping, which the next file with the same column names begins with. */
async function rememberMapping(
  query: Query,
  target: string,
  columns: string[],
  mapping: (string | null)[],
): Promise<void> {
  const fields = new Map(columns.map((name, index) => [foldHeader(name), mapping[index] ?? null]));
  fields.delete('');
  await query(
    `insert into public.import_mappings (target, header, field)
     select $1, header, field from unnest($2::text[], $3::text[]) as given (header, field)
     on conflict (target, header) do update set field = excluded.field`,
    [target, [...fields.keys()], [...fields.values()]],
  );
}
