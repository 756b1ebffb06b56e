import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const BOOTSTRAP = path.join(import.meta.dirname, 'bootstrap.mjs');

/** Runs bootstrap() as if with this Node.js version. */
function bootstrapOn(version: string) {
  const code = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    const { bootstrap } = await import(${JSON.stringify(BOOTSTRAP)});
    console.log(bootstrap());`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
}

test.each(['18.20.4', '20.18.9'])('bootstrap rejects Node.js %s with a message', (version) => {
  const { status, stderr, stdout } = bootstrapOn(version);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`This project needs Node.js 20.19 or later; this is ${version}.\n`);
});

test.each(['20.19.0', '22.21.1'])(
  'bootstrap downloads Node.js 24 once when run with Node.js %s',
  (version) => {
    bootstrapOn(version);
    const { status, stderr, stdout } = bootstrapOn(version);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const binary = stdout.trim();
    expect(binary).toMatch(/\.cache.tools.node-\w+.node_modules.node.bin.node(\.exe)?$/);
    expect(spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^v24\./);
  },
  120_000,
);

test.each(['24.0.0', '26.1.0'])('bootstrap runs the project directly with Node.js %s', (version) => {
  expect(bootstrapOn(version).stdout.trim()).toBe(process.execPath);
});
