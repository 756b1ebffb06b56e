/** Checks by type whether a file is complete, in one pass over at most 10 MB. */
export const hasValidStructure = {
  'application/pdf': isPdf,
  'image/jpeg': isJpeg,
  'image/png': isPng,
} as const satisfies Record<string, (bytes: Uint8Array) => boolean>;

const latin = new TextDecoder('latin1');
const KB = 1024;
/** Maximum share of a single byte value in a document; above it, most of the document is padding. */
const MAX_PADDING = 0.9;

/**
 * Checks header, objects, a cross-reference table at the position in startxref, and the end marker near the
 * end.
 */
function isPdf(bytes: Uint8Array): boolean {
  const header = latin.decode(bytes.subarray(0, KB)).indexOf('%PDF-');
  // Some programs append a few bytes after the end marker.
  const end = latin.decode(bytes.subarray(-2 * KB));
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF/.exec(end.slice(end.lastIndexOf('startxref'))) ?? [];
  if (header < 0 || offset === undefined || isPadding(bytes)) return false;
  // The offset points to a table or, since PDF 1.5, to an object that contains one. Offsets count from the
  // header.
  const places = [Number(offset), Number(offset) + header];
  const isTable = places.some((place) =>
    /^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(latin.decode(bytes.subarray(place, place + 64))),
  );
  return isTable && /\b\d+\s+\d+\s+obj\b/.test(latin.decode(bytes));
}

function isPadding(bytes: Uint8Array): boolean {
  if (bytes.length < 16 * KB) return false;
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  return Math.max(...counts) > bytes.length * MAX_PADDING;
}

/**
 * Checks segments and their lengths, a frame with a size, a scan, and the end marker. Phones may append data
 * after it.
 */
function isJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let place = 2;
  let hasFrame = false;
  while (place + 4 <= bytes.length) {
    if (bytes[place] !== 0xff) return false;
    const marker = bytes[place + 1] ?? 0;
    if (marker === 0xff) {
      place += 1; // fill byte
      continue;
    }
    if (marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) return false;
    const length = view.getUint16(place + 2);
    if (length < 2 || place + 2 + length > bytes.length) return false;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && length >= 8) hasFrame = view.getUint16(place + 5) > 0 && view.getUint16(place + 7) > 0;
    place += 2 + length;
    if (marker !== 0xda) continue;
    place = endOfScan(bytes, place);
    if (bytes[place + 1] === 0xd9) return hasFrame;
  }
  return false;
}

/**
 * Returns the position of the first marker after the image data; skips stuffed 0xff bytes and restart
 * markers.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  let place = bytes.indexOf(0xff, from);
  while (place >= 0) {
    const next = bytes[place + 1] ?? 0;
    if (next !== 0x00 && (next < 0xd0 || next > 0xd7)) return place;
    place = bytes.indexOf(0xff, place + 1);
  }
  return bytes.length;
}

/** Checks the chunks from header to end chunk, with image data between them and nothing after them. */
function isPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasData = false;
  let place = 8;
  while (place + 12 <= bytes.length) {
    const length = view.getUint32(place);
    const kind = latin.decode(bytes.subarray(place + 4, place + 8));
    const next = place + 12 + length;
    if (next > bytes.length || !/^[A-Za-z]{4}$/.test(kind)) return false;
    if (place === 8 && (kind !== 'IHDR' || length !== 13)) return false;
    hasData ||= kind === 'IDAT' && length > 0;
    if (kind === 'IEND') return hasData && next === bytes.length;
    place = next;
  }
  return false;
}
