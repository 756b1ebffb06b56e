import { fileTypeFromBuffer } from 'file-type';
import { isWellBuilt } from './structure.ts';

const types: Record<string, keyof typeof isWellBuilt> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** True when the content is whole and of the kind that the path's ending names (submit_* chose it by the type). */
export async function isOfItsKind(path: string, bytes: Uint8Array): Promise<boolean> {
  const announced = types[path.split('.').at(-1) ?? ''];
  if (!announced) return false;
  const found = await fileTypeFromBuffer(bytes);
  return found?.mime === announced && isWellBuilt[announced](bytes);
}
