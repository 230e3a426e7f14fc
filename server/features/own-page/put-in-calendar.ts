import {
  maxPeriods,
  parsePeriod,
  putPeriod,
  renderPeriod,
} from '../../../domain/people/availability.ts';
import type { OwnPeriod } from '../../../domain/people/person.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';

/** Writes a period into the freelancer's calendar; overlapping periods are shortened or removed. */
export async function putInCalendar(
  query: Query,
  personId: string,
  { from, to, availability }: OwnPeriod,
): Promise<void> {
  // Lock: each call writes the whole calendar.
  const { rowCount } = await query(
    db.selectFrom('freelancers').select('person_id').where('person_id', '=', personId).forUpdate(),
  );
  if (rowCount === 0) throw new FunctionError('not_found');
  const { rows } = await query(
    db
      .selectFrom('freelancer_availability')
      .select(['period', 'availability', 'note'])
      .where('person_id', '=', personId)
      .orderBy((eb) => eb.fn('lower', ['period'])),
  );
  const periods = rows.map(({ period, ...rest }) => ({ ...parsePeriod(period), ...rest }));
  const newPeriods = putPeriod(periods, { from, to: to ?? null, availability, note: null });
  if (newPeriods.length > maxPeriods)
    throw new FunctionError('invalid', { fields: { 'availability.from': 'too_many' } });
  await query('select public.write_availability($1, $2)', [
    personId,
    JSON.stringify(newPeriods.map((period) => ({ ...period, period: renderPeriod(period) }))),
  ]);
}
