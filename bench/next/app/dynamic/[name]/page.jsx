import { readPage } from '../../../read-page.js';
import { readRows } from '../../../read-rows.js';

export const dynamic = 'force-dynamic';

export default async function Page({ params }) {
  const { path, body } = readPage((await params).name);
  const length = await readRows(path);
  return <div data-read={length}>{body}</div>;
}
