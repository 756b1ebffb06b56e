import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];
type Point = readonly [x: number, y: number];
/** A filled outline; a sky is a whole picture in two colours, from the top to the bottom. */
export type Shape = { fill: Colour; points: readonly Point[] } | { sky: readonly [Colour, Colour] };

export const WIDTH = 960;
export const HEIGHT = 600;
/** Each pixel is the mean of so many by so many, so that edges are smooth. */
const FINE = 2;

export const box = (fill: Colour, x: number, y: number, width: number, height: number): Shape => ({
  fill,
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
});

/** A line of this thickness. */
export function line(fill: Colour, [x1, y1]: Point, [x2, y2]: Point, thickness: number): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [((y1 - y2) / length) * (thickness / 2), ((x2 - x1) / length) * (thickness / 2)];
  return {
    fill,
    points: [
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
      [x2 - dx, y2 - dy],
      [x1 - dx, y1 - dy],
    ],
  };
}

const packed = ([red, green, blue]: Colour) => (red << 16) | (green << 8) | blue;

/** Fills what lies between every second crossing of a row and the outline. */
function fillShape(pixels: Uint32Array, width: number, height: number, shape: Shape): void {
  for (let y = 0; y < height; y += 1) {
    const fill = (colour: Colour, from: number, to: number) =>
      pixels.fill(
        packed(colour),
        y * width + Math.max(0, from),
        y * width + Math.min(width, Math.max(0, to)),
      );
    if ('sky' in shape) {
      const [top, bottom] = shape.sky;
      const at = (place: 0 | 1 | 2) => Math.round(top[place] + ((bottom[place] - top[place]) * y) / height);
      fill([at(0), at(1), at(2)], 0, width);
      continue;
    }
    const row = (y + 0.5) / FINE;
    const crossings = shape.points.flatMap(([x1, y1], index) => {
      const [x2, y2] = shape.points[(index + 1) % shape.points.length] ?? [x1, y1];
      return y1 <= row === y2 <= row ? [] : [(x1 + ((row - y1) / (y2 - y1)) * (x2 - x1)) * FINE];
    });
    crossings.sort((one, other) => one - other);
    for (let place = 0; place + 1 < crossings.length; place += 2)
      fill(shape.fill, Math.round(crossings[place] ?? 0), Math.round(crossings[place + 1] ?? 0));
  }
}

/** The mean of the two by two fine pixels from `at` on, in the colour that is so many bits from the right. */
function meanOf(pixels: Uint32Array, at: number, shift: number): number {
  const of = (place: number) => ((pixels[place] ?? 0) >> shift) & 255;
  const below = at + WIDTH * FINE;
  return (of(at) + of(at + 1) + of(below) + of(below + 1)) / (FINE * FINE);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Shapes painted over one another, as a PNG. */
export function paint(shapes: readonly Shape[]): Uint8Array {
  const [width, height] = [WIDTH * FINE, HEIGHT * FINE];
  const pixels = new Uint32Array(width * height);
  for (const shape of shapes) fillShape(pixels, width, height, shape);
  // Each row begins with the way it is packed: 0, as it is.
  const rows = new Uint8Array(HEIGHT * (WIDTH * 3 + 1));
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      for (let place = 0; place < 3; place += 1)
        rows[y * (WIDTH * 3 + 1) + 1 + x * 3 + place] = meanOf(
          pixels,
          (y * width + x) * FINE,
          16 - place * 8,
        );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits of each of three colours.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
