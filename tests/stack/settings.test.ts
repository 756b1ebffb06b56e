import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../scripts/start/settings.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(scratch, { recursive: true }));

describe('the environment variables', () => {
  const dataDir = path.join(scratch, 'new');

  test('have defaults', () => {
    expect(readSettings({ LOCAL_DATA_DIR: dataDir })).toEqual({
      port: 5173,
      url: 'http://127.0.0.1:5173',
      hosts: [],
      dataDir,
      accounts: undefined,
      pgUrl: undefined,
      hosted: undefined,
      prerender: true,
    });
  });

  test('count as unset when they are empty', () => {
    const empty = {
      PORT: '',
      LOCAL_ACCOUNTS: ' ',
      PG_URL: '',
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
    };
    expect(readSettings({ ...empty, LOCAL_DATA_DIR: dataDir })).toMatchObject({ port: 5173 });
  });

  test('accept more hosts, separated by commas', () => {
    const { hosts } = readSettings({
      LOCAL_DATA_DIR: dataDir,
      LOCAL_HOSTS: 'LSBU.test, demo.example.id:8443',
    });
    expect(hosts).toEqual(['lsbu.test', 'demo.example.id:8443']);
  });

  test('disable the local stack when a hosted project is set', () => {
    const hosted = { VITE_SUPABASE_URL: 'https://x.supabase.co', VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };
    expect(readSettings(hosted).hosted).toBe('https://x.supabase.co');
    expect(() => readSettings({ ...hosted, LOCAL_ACCOUNTS: 'demo' })).toThrow('LOCAL_ACCOUNTS');
    expect(() => readSettings({ ...hosted, PG_URL: 'postgres://x@y/z' })).toThrow('PG_URL');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '80.5' }, 'PORT'],
    [{ LOCAL_HOSTS: 'http://lsbu.test' }, 'LOCAL_HOSTS must be host names'],
    [{ LOCAL_ACCOUNTS: 'yes' }, 'LOCAL_ACCOUNTS must be "demo"'],
    [{ PG_URL: 'mysql://root@localhost/x' }, 'PG_URL must look like postgres://'],
    [{ VITE_SUPABASE_URL: 'x.supabase.co', VITE_SUPABASE_ANON_KEY: 'k' }, 'VITE_SUPABASE_URL'],
    [{ VITE_SUPABASE_URL: 'https://x.supabase.co' }, 'or neither'],
    [{ VITE_SUPABASE_ANON_KEY: 'k' }, 'or neither'],
  ])('are listed in the error when invalid (%o)', (variables, words) => {
    expect(() => readSettings({ LOCAL_DATA_DIR: dataDir, ...variables })).toThrow(words);
  });

  test('are all listed in the error when several are invalid', () => {
    const wrong = { PORT: 'x', LOCAL_ACCOUNTS: 'y' };
    expect(() => readSettings(wrong)).toThrow(/PORT.*LOCAL_ACCOUNTS/);
  });

  test('reject a data directory that contains other files', () => {
    const other = path.join(scratch, 'documents');
    mkdirSync(other);
    writeFileSync(path.join(other, 'thesis.docx'), '');
    expect(() => readSettings({ LOCAL_DATA_DIR: other })).toThrow('contains other files');
    expect(() => readSettings({ LOCAL_DATA_DIR: path.join(other, 'thesis.docx') })).toThrow(
      'not a directory',
    );
  });
});
