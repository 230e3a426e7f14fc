// Prints one line for each step of a long command, with its duration.

export async function step<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  report(title, started);
  return result;
}

export function report(title: string, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${title.padEnd(44)} ${seconds} s`);
}
