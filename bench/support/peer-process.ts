import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

// Peers run in their own processes, which report their port.

type Peer = { url: string; child: ChildProcess };

/** However the benchmark ends, no process stays behind. */
const endWithParent = 'data:text/javascript,process.once("disconnect", () => process.exit())';

export async function startPeer(file: string, environment: Record<string, string>): Promise<Peer> {
  const env = { PATH: process.env.PATH, ...environment };
  const child = fork(file, {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--import', endWithParent],
  });
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  return { child, url: `http://127.0.0.1:${port}` };
}

export async function endPeer({ child }: Peer): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
