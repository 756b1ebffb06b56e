/**
 * End-of-test hooks of the running test (setup.ts). Separate from the set-up, which every test file in a
 * process evaluates again.
 */

/** Console output; an unexpected warning is a failure. */
export const printed: string[] = [];

/** Returns and clears the output printed so far, for tests that provoke an error message. */
export const takePrinted = (): string[] => printed.splice(0);

const closing: (() => Promise<void>)[] = [];

/**
 * Registers a function to run when the page closes, while its session still exists: a late request would be
 * sent as a visitor.
 */
export const onPageClose = (close: () => Promise<void>) => void closing.push(close);

export async function closePage(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}
