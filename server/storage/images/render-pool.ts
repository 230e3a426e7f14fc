import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureTask } from './render-picture.ts';
import type { Rendering } from './render-process.ts';

// Child processes that render images, started on demand and ended when idle.

type Options = {
  /** Seconds after which the process of an image is killed. */
  maxSeconds: number;
  /** Milliseconds after which an idle process ends. */
  idleMs?: number;
  /** Aborts all work. */
  stopping?: AbortSignal | undefined;
};

type RenderPool = (task: PictureTask) => Promise<Rendering>;

const renderProcessPath = fileURLToPath(new URL('./render-process.ts', import.meta.url));

/** Image decoders get no other environment variables, because those contain secrets. */
const inheritedVariables = [
  'PATH',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'MALLOC_ARENA_MAX',
  'NODE_COMPILE_CACHE',
];

export function createRenderPool({ maxSeconds, idleMs = 30_000, stopping }: Options): RenderPool {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  const take = (): ChildProcess => {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (child.connected) return child;
    }
    return start();
  };

  const giveBack = (child: ChildProcess): void => {
    const timer = setTimeout(() => {
      idle.delete(child);
      child.kill('SIGKILL');
    }, idleMs).unref();
    idle.set(child, timer);
  };

  return (task) =>
    new Promise((resolve) => {
      const child = take();
      const end = (rendering: Rendering) => {
        clearTimeout(timer);
        stopping?.removeEventListener('abort', stop);
        child.removeAllListeners();
        // A process that ends between two images is not an error.
        child.on('error', () => undefined);
        resolve(rendering);
      };
      const kill = (rendering: Rendering) => {
        child.kill('SIGKILL');
        end(rendering);
      };
      const fail = (reason: string) => kill({ error: 'failed', reason, cpuSeconds: 0 });
      const timer = setTimeout(() => {
        const reason = `took longer than ${maxSeconds} s`;
        kill({ error: 'timeout', reason, cpuSeconds: maxSeconds });
      }, 1000 * maxSeconds);
      const stop = () => fail('the server stops');
      stopping?.addEventListener('abort', stop);
      child.once('message', (rendering: Rendering) => {
        end(rendering);
        giveBack(child);
      });
      child.once('exit', (code, signal) => fail(`the process ended with ${code ?? signal}`));
      child.once('error', (error) => fail(String(error)));
      child.send(task, (error) => error && fail(String(error)));
    });
}

function start(): ChildProcess {
  const env = Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));
  const child = fork(renderProcessPath, {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The child must not keep the server running; it ends with the server.
  child.unref();
  child.channel?.unref();
  return child;
}
