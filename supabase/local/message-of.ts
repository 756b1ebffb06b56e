/** The words of anything that was thrown; PGlite throws plain objects where the file system fails it. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code, errno } = error as { message?: unknown; code?: unknown; errno?: unknown };
  if (typeof message === 'string' && message) return message;
  if (code !== undefined || errno !== undefined) return `error ${String(code ?? errno)}`;
  return JSON.stringify(error);
}
