import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contents, type SeedContent } from '../../supabase/local/database/migrate.ts';
import { isDataDirectory } from '../../supabase/local/data-directory.ts';
import { root } from './root.ts';
import { UserError } from './user-error.ts';

const defaultPort = 5173;
const url = (protocols: string[], what: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), what);

const isHostName = (name: string) => /^[a-z0-9.-]+(:\d+)?$/.test(name);

/** Environment variables of these programs. Empty ones count as unset. */
const schema = z.object({
  PORT: z.coerce.number('must be a number').int().min(1).max(65_535).default(defaultPort),
  LOCAL_DATA_DIR: z.string().default('.local'),
  LOCAL_HOSTS: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim().toLowerCase()))
    .refine(
      (names) => names.every(isHostName),
      'must be host names separated by commas: lsbu.test,demo.example.id',
    )
    .default([]),
  LOCAL_ACCOUNTS: z.literal('demo', 'must be "demo" or unset').optional(),
  LOCAL_CONTENT: z.enum(contents, 'must be demo, reference or empty').optional(),
  PRERENDER: z.literal('off', 'must be "off" or unset').optional(),
  PG_URL: url(['postgres:', 'postgresql:'], 'must look like postgres://user@host:port/database').optional(),
  VITE_SUPABASE_URL: url(['http:', 'https:'], 'must be the http(s) address of a Supabase project').optional(),
  VITE_SUPABASE_ANON_KEY: z.string().optional(),
});

export interface Settings {
  port: number;
  /** Address of the site and, with the local stack, of the API. */
  url: string;
  /** Host names of the local site in addition to localhost. */
  hosts: readonly string[];
  dataDir: string;
  accounts?: 'demo';
  /** Content of a new database; if unset, choose-content.ts decides. */
  content?: SeedContent;
  pgUrl?: string;
  /** Address of a hosted project, in place of the local stack. */
  hosted?: string;
  /** True if public pages are prerendered; otherwise all render in the browser. */
  prerender: boolean;
}

/** Reads `.env.local` and `.env`; existing environment variables take precedence. */
export function loadEnvFiles() {
  for (const file of ['.env.local', '.env'].map((name) => path.join(root, name)))
    if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads the settings from the environment. @throws UserError naming each invalid variable */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new UserError(
      parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`).join(' '),
    );
  const {
    PORT,
    LOCAL_HOSTS,
    LOCAL_DATA_DIR,
    LOCAL_ACCOUNTS,
    LOCAL_CONTENT,
    PG_URL,
    PRERENDER,
    VITE_SUPABASE_URL,
    VITE_SUPABASE_ANON_KEY,
  } = parsed.data;
  if (Boolean(VITE_SUPABASE_URL) !== Boolean(VITE_SUPABASE_ANON_KEY))
    throw new UserError('Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, or neither.');
  if (VITE_SUPABASE_URL && (PG_URL || LOCAL_ACCOUNTS))
    throw new UserError(
      `VITE_SUPABASE_URL and ${PG_URL ? 'PG_URL' : 'LOCAL_ACCOUNTS'} exclude each other: unset one of them.`,
    );
  const dataDir = path.resolve(root, LOCAL_DATA_DIR);
  if (!VITE_SUPABASE_URL) checkDataDir(dataDir);
  return {
    port: PORT,
    url: `http://127.0.0.1:${PORT}`,
    hosts: LOCAL_HOSTS,
    dataDir,
    accounts: LOCAL_ACCOUNTS,
    content: LOCAL_CONTENT,
    pgUrl: PG_URL,
    hosted: VITE_SUPABASE_URL,
    prerender: PRERENDER !== 'off',
  };
}

function checkDataDir(dataDir: string) {
  if (!existsSync(dataDir)) return;
  if (!statSync(dataDir).isDirectory()) throw new UserError(`LOCAL_DATA_DIR ${dataDir} is not a directory.`);
  if (!isDataDirectory(dataDir))
    throw new UserError(`LOCAL_DATA_DIR ${dataDir} contains other files. Use a new or empty directory.`);
}
