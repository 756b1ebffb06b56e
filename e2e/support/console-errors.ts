import type { BrowserContext } from '@playwright/test';

const UNCAUGHT = 'uncaught: ';
export const isUncaught = (text: string) => text.startsWith(UNCAUGHT);

/** Adds console errors and uncaught errors of all pages in the browser context to `printed`. */
export function collectErrors(context: BrowserContext, printed: string[]): void {
  context.on('weberror', (error) => printed.push(`${UNCAUGHT}${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') printed.push(`${message.text()} (${message.location().url})`);
  });
}

/** Violations of the content policy count as errors unless a pattern names the policy. */
const POLICY = 'Content Security Policy';
export const isRefusedByPolicy = (text: string) => text.includes(POLICY);
const allows = (pattern: RegExp, text: string) =>
  pattern.test(text) && (!isRefusedByPolicy(text) || pattern.source.includes(POLICY));

export const unexpected = (printed: readonly string[], allowed: readonly RegExp[]) =>
  printed.filter((text) => !allowed.some((pattern) => allows(pattern, text)));
