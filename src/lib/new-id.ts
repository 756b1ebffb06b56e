/** Returns a random UUID (version 4). crypto.randomUUID is missing on plain http and before Safari 15.4. */
export function newId(): string {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the types describe a page served over TLS
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const VERSION = { place: 6, kept: 0x0f, set: 0x40 };
  const VARIANT = { place: 8, kept: 0x3f, set: 0x80 };
  const hex = Array.from(bytes, (byte, place) => {
    const fixed = [VERSION, VARIANT].find((each) => each.place === place);
    return (fixed ? (byte & fixed.kept) | fixed.set : byte).toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
