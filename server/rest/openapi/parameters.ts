const text = (
  name: string,
  place: 'query' | 'header',
  description: string,
  facets: object = {},
) => ({
  name,
  in: place,
  description,
  required: false,
  type: 'string',
  ...facets,
});

const prefer = (values: string[]) => text('Prefer', 'header', 'Preference', { enum: values });

const returnPreferences = ['return=representation', 'return=minimal', 'return=headers-only'];
const paging = 'Limiting and Pagination';

/** Parameters that every relation accepts, under the names that PostgREST gives them. */
export const sharedParameters = {
  preferParams: prefer([]),
  preferReturn: prefer(returnPreferences),
  preferCount: prefer(['count=exact', 'count=planned', 'count=estimated']),
  preferPost: prefer([
    ...returnPreferences,
    'resolution=ignore-duplicates',
    'resolution=merge-duplicates',
  ]),
  select: text('select', 'query', 'Filtering Columns'),
  on_conflict: text('on_conflict', 'query', 'On Conflict'),
  order: text('order', 'query', 'Ordering'),
  range: text('Range', 'header', paging),
  rangeUnit: text('Range-Unit', 'header', paging, { default: 'items' }),
  offset: text('offset', 'query', paging),
  limit: text('limit', 'query', paging),
};
