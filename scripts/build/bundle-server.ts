import { renameSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

// Bundles the server and its packages into a few files: a start then reads those instead of a
// thousand, in a fraction of the time and the memory.

const folder = 'build/process';
const draft = `build/process.new-${process.pid}`;

/** Packages that are loaded dynamically or have native binaries. */
const external = ['sharp', 'pg-native', 'pdfkit'];

export async function bundleServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [resolveFromSource()],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: draft,
      target: 'node22',
      sourcemap: true,
      rolldownOptions: {
        input: { main: 'server/main.ts' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // One character beyond Latin-1, even in a comment, makes V8 store the file in twice the memory.
          charset: 'ascii',
          comments: false,
        },
      },
    },
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** Keeps `import.meta` pointing at the source file of a module, so that it finds files beside it. */
function resolveFromSource(): Plugin {
  return {
    name: 'resolve-from-source',
    transform(code, id) {
      if (id.includes('node_modules') || !/import\.meta\.(url|dirname)/.test(code)) return;
      const path = relative(resolve(folder), id);
      const moved = code
        .replaceAll('import.meta.url', `new URL('${path}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${dirname(path)}\``);
      // Line numbers stay the same.
      return { code: moved, map: null };
    },
  };
}
