import { readPage } from '../../../read-page.js';

export const dynamic = 'force-dynamic';

export default async function Page({ params }) {
  return readPage((await params).name);
}
