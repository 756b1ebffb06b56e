import type { Database } from '@/lib/database.types';

/**
 * File types that a field or picker accepts: pictures, documents (PDF), or both; print: pictures that a PDF
 * can contain (PNG, JPEG).
 */
export type Accept = 'image' | 'document' | 'any' | 'print';

/** A file of the library. */
export interface MediaFile {
  id: string;
  /** Path in the bucket: '<folder>/<name>'. */
  path: string;
  /**
   * Address stored in columns and documents: '/media/<path>', with focal point and colour in the fragment.
   */
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
  /** rrggbb, of a picture without transparency. */
  colour: string | null;
  /** Original file name. */
  name: string;
}

/** File as shown in the library. */
export interface LibraryFile extends MediaFile {
  createdAt: string;
  replacedAt: string | null;
  deletedAt: string | null;
  /** For conflict detection on saving. */
  version: string;
  /** Number of rows that use it. */
  uses: number;
  /** False if its content was never uploaded. */
  isStored: boolean;
}

type ListedRow = Database['public']['Functions']['search_media']['Returns'][number];
/** The generated types do not mark nullable columns of functions. */
type Nullable = 'alt_en' | 'colour' | 'width' | 'height' | 'replaced_at' | 'deleted_at' | 'original_name';
export type MediaRow = {
  [C in keyof ListedRow]: C extends Nullable ? ListedRow[C] | null : ListedRow[C];
};

export const isPicture = ({ mimeType }: Pick<MediaFile, 'mimeType'>) => mimeType.startsWith('image/');

/** Returns the address of a file as stored in columns; same as private.with_focus in SQL. */
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

/**
 * Returns an address for the back-office that changes with the content, so that replaced content shows at
 * once.
 */
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
