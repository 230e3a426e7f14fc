import type { MetaDescriptor } from 'react-router';

type Described = { loaderData?: { meta: MetaDescriptor[] } };

/** The `meta` of every page whose loader returns it. */
export function pageMeta({ loaderData }: Described): MetaDescriptor[] {
  return loaderData?.meta ?? [];
}
