import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  claimDirectory,
  DirectoryInUse,
  isDataDirectory,
  ownerOf,
} from '../../supabase/local/data-directory.ts';
import { keysOf } from '../../supabase/local/keys.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { probeDirectories } from './stack-probe.ts';

describe('a data directory', () => {
  let directory: string;
  beforeEach(() => void (directory = mkdtempSync(path.join(tmpdir(), 'claim-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  const writePid = (text: string) => writeFileSync(path.join(directory, 'pid'), text);
  /** Starts a process that lives until the test ends it. */
  async function otherProcess() {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")']);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    return { pid: Number(child.pid), end: () => child.kill('SIGKILL') };
  }

  test('can be used by one process at a time', async () => {
    const other = await otherProcess();
    try {
      writePid(
        `${other.pid} ${/\) (?:\S+ ){19}(\d+)/.exec(readFileSync(`/proc/${other.pid}/stat`, 'utf8'))?.[1] ?? ''}`,
      );
      expect(ownerOf(directory)).toBe(other.pid);
      expect(() => claimDirectory(directory)).toThrow(DirectoryInUse);
      expect(() => claimDirectory(directory)).toThrow(`in use by process ${other.pid}`);
    } finally {
      other.end();
    }
  });

  test('is not blocked by an unrelated process with the pid of a crashed one', async () => {
    const other = await otherProcess();
    try {
      writePid(`${other.pid} 1`);
      expect(ownerOf(directory)).toBeUndefined();
      claimDirectory(directory)();
    } finally {
      other.end();
    }
  });

  test('can be copied without its claim', () => {
    const original = path.join(directory, 'original');
    const release = claimDirectory(original);
    const copy = path.join(directory, 'copy');
    cpSync(original, copy, { recursive: true });
    expect([ownerOf(original), ownerOf(copy)]).toEqual([process.pid, undefined]);
    claimDirectory(copy)();
    release();
  });

  test.each(['999999999 5', 'not a number', ''])('is free when its pid file contains "%s"', (text) => {
    writePid(text);
    const release = claimDirectory(directory);
    expect(ownerOf(directory)).toBe(process.pid);
    release();
    expect(ownerOf(directory)).toBeUndefined();
  });

  test('persists its keys, readable only by the owner', () => {
    const keys = keysOf(directory);
    expect(keysOf(directory)).toEqual(keys);
    expect(keysOf(mkdtempSync(path.join(directory, 'other-')))).not.toEqual(keys);
    expect(statSync(path.join(directory, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/);
  });

  test('adds a missing publishable key without changing the others', () => {
    const { publishableKey: _none, ...earlier } = keysOf(directory);
    writeFileSync(path.join(directory, 'keys.json'), JSON.stringify(earlier));
    const keys = keysOf(directory);
    expect(keys).toMatchObject(earlier);
    expect(keysOf(directory)).toEqual(keys);
    writeFileSync(path.join(directory, 'keys.json'), '{}');
    expect(() => keysOf(directory)).toThrow('damaged');
  });

  test('is inaccessible to other users of the machine, including its subfolders', async () => {
    const stack = await openStack({
      dataDir: directory,
      url: 'http://stack.test',
      ...probeDirectories,
      content: 'empty',
    });
    await stack.close();
    for (const folder of ['db', 'storage'])
      expect(statSync(path.join(directory, folder)).mode & 0o777, folder).toBe(0o700);
    expect(isDataDirectory(directory), 'the next start takes it').toBe(true);
  });

  test('is recognized by its contents', () => {
    expect(isDataDirectory(directory)).toBe(true);
    mkdirSync(path.join(directory, 'db'));
    expect(isDataDirectory(directory)).toBe(false);
    // Simulate a claim by another process.
    writePid('1 1');
    expect(isDataDirectory(directory)).toBe(true);
    rmSync(path.join(directory, 'pid'));
    keysOf(directory);
    expect(isDataDirectory(directory)).toBe(true);
    writeFileSync(path.join(directory, 'thesis.docx'), '');
    expect(isDataDirectory(directory)).toBe(false);
  });
});
