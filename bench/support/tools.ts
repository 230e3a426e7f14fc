import { spawnSync } from 'node:child_process';

// Programs of the operating system rather than of npm; on Debian and Ubuntu missing ones are
// installed.

export function requireTool(name: string, debianPackage: string): void {
  if (isThere(name)) return;
  console.log(`  Installing ${debianPackage}`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    spawnSync(command, rest, { stdio: 'ignore' });
  }
  if (isThere(name)) return;
  console.error(`This needs ${name}. Install it and try again.`);
  process.exit(1);
}

export function versionOf(name: string, argument: string): string {
  const { stdout, stderr } = spawnSync(name, [argument], { encoding: 'utf8', env: withSystem() });
  return /\d+\.\d+(\.\d+)?/.exec(`${stdout}${stderr}`)?.[0] ?? '';
}

/** Servers are installed in folders that are only on the path of administrators. */
export function withSystem(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

function isThere(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`], { env: withSystem() }).status === 0;
}
