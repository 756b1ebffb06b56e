/** Of the test under way, for its end (setup.ts). Apart from the set-up, which each test file evaluates anew in one process. */

/** Console output; an unexpected warning is a failure. */
export const printed: string[] = [];

/** For a test that provokes a printed error: takes away and returns what was printed so far. */
export const takePrinted = (): string[] => printed.splice(0);

const closing: (() => Promise<void>)[] = [];

/** Ended with the page, while its session is still there: a late request would go out as a visitor's. */
export const whenPageCloses = (close: () => Promise<void>) => void closing.push(close);

export async function closePage(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}
