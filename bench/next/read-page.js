import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import parse from 'html-react-parser';

// The elements of the product's own pages, read once: no data to fetch and no components of its own
// leave less to do here than the product does.

const folder = process.env.BENCH_PAGES ?? '';
const pages = new Map(
  readdirSync(folder).map((file) => [file, parse(readFileSync(join(folder, file), 'utf8'))]),
);

export const names = [...pages.keys()];
export const readPage = (name) => pages.get(name);
