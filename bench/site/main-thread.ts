import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

// Processor time of the main thread for each page that is not in the cache. Unlike pages per second it hardly depends on what
// else the machine does.

const connections = 8;
const ticksPerSecond = 100;

/** Milliseconds of processor time: of the main thread and of the whole process, with its threads for compression. */
type CpuTimes = { main: number; all: number };

/** The URL ends where a value follows that nobody has asked for before. */
export async function timePerPage(
  url: string,
  pid: number,
  seconds: number,
): Promise<CpuTimes & { pages: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const mark = `${process.pid}-${performance.now()}`;
  let pages = 0;
  const before = timesOf(pid);
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await ask(`${url}${mark}-${pages++}`, agent);
    }),
  );
  const after = timesOf(pid);
  agent.destroy();
  return {
    main: (after.main - before.main) / pages,
    all: (after.all - before.all) / pages,
    pages,
  };
}

let visitor = 0;

function ask(url: string, agent: Agent): Promise<void> {
  const number = visitor++;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': address };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

const timesOf = (pid: number): CpuTimes => ({
  main: readTime(`/proc/${pid}/task/${pid}/stat`),
  all: readTime(`/proc/${pid}/stat`),
});

function readTime(file: string): number {
  const stat = readFileSync(file, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}
