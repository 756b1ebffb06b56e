import { z } from 'zod';

export interface AuditResult {
  isBad: boolean;
  words: string;
}

const advisories = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), via: z.array(z.unknown()) })),
});
const signatures = z.object({
  invalid: z.array(z.object({ name: z.string(), version: z.string() })),
  missing: z.array(z.object({ name: z.string() })),
});

function parsed<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Evaluates the output of `npm audit --json`. Fails on a vulnerability rated high or critical. */
export function readAdvisories(text: string): AuditResult {
  const found = parsed(advisories, text);
  if (!found) return { isBad: false, words: 'The registry provides no advisories.' };
  const grave = Object.entries(found.vulnerabilities).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  const names = grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  if (grave.length) return { isBad: true, words: `Vulnerable: ${names}.` };
  const lesser = Object.keys(found.vulnerabilities).length;
  return { isBad: false, words: `No severe advisories${lesser ? `, ${lesser} minor ones` : ''}.` };
}

/** Evaluates the output of `npm audit signatures --json`. Fails on a package with an invalid signature. */
export function readSignatures(text: string): AuditResult {
  const found = parsed(signatures, text);
  if (!found) return { isBad: false, words: 'The registry provides no signatures.' };
  const { invalid, missing } = found;
  if (invalid.length) {
    const names = invalid.map(({ name, version }) => `${name}@${version}`).join(', ');
    return { isBad: true, words: `Invalid signatures: ${names}.` };
  }
  return {
    isBad: false,
    words: `All signatures are valid${missing.length ? `, ${missing.length} missing` : ''}.`,
  };
}
