import { measureCalls, withBackOffice } from './admin/back-office.ts';
import { createAdminCases } from './admin/cases.ts';
import { scrollBoard } from './admin/scroll-board.ts';
import type { Section, Target } from './report.ts';
import { buildProduct } from './support/build-product.ts';
import { postgresVersion } from './support/cluster.ts';
import { openLargeDatabase } from './support/large-database.ts';

// The back office on a database of several years: the reads of its screens with the official client as a recruiter
// under row-level security, and the board in a browser.

const usual = 100;
const limit = 100;

export async function measureAdmin(): Promise<Section> {
  buildProduct();
  const { url, drop } = await openLargeDatabase();
  try {
    return await withBackOffice(url, async (backOffice) => {
      const { client, session } = backOffice;
      const rows: string[][] = [];
      const targets: Target[] = [];
      for (const { name, run, aim = limit, times = usual } of await createAdminCases(client)) {
        const { p50, p95, slowest } = await measureCalls(run, times);
        const shown = [p50, p95, slowest].map((value) => value.toFixed(1));
        rows.push([name, ...shown, aim === null ? '' : `≤ ${aim}`]);
        const what = `${name}, p95`;
        const measured = `${p95.toFixed(1)} ms`;
        if (aim !== null) targets.push({ what, aim: `≤ ${aim} ms`, measured, met: p95 <= aim });
        console.log(rows.at(-1)?.join('  '));
      }
      const board = await scrollBoard(backOffice.url, session);
      const longest = Math.round(Math.max(0, ...board.longTasks));
      rows.push([
        `board in the browser, ${board.cards} cards scrolled: tasks over 50 ms`,
        String(board.longTasks.length),
        '',
        String(longest),
        `none over ${limit}`,
      ]);
      targets.push({
        what: `longest task while ${board.cards} cards are scrolled`,
        aim: `≤ ${limit} ms`,
        measured: `${longest} ms`,
        met: longest <= limit,
      });
      return {
        title: 'the back office with 100,000 people and 300,000 applications',
        about: `Milliseconds from the call of supabase-js to the parsed response, ${usual} calls one after another with changing arguments (10 or 20 where one takes long), as a recruiter under row-level security. Three in five people have a CV of 3 KB. A board is its six columns and their counts, requested at the same time; a report is all its figures. A phrase that nobody has, of words that half of all people have, is the worst case of a search (405).`,
        versions: [await postgresVersion(url)],
        table: { head: ['', 'p50', 'p95', 'slowest', 'aim'], rows },
        targets,
      };
    });
  } finally {
    await drop();
  }
}
