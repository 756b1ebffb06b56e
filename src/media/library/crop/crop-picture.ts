import { toAppError } from '@/lib/errors';
import { versionedAddress, type LibraryFile } from '@/media/media-file';

/** Part of a picture, in percent of its width and height. */
export interface CropPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Converts a part to whole pixels, at least one each way and within the picture. */
export function pixelsOf(part: CropPart, size: Size): CropPart {
  const along = (from: number, length: number, whole: number) => {
    const start = Math.min(Math.max(Math.round((from / 100) * whole), 0), whole - 1);
    return [start, Math.min(Math.max(Math.round((length / 100) * whole), 1), whole - start)] as const;
  };
  const [x, width] = along(part.x, part.width, size.width);
  const [y, height] = along(part.y, part.height, size.height);
  return { x, y, width, height };
}

/**
 * Converts a focal point in the picture (0 to 1) to one in the part; moves it to the edge if it is cropped
 * away.
 */
export function focusWithin(focus: { x: number; y: number }, part: CropPart): { x: number; y: number } {
  const along = (at: number, from: number, length: number) =>
    Math.round(Math.min(Math.max((at * 100 - from) / length, 0), 1) * 100) / 100;
  return { x: along(focus.x, part.x, part.width), y: along(focus.y, part.y, part.height) };
}

/** Returns true for pictures that the library redraws: cropping would stop an animation. */
export const canBeCropped = ({ path, isStored }: Pick<LibraryFile, 'path' | 'isStored'>) =>
  isStored && /-\d+w\.\w+$/.test(path);

/**
 * Returns a part of a picture as a file of the same type, lossless where possible. @throws AppError if the
 * content cannot be fetched
 */
export async function cropPicture(file: LibraryFile, part: CropPart): Promise<File> {
  const answer = await fetch(versionedAddress(file)).catch((error: unknown) => {
    throw toAppError(error);
  });
  if (!answer.ok) throw toAppError(new Error(answer.statusText), answer.status);
  const whole = await createImageBitmap(await answer.blob());
  const { x, y, width, height } = pixelsOf(part, whole);
  const drawn = new OffscreenCanvas(width, height);
  drawn.getContext('2d')?.drawImage(whole, x, y, width, height, 0, 0, width, height);
  whole.close();
  const content = await drawn.convertToBlob({ type: file.mimeType, quality: 1 });
  return new File([content], file.name, { type: content.type });
}
