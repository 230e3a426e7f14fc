import type { Query } from '../../postgres/query.ts';
import type { ImportContext } from './import-kind.ts';

/** Loads the data with which the rows of a batch are compared, once per batch, which is one transaction. */
export function ofBatch<Loaded>(load: (query: Query) => Promise<Loaded>) {
  const loaded = new WeakMap<ImportContext, Promise<Loaded>>();
  return (context: ImportContext): Promise<Loaded> => {
    const pending = loaded.get(context) ?? load(context.query);
    loaded.set(context, pending);
    return pending;
  };
}
