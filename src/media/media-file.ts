import type { Database } from '@/lib/database.types';

/**
 * File types that a field or picker accepts: pictures, documents (PDF), or both. `print`: pictures that a PDF
 * can contain (PNG, JPEG).
 */
export type Accept = 'image' | 'document' | 'any' | 'print';

/** File of the library. */
export interface MediaFile {
  id: string;
  /** Path in the bucket: '<folder>/<name>'. */
  path: string;
  /** Address stored in columns and documents: '/media/<path>'; the fragment holds focal point and colour. */
  url: string;
  alt: string;
  altEn: string | null;
  /** In pixels; null for documents. */
  width: number | null;
  height: number | null;
  bytes: number;
  mimeType: string;
  /** From 0 (left or top) to 1. */
  focalX: number;
  focalY: number;
  /** As rrggbb; null for documents and pictures with transparency. */
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
  /** Number of rows that use the file. */
  uses: number;
  /** False if its content was never uploaded. */
  isStored: boolean;
}

type ListedRow = Database['public']['Functions']['search_media']['Returns'][number];
/** Columns that can be null; the generated types of functions declare them as not null. */
type Nullable = 'alt_en' | 'colour' | 'width' | 'height' | 'replaced_at' | 'deleted_at' | 'original_name';
export type MediaRow = {
  [C in keyof ListedRow]: C extends Nullable ? ListedRow[C] | null : ListedRow[C];
};

export const isPictureFile = ({ mimeType }: Pick<MediaFile, 'mimeType'>) => mimeType.startsWith('image/');

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
 * Returns an address for the back-office that changes with the content, so that replaced content is visible
 * at once.
 */
export const versionedAddress = (
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
