import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPglite } from '../supabase/local/database/pglite.ts';
import { copyOfPrepared } from '../tests/support/stack-directory.ts';
import { freePort } from './free-port.ts';
import { supabaseProgram } from './tools/programs.ts';

/** Serves a copy of the migrated database at a postgres:// address while `work` runs. */
export async function withServedDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const directory = await copyOfPrepared({ accounts: 'demo' });
  const { connection, db } = await openPglite(path.join(directory, 'db'));
  const port = await freePort();
  const server = new PGLiteSocketServer({
    db: connection.driver,
    port,
    host: '127.0.0.1',
    maxConnections: 20,
  });
  try {
    // The advisors read this setting of hosted PostgREST. All connections share PGlite's single session.
    await db.exec(`set pgrst.db_schemas = 'public'`);
    await server.start();
    return await work(`postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`);
  } finally {
    await server.stop();
    await db.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

const program = supabaseProgram();

/** Runs the Supabase CLI. Returns its output, or rejects with its errors. */
export function supabaseCli(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1' },
    });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`supabase ${args.slice(0, 2).join(' ')} exited with ${code}: ${complaint}`)),
    );
  });
}
