import type { Page } from '@playwright/test';

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a single-colour PNG with a frame, drawn by the browser. */
export async function drawnPng(
  page: Page,
  name: string,
  colour: string,
  size = [2400, 1350],
): Promise<Picture> {
  const bytes = await page.evaluate(
    async ([fill, width = 0, height = 0]: [string, number?, number?]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = fill;
      context.fillRect(0, 0, width, height);
      context.strokeRect(width * 0.1, height * 0.1, width * 0.8, height * 0.8);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return Array.from(new Uint8Array(await blob.arrayBuffer()));
    },
    [colour, ...size] as [string, number?, number?],
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
}
