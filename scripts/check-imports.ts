import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

// Checks the import rules of docs/architecture.md on every file, and that its layout names the folders that there are.

type Rule = { from: RegExp; to: RegExp; except?: RegExp; why: string };

const serverProtocols = ['auth', 'rest', 'storage', 'realtime', 'functions'];

const rules: Rule[] = [
  {
    from: /^domain\//,
    to: /^(app|server|database|scripts|tests)\//,
    why: 'domain imports nothing but zod',
  },
  {
    from: /^app\//,
    to: /^(server|database|scripts|tests)\//,
    why: 'app imports domain, never the server or the database',
  },
  { from: /^app\/site\//, to: /^app\/admin\//, why: 'site and admin never import each other' },
  { from: /^app\/admin\//, to: /^app\/site\//, why: 'site and admin never import each other' },
  { from: /^app\/ui\//, to: /^app\/(site|admin|backend)\//, why: 'ui knows no page and no data' },
  { from: /^app\/i18n\//, to: /^app\/(?!i18n\/)/, why: 'i18n imports only domain' },
  {
    from: /^app\/admin\/kit\//,
    to: /^app\/admin\/(?!kit\/|shell\/|bulk\/|(use-)?messages\b)/,
    why: 'the kit of the back office knows no noun',
  },
  {
    from: /^app\/(?!backend\/)(?!.*\/data(\.ts$|\/))/,
    to: /^app\/backend\/(unwrap|call-function|insert-once)\.ts$/,
    why: 'only app/backend and the data of a noun query the backend',
  },
  ...serverProtocols.map((name) => ({
    from: new RegExp(`^server/${name}/`),
    to: new RegExp(`^server/(${serverProtocols.filter((other) => other !== name).join('|')})/`),
    why: 'the protocols never import each other',
  })),
  {
    from: /^server\/(postgres|http)\//,
    to: new RegExp(`^server/(${serverProtocols.join('|')}|ssr|features|worker|email)/`),
    why: 'postgres and http know no protocol',
  },
  {
    from: new RegExp(`^server/(${serverProtocols.join('|')}|email|documents)/(?!registry\\.ts)`),
    to: /^server\/(features|worker)\//,
    why: 'only the registry of functions, the worker and boot know what the business does',
  },
  {
    from: /^server\/(?!ssr\/)/,
    to: /^app\//,
    why: 'only ssr knows the app',
  },
  {
    from: /^server\/(?!main\.ts|boot\/)/,
    to: /^server\/(app\.ts|main\.ts|boot\/(start|services|dev|process\/run-process)\.ts)$/,
    why: 'only main and boot know every part',
  },
];

const packageRules: { from: RegExp; to: RegExp; why: string }[] = [
  { from: /^domain\//, to: /^(?!zod$)/, why: 'domain imports nothing but zod' },
  {
    from: /^app\/(?!backend\/|load-context\.ts)(?!.*\/data(\.ts$|\/))/,
    to: /^@supabase\//,
    why: 'only app/backend and the data of a noun use supabase-js',
  },
];

const imports = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const broken: string[] = [];
const files = globSync('{app,domain,server,database}/**/*.{ts,tsx}');
for (const file of files.filter((name) => !/\.test(-\w+)?\.tsx?$/.test(name))) {
  for (const match of readFileSync(file, 'utf8').matchAll(imports)) {
    const target = match[1] ?? '';
    const isRelative = target.startsWith('.');
    const path = isRelative ? normalize(join(dirname(file), target)) : target;
    for (const { from, to, why } of isRelative ? rules : packageRules) {
      if (from.test(file) && to.test(path)) broken.push(`${file} imports ${target}: ${why}`);
    }
  }
}

if (files.length === 0) broken.push('No file was found to check');

/** Folders that the layout names one by one; for nouns it has `jobs/ people/ …`. */
const namedFolders = [
  '{app,server,database,tests}/*/',
  'app/admin/kit/{,list/}*/',
  `server/{boot,http,postgres,${serverProtocols}}/*/`,
];
const layout = /^```\n(app\/[\s\S]*?)^```/m.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1];
const inLayout = new Set(layout?.match(/[\w-]+(?=\/(?!\w))/g));
for (const folder of globSync(namedFolders)) {
  if (inLayout.has(basename(folder))) continue;
  broken.push(`${folder} is missing in the layout of docs/architecture.md`);
}
const folders = globSync('{app,bench,database,docs,domain,scripts,server,tests}/**/', {
  exclude: (path) => path.endsWith('node_modules'),
});
for (const name of inLayout) {
  if (folders.some((path) => basename(path) === name)) continue;
  broken.push(`docs/architecture.md names the folder ${name}, which does not exist`);
}

for (const line of broken) console.error(line);
process.exit(broken.length === 0 ? 0 : 1);
