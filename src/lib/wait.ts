/** Resolves after this time. Component tests replace it, so that they do not wait. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
