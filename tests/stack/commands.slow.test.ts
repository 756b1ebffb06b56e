import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort } from '../../scripts/free-port.ts';
import { copyOfPrepared } from '../support/stack-directory.ts';

let scratch: string;
/** Directory of a migrated and seeded database. */
let dataDir: string;
beforeEach(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'commands-'));
  dataDir = path.join(scratch, 'data');
  renameSync(await copyOfPrepared({ accounts: 'demo' }), dataDir);
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a package.json script; `said` is its output so far. */
function run(name: keyof typeof packageJson.scripts, variables: Record<string, string>) {
  const [, ...script] = packageJson.scripts[name].split(' ');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, script, {
    env: { PATH, LOCAL_DATA_DIR: dataDir, ...variables },
  });
  const ran = { child, said: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (ran.said += chunk.toString()));
  return ran;
}

/** Waits until the site answers; throws with the command's output if it exits first. */
async function answers(url: string, ran: { child: ChildProcess; said: string }): Promise<Response> {
  for (;;) {
    if (ran.child.exitCode !== null) throw new Error(ran.said);
    const response = await fetch(url).catch(() => undefined);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test.each(['start', 'dev'] as const)('npm run %s serves the site and the stack', async (name) => {
  const port = String(await freePort());
  const ran = run(name, { PORT: port });
  const ended = once(ran.child, 'close');
  try {
    const page = await answers(`http://127.0.0.1:${port}/`, ran);
    expect(await page.text()).toContain('<div id="root">');
    const config = (await (await fetch(`http://127.0.0.1:${port}/_local/config`)).json()) as object;
    expect(config).toHaveProperty('publishableKey');
    if (name === 'dev') return;
    // The scheduler has to run once.
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${port}/health.json`)).status).toBe(200),
      { timeout: 30_000, interval: 500 },
    );
    const doctor = run('doctor', { PORT: port });
    await once(doctor.child, 'close');
    expect(doctor.said).toMatch(/ok {7}Migrations: all \d+ migrations of version/);
    expect(doctor.said).toMatch(/\d+ passed, \d with a warning, 0 failed\./);
    expect(doctor.child.exitCode).toBe(0);
  } finally {
    ran.child.kill('SIGTERM');
    await ended;
  }
});
