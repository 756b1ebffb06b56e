import { between, range, type Isometric, type Place } from './isometric.ts';
import { pens } from './sheet.tsx';

/** Arms that carry the wires: height as a share of the tower's, and reach to either side along y. */
const ARMS = [
  [0.66, 1.5],
  [0.82, 1.15],
] as const;

/** Renders a lattice pylon: four legs that meet at the top, braces between them, two arms. */
export function Pylon({ iso, at: [x, y, z], height }: { iso: Isometric; at: Place; height: number }) {
  const foot = 0.9;
  const top: Place = [x, y, z + height];
  const feet: Place[] = [
    [x - foot, y + foot, z],
    [x + foot, y + foot, z],
    [x + foot, y - foot, z],
  ];
  const legs = feet.map((place) => iso.line(place, top));
  const braces = range(7).flatMap((level) => {
    const [low, high] = [level / 8, (level + 1) / 8];
    return range(2).map((side) => {
      const pair = feet.slice(side, side + 2);
      const [first, second] = (level + side) % 2 ? pair : pair.reverse();
      return first && second ? iso.line(between(first, top, low), between(second, top, high)) : '';
    });
  });
  const arms = ARMS.map(([share, reach]) => {
    const level = z + height * share;
    return iso.line([x, y - reach, level], [x, y, level + 0.5], [x, y + reach, level], [x, y - reach, level]);
  });
  const insulators = ARMS.flatMap(([share, reach]) =>
    [-1, 1].map((side) => {
      const level = z + height * share;
      return iso.line([x, y + side * reach, level], [x, y + side * reach, level - 0.5]);
    }),
  );
  return (
    <>
      <path d={braces.join('')} {...pens.fine} />
      <path d={legs.join('') + arms.join('')} {...pens.main} />
      <path d={insulators.join('')} {...pens.mark} />
    </>
  );
}

/** Returns the sagging wires between the pylons. */
export function wires(iso: Isometric, pylons: readonly Place[], height: number) {
  return pylons
    .slice(1)
    .flatMap((to, index) => {
      const from = pylons[index] ?? to;
      return ARMS.flatMap(([share, reach]) =>
        [-1, 1].map((side) => {
          const span = range(13).map((step): Place => {
            const part = step / 12;
            const [x, y, z] = between(from, to, part);
            return [x, y + side * reach, z + height * share - 0.5 - 4 * 0.9 * part * (1 - part)];
          });
          return iso.line(...span);
        }),
      );
    })
    .join('');
}
