import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a script until it exits; returns its exit code and output. */
async function run(script: string, variables: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'scripts', script)], {
    env: { PATH, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim() };
}

describe('the start scripts', () => {
  let scratch: string;
  let dataDir: string;
  beforeEach(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'start-'));
    dataDir = path.join(scratch, 'data');
  });
  afterEach(() => rmSync(scratch, { recursive: true }));

  test.each(['start.ts', 'start-dev.ts'])('%s reports an invalid variable', async (script) => {
    const { code, output } = await run(script, { PORT: 'http', LOCAL_DATA_DIR: dataDir });
    expect([code, output]).toEqual([1, 'PORT must be a number.']);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('start.ts creates nothing if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // always an AddressInfo while listening on TCP
    const { code, output } = await run('start.ts', { PORT: String(port), LOCAL_DATA_DIR: dataDir });
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`);
    expect(existsSync(dataDir)).toBe(false);
  });

  describe('start-reset.ts', () => {
    const reset = () => run('start-reset.ts', { LOCAL_DATA_DIR: dataDir });
    const ownDirectory = () => {
      mkdirSync(path.join(dataDir, 'db'), { recursive: true });
      writeFileSync(path.join(dataDir, 'keys.json'), '{}');
    };

    test('deletes a data directory of the stack', async () => {
      ownDirectory();
      expect((await reset()).code).toBe(0);
      expect(existsSync(dataDir)).toBe(false);
      expect((await reset()).output).toContain('nothing');
    });

    test('keeps a data directory that is in use', async () => {
      ownDirectory();
      writeFileSync(path.join(dataDir, 'pid'), `${process.pid}`);
      expect(await reset()).toMatchObject({
        code: 1,
        output: expect.stringContaining(`in use by process ${process.pid}`) as string,
      });
      expect(existsSync(path.join(dataDir, 'db'))).toBe(true);
    });

    test('keeps any other directory', async () => {
      mkdirSync(dataDir);
      writeFileSync(path.join(dataDir, 'thesis.docx'), '');
      expect(await reset()).toMatchObject({
        code: 1,
        output: expect.stringContaining('contains other files') as string,
      });
      expect(existsSync(path.join(dataDir, 'thesis.docx'))).toBe(true);
    });
  });
});
