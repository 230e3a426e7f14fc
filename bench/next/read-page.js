import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import parse from 'html-react-parser';

// The elements of the product's own pages, parsed once: no components and no texts of its own leave less to do here than the
// product does.

const folder = process.env.BENCH_PAGES ?? '';
const pages = new Map(
  readdirSync(folder).map((file) => {
    const { path, head, body } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return [file, { path, head: parse(head), body: parse(body) }];
  }),
);

export const names = [...pages.keys()];
export const readPage = (name) => pages.get(name);
