import { parsePeriod, putPeriod, renderPeriod } from '../../../domain/people/availability.ts';
import type { OwnPeriod } from '../../../domain/people/person.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

/** A period that freelancers put in themselves; what stood there before makes room. */
export async function putInCalendar(
  query: Query,
  personId: string,
  { from, to, availability }: OwnPeriod,
): Promise<void> {
  // One after the other: each writes the whole calendar.
  const { rowCount } = await query(
    'select person_id from public.freelancers where person_id = $1 for update',
    [personId],
  );
  if (rowCount === 0) throw new FunctionError('not_found');
  const { rows } = await query(
    `select period::text, availability, note from public.freelancer_availability
     where person_id = $1 order by lower(period)`,
    [personId],
  );
  const periods = rows.map(({ period, ...rest }) => ({ ...parsePeriod(period), ...rest }));
  const written = putPeriod(periods, { from, to: to ?? null, availability, note: null });
  await query('select public.write_availability($1, $2)', [
    personId,
    JSON.stringify(written.map((one) => ({ ...one, period: renderPeriod(one) }))),
  ]);
}
