import type { MetaDescriptor } from 'react-router';

type Root = { loaderData?: { common: { notFound: { title: string } } } };

type Described = { loaderData?: { meta: MetaDescriptor[] }; matches: unknown[] };

/** The `meta` of every page whose loader has described it already, or has found nothing to show. */
export function pageMeta({ loaderData, matches: [root] }: Described): MetaDescriptor[] {
  if (loaderData) return loaderData.meta;
  const title = (root as Root | undefined)?.loaderData?.common.notFound.title;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
