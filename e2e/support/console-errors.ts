import type { BrowserContext } from '@playwright/test';

/** What every page of the browser prints as an error from now on, uncaught ones included. */
export function printedErrors(context: BrowserContext): string[] {
  const printed: string[] = [];
  context.on('weberror', (error) => printed.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') printed.push(`${message.text()} (${message.location().url})`);
  });
  return printed;
}

export const unexpected = (printed: readonly string[], allowed: readonly RegExp[]) =>
  printed.filter((text) => !allowed.some((pattern) => pattern.test(text)));
