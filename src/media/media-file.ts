import type { Database } from '@/lib/database.types';

/** Kinds of file that a field or picker takes: pictures, documents (PDF), or both; print: pictures that a PDF can hold (PNG, JPEG). */
export type Accept = 'image' | 'document' | 'any' | 'print';

/** A file of the library. */
export interface MediaFile {
  id: string;
  /** In the bucket: '<folder>/<name>'. */
  path: string;
  /** The address that columns and documents keep: '/media/<path>', with focal point and colour behind '#'. */
  url: string;
  alt: string;
  altEn: string | null;
  /** In pixels; null for a document. */
  width: number | null;
  height: number | null;
  bytes: number;
  mimeType: string;
  /** From 0 to 1, from the left and from the top. */
  focalX: number;
  focalY: number;
  /** rrggbb, of a picture without see-through parts. */
  colour: string | null;
  /** As it was called where it came from. */
  name: string;
}

/** A file as the library shows it. */
export interface LibraryFile extends MediaFile {
  createdAt: string;
  replacedAt: string | null;
  deletedAt: string | null;
  /** For saving on top of what was read. */
  version: string;
  /** Number of rows that use it. */
  uses: number;
  /** False while its content never arrived. */
  isStored: boolean;
}

type ListedRow = Database['public']['Functions']['search_media']['Returns'][number];
/** The generated type does not know which columns of a function's answer may be null. */
type Nullable = 'alt_en' | 'colour' | 'width' | 'height' | 'replaced_at' | 'deleted_at' | 'original_name';
export type MediaRow = {
  [C in keyof ListedRow]: C extends Nullable ? ListedRow[C] | null : ListedRow[C];
};

export const isPicture = ({ mimeType }: Pick<MediaFile, 'mimeType'>) => mimeType.startsWith('image/');

/** The address of a file as columns keep it; the same as private.with_focus in the database. */
export function mediaAddress({
  path,
  focalX,
  focalY,
  colour,
}: Pick<MediaFile, 'path' | 'focalX' | 'focalY' | 'colour'>): string {
  const focus = [Math.round(focalX * 100), Math.round(focalY * 100)].join();
  if (focus === '50,50' && !colour) return `/media/${path}`;
  return `/media/${path}#${focus}${colour ? `,${colour}` : ''}`;
}

/** An address for the back-office itself, which changes with the content: what was replaced is seen at once. */
export const freshAddress = (
  file: Pick<LibraryFile, 'path' | 'replacedAt' | 'createdAt'>,
  path = file.path,
) => `/media/${path}?v=${Date.parse(file.replacedAt ?? file.createdAt)}`;

export function libraryFile(row: MediaRow): LibraryFile {
  const shape = { path: row.path, focalX: row.focal_x, focalY: row.focal_y, colour: row.colour };
  return {
    ...shape,
    id: row.id,
    url: mediaAddress(shape),
    alt: row.alt,
    altEn: row.alt_en,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    mimeType: row.mime_type,
    name: row.original_name ?? row.path,
    createdAt: row.created_at,
    replacedAt: row.replaced_at,
    deletedAt: row.deleted_at,
    version: row.updated_at,
    uses: row.uses,
    isStored: row.is_stored,
  };
}
