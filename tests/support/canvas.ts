import { vi } from 'vitest';

/** A picture as a browser decodes it. */
interface Picture {
  width: number;
  height: number;
}

/** Encodes pictures as a description such as 'image/webp 480x270'. */
class Canvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  #isDrawnOn = false;
  getContext() {
    this.#isDrawnOn = true;
    // Every picture has a single colour.
    const getImageData = (_left: number, _top: number, width: number, height: number) => ({
      data: Array.from({ length: width * height }, () => [0x8a, 0x9b, 0x7c, 255]).flat(),
    });
    return { drawImage: () => undefined, getImageData };
  }
  convertToBlob({ type }: { type: string }) {
    // Matches browser behaviour.
    if (!this.#isDrawnOn) throw new DOMException('OffscreenCanvas object has no rendering contexts');
    return Promise.resolve(new Blob([`${type} ${this.width}x${this.height}`], { type }));
  }
}

/**
 * Makes every picture decode as this one until the next call, because jsdom has no decoder. A file containing
 * 'rusak' fails to decode.
 */
export function mockDecodedPicture(picture: Picture): void {
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((await file.text()).includes('rusak'))
      throw new DOMException('The source image could not be decoded.');
    return { ...picture, close: () => undefined };
  });
  URL.createObjectURL = () => 'blob:gambar';
  URL.revokeObjectURL = () => undefined;
}

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Creates a file with a PNG signature. */
export const pngFile = (name: string, content = '') => new File([PNG, content], name, { type: 'image/png' });
