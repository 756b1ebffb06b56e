/** Error numbers of PGlite's file system (WASI). */
const FILE_SYSTEM: Record<number, string> = {
  2: 'permission denied',
  51: 'no space left on the disk',
  69: 'the file system is read-only',
};

/** Returns the message of anything thrown: PGlite throws plain objects on file system errors. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, message, code, errno } = error as Record<string, unknown>;
  if (typeof message === 'string' && message) return message;
  const known = name === 'ErrnoError' && FILE_SYSTEM[Number(errno)];
  if (known) return known;
  if (code !== undefined || errno !== undefined) return `error ${String(code ?? errno)}`;
  return JSON.stringify(error);
}
