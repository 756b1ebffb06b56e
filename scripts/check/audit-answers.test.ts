import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readAdvisories, readSignatures } from './audit-answers.ts';

const advisory = (severity: string) => ({ severity, via: [{ title: 'x' }] });

describe('npm audit', () => {
  test('fails for a severe advisory and only counts lesser ones', () => {
    const answer = { vulnerabilities: { left: advisory('critical'), right: advisory('low') } };
    expect(readAdvisories(JSON.stringify(answer))).toEqual({
      isBad: true,
      words: 'Vulnerable: left (critical).',
    });
    const lesser = { vulnerabilities: { right: advisory('moderate') } };
    expect(readAdvisories(JSON.stringify(lesser))).toEqual({
      isBad: false,
      words: 'No severe advisories, 1 minor ones.',
    });
  });

  test('fails for an invalid signature and only counts missing ones', () => {
    const wrong = { invalid: [{ name: 'left', version: '1.0.0' }], missing: [] };
    expect(readSignatures(JSON.stringify(wrong))).toMatchObject({
      isBad: true,
      words: 'Invalid signatures: left@1.0.0.',
    });
    const missing = { invalid: [], missing: [{ name: 'left' }] };
    expect(readSignatures(JSON.stringify(missing)).words).toBe('All signatures are valid, 1 missing.');
  });

  test.each([
    '',
    'not JSON',
    '{"error":{"code":"E405"}}',
    '{"message":"Method Not Allowed","statusCode":405}',
  ])('reports an unavailable registry without failing (%j)', (text) => {
    expect(readAdvisories(text)).toEqual({ isBad: false, words: 'The registry provides no advisories.' });
    expect(readSignatures(text)).toEqual({ isBad: false, words: 'The registry provides no signatures.' });
  });
});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      optional: z.boolean().optional(),
      bundled: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

describe('lock file', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

  test('contains the packages of every platform, as npm ci requires', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(path === '' ? {} : optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('contains the hash of every required package', () => {
    // Local packages and their links have no hash.
    const bare = Object.entries(packages)
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
      .filter(([, entry]) => !entry.optional && !entry.inBundle)
      .map(([path]) => path);
    expect(bare).toEqual([]);
  });
});
