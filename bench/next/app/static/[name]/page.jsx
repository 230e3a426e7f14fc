import { names, readPage } from '../../../read-page.js';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => names.map((name) => ({ name }));

export default async function Page({ params }) {
  return readPage((await params).name).body;
}
