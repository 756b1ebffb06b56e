import { MEDIA_LIMITS, PICTURE_KINDS } from '@/config/upload-limits';
import { MEDIA_WIDTHS } from '@/lib/media-url';
import { newId } from '@/lib/new-id';
import { slugify } from '@/lib/slug';
import { resizePicture, type ResizedPicture } from './draw-picture';
import { extensionOf, kindOf, unsupportedPicture, type MimeType } from './file-kind';
import type { Accept, LibraryFile } from './media-file';

/** Maximum size in bytes of a picture to redraw; photos from phones are about a quarter of that. */
const MAX_SOURCE = 52_428_800;
const MAX_NAME_LENGTH = 60;

/** Reasons for rejecting a file, as keys of the messages under `problems`. */
export type MediaFileProblem =
  'empty' | 'tooLarge' | 'type' | 'heic' | 'svg' | 'notPicture' | 'notDocument' | 'unreadable' | 'otherKind';

/** Objects to store in the bucket with their paths: the file and, for pictures, its smaller sizes. */
export interface PreparedFile {
  path: string;
  name: string;
  type: MimeType;
  width: number | null;
  height: number | null;
  bytes: number;
  colour: string | null;
  /** The file itself is last: once it is stored, all sizes are stored. */
  objects: { path: string; content: Blob }[];
}

/** Returns the `accept` attribute of a file input; the content is checked later. */
export const acceptOf = (accept: Accept) =>
  ({
    image: PICTURE_KINDS.join(),
    document: 'application/pdf',
    any: [...PICTURE_KINDS, 'application/pdf'].join(),
    print: PICTURE_KINDS.join(),
  })[accept];

const baseName = (name: string) =>
  slugify(name.replace(/\.[a-z0-9]{1,5}$/i, ''), MAX_NAME_LENGTH) || 'berkas';

/** Returns a folder name with 48 random bits. */
const newFolder = () => newId().slice(0, 13);

function wrongKind(type: MimeType, accept: Accept): MediaFileProblem | undefined {
  const isDocument = type === 'application/pdf';
  if ((accept === 'image' || accept === 'print') && isDocument) return 'notPicture';
  return accept === 'document' && !isDocument ? 'notDocument' : undefined;
}

/** Wide enough for a letterhead and the site's header, in pixels. */
const MAX_PRINT_WIDTH = 960;
/** Returns a type that a PDF can contain: JPEG for photos, PNG for everything else. */
const printed = (type: MimeType): MimeType => (type === 'image/jpeg' ? type : 'image/png');

/** Checks a chosen file and prepares it for upload, or returns the reason for rejecting it. */
export async function prepareFile(file: File, accept: Accept): Promise<PreparedFile | MediaFileProblem> {
  const source = await inspectFile(file, accept);
  if (typeof source === 'string') return source;
  const base = `${newFolder()}/${baseName(file.name)}`;
  if (source.drawn) {
    const ending = extensionOf(source.drawn.type);
    return prepared(file, `${base}-${source.drawn.width}w.${ending}`, source);
  }
  return prepared(file, `${base}.${extensionOf(source.type)}`, source);
}

/** Prepares new content for an existing file: same address and type, no wider than its name states. */
export async function prepareReplacement(
  file: File,
  old: Pick<LibraryFile, 'path' | 'mimeType'>,
): Promise<PreparedFile | MediaFileProblem> {
  const width = Number(/-(\d+)w\.\w+$/.exec(old.path)?.[1]);
  const hasSizes = width > 0;
  const mimeType = old.mimeType as MimeType; // ensured by the table's check
  const source = await inspectFile(file, mimeType === 'application/pdf' ? 'document' : 'image', {
    widest: width || undefined,
    as: hasSizes && printed(mimeType) === mimeType ? mimeType : undefined,
  });
  if (typeof source === 'string') return source;
  const type = source.drawn?.type ?? source.type;
  if (type !== old.mimeType || hasSizes !== (source.drawn !== undefined)) return 'otherKind';
  return prepared(file, old.path, source);
}

interface Source {
  type: MimeType;
  drawn?: ResizedPicture;
  /** Size of a picture that is not redrawn. */
  size?: { width: number; height: number };
}

/** Requirements for the content of a file: maximum width in pixels, and type. */
interface Wanted {
  widest?: number | undefined;
  as?: MimeType | undefined;
}

async function inspectFile(
  file: File,
  accept: Accept,
  wanted: Wanted = {},
): Promise<Source | MediaFileProblem> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_SOURCE) return 'tooLarge';
  try {
    const kind = await kindOf(file);
    if (!kind) return (await unsupportedPicture(file)) ?? 'type';
    const { type, moves } = kind;
    const wrong = wrongKind(type, accept);
    if (wrong) return wrong;
    if (type === 'application/pdf') return file.size > MEDIA_LIMITS.document ? 'tooLarge' : { type };
    const isPrint = accept === 'print';
    if (moves && !isPrint)
      return file.size > MEDIA_LIMITS.picture ? 'tooLarge' : { type, size: await sizeOf(file) };
    const print = isPrint ? { widest: MAX_PRINT_WIDTH, as: printed(type) } : {};
    const drawn = await resizePicture(file, type, { ...wanted, ...print });
    return drawn ? { type, drawn } : 'tooLarge';
  } catch {
    // Damaged, moved since it was chosen, or in a format this browser cannot decode.
    return 'unreadable';
  }
}

async function sizeOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Returns the path of a smaller size, which contains its own width. */
const sizedPath = (path: string, width: number) => path.replace(/-\d+w(\.\w+)$/, `-${width}w$1`);

function prepared(file: File, path: string, { type, drawn, size }: Source): PreparedFile {
  const own = Number(/-(\d+)w\.\w+$/.exec(path)?.[1]);
  const whole = drawn?.sizes[0]?.content ?? file;
  // Writes every size that the name promises, even if the new content is smaller.
  const smaller = (drawn ? MEDIA_WIDTHS : [])
    .filter((width) => width < own)
    .map((width) => ({
      path: sizedPath(path, width),
      content: drawn?.sizes.find((size) => size.width === width)?.content ?? whole,
    }));
  return {
    path,
    name: file.name.slice(0, 255),
    type: drawn?.type ?? type,
    width: (drawn ?? size)?.width ?? null,
    height: (drawn ?? size)?.height ?? null,
    bytes: whole.size,
    colour: drawn?.colour ?? null,
    objects: [...smaller, { path, content: whole }],
  };
}
