import { existsSync } from 'node:fs';

const STACK = new URL('./stack.ts', import.meta.url);

/** Runs once before the tests: builds the data directory whose copies they open. */
export async function setup(): Promise<void> {
  if (!existsSync(STACK)) return;
  // The path is a variable so that this compiles on its own; stack.ts exports prepareStack().
  const stack = (await import(STACK.href)) as { prepareStack: () => Promise<unknown> };
  await stack.prepareStack();
}
