import { MEDIA_WIDTHS } from '@/lib/media-url';
import type { MimeType } from './file-kind';

/**
 * Maximum width in pixels: twice that of the widest place showing a picture. Larger pictures are scaled down.
 */
const MAX_WIDTH = 1920;
const MAX_HEIGHT = 2560;
const MAX_BYTES = 5_242_880;
const QUALITIES = [0.82, 0.6];
/** Browsers that support lossless WebP keep every pixel at this quality. */
const LOSSLESS = 1;

export interface ResizedPicture {
  type: MimeType;
  width: number;
  height: number;
  /** Average colour as rrggbb; null if parts are transparent. */
  colour: string | null;
  /** The picture, then its smaller sizes. */
  sizes: { width: number; content: Blob }[];
}

function canvas(source: ImageBitmap | OffscreenCanvas, width: number): OffscreenCanvas {
  const scale = width / source.width;
  const drawn = new OffscreenCanvas(width, Math.max(1, Math.round(source.height * scale)));
  const context = drawn.getContext('2d');
  if (!context) throw new Error('This browser does not support canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, drawn.width, drawn.height);
  return drawn;
}

/**
 * Returns the average colour of a picture. Halves it repeatedly, because browsers skip pixels when they scale
 * further in one step.
 */
function colourOf(picture: OffscreenCanvas): string | null {
  let small = picture;
  while (small.width > 1) small = canvas(small, Math.floor(small.width / 2));
  const pixels = small.getContext('2d')?.getImageData(0, 0, 1, small.height).data ?? [];
  const rows = Math.max(1, pixels.length / 4);
  const means = [0, 1, 2, 3].map((channel) => {
    let sum = 0;
    for (let at = channel; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
    return Math.round(sum / rows);
  });
  if (means[3] !== 255) return null;
  return means
    .slice(0, 3)
    .map((mean) => mean.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Returns the smallest encoding within the size limit; for drawings, PNG is often smaller without any loss.
 */
async function encode(drawn: OffscreenCanvas, type: MimeType, isDrawing: boolean) {
  const ways = isDrawing ? [LOSSLESS, ...QUALITIES] : QUALITIES;
  const tried: { content: Blob; quality: number }[] = [];
  for (const quality of ways) {
    const content = await drawn.convertToBlob({ type, quality });
    if (content.size <= MAX_BYTES) tried.push({ content, quality });
    const isEnough = quality !== LOSSLESS && tried.length > 0;
    if (isEnough) break;
  }
  return tried.sort((a, b) => a.content.size - b.content.size)[0];
}

/**
 * Redraws a picture upright, without camera metadata (place, device), at most `widest` pixels wide, and in
 * smaller sizes. Encodes it as `as` (WebP by default), or as `type` if the browser cannot. Returns undefined
 * if the result is too large. @throws if the browser cannot decode the content
 */
export async function resizePicture(
  file: Blob,
  type: MimeType,
  { widest = MAX_WIDTH, as }: { widest?: number | undefined; as?: MimeType | undefined } = {},
): Promise<ResizedPicture | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const fitting = Math.min(bitmap.width, widest, Math.round((bitmap.width * MAX_HEIGHT) / bitmap.height));
  let drawn = canvas(bitmap, Math.max(1, fitting));
  bitmap.close();
  // Browsers without WebP support encode as PNG instead; encoding one pixel reveals this.
  const { type: written } = await canvas(drawn, 1).convertToBlob({ type: 'image/webp' });
  const { width, height } = drawn;
  const isDrawing = type === 'image/png';
  const usual = written === 'image/webp' ? written : isDrawing ? 'image/png' : 'image/jpeg';
  const wanted = as ?? usual;
  const whole = await encode(drawn, wanted, isDrawing);
  if (!whole) return undefined;
  const colour = colourOf(drawn);
  const sizes = [{ width, content: whole.content }];
  // Each size is drawn from the next larger one: halving keeps edges smooth.
  for (const smaller of MEDIA_WIDTHS.toReversed()) {
    if (smaller >= width) continue;
    drawn = canvas(drawn, smaller);
    sizes.push({
      width: smaller,
      content: await drawn.convertToBlob({ type: wanted, quality: whole.quality }),
    });
  }
  return { type: wanted, width, height, colour, sizes };
}
