/** Point in space: x runs to the lower right, y to the lower left, z up. */
export type Place = readonly [x: number, y: number, z: number];

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/**
 * Returns functions for SVG paths in an isometric projection of `scale` px per unit, with the origin at
 * (`left`, `top`).
 */
export function isometric(scale: number, left: number, top: number) {
  const project = ([x, y, z]: Place) =>
    [left + (x - y) * COS * scale, top + ((x + y) * SIN - z) * scale] as const;
  const spot = (place: Place) => {
    const [x, y] = project(place);
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  /** Returns an open line through the points. */
  const line = (...places: Place[]) => `M${places.map(spot).join('L')}`;
  /** Returns a closed outline. */
  const face = (...places: Place[]) => `${line(...places)}Z`;
  /**
   * Returns the three visible faces of a box, from its corner nearest the origin and its sizes along x, y and
   * z.
   */
  const box = ([x, y, z]: Place, w: number, d: number, h: number) => ({
    top: face([x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]),
    left: face([x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h]),
    right: face([x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h]),
  });
  /** Returns a horizontal circle or arc as an outline of short lines; angles in turns. */
  const arc = ([x, y, z]: Place, radius: number, from = 0, to = 1) => {
    const steps = Math.max(8, Math.round(48 * (to - from)));
    const rim = Array.from({ length: steps + 1 }, (_, step): Place => {
      const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
    });
    return line(...rim);
  };
  return { project, line, face, box, arc };
}

export type Isometric = ReturnType<typeof isometric>;

/** Returns the integers from 0 to `count` - 1. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Interpolates between two points; `share` is from 0 to 1. */
export const between = (from: Place, to: Place, share: number): Place => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
