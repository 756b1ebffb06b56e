import { range, type Isometric, type Place } from './isometric.ts';
import { pens, Solid } from './sheet.tsx';

const SIDE = 1;

interface CraneProps {
  iso: Isometric;
  at: Place;
  height: number;
}

/** Renders the lattice mast of a tower crane on its footing. Draw it behind the building. */
export function CraneMast({ iso, at: [x, y, ground], height }: CraneProps) {
  const top = ground + height;
  const panels = Math.round(height / SIDE) - 1;
  const mast = [
    iso.line([x, y + SIDE, ground], [x, y + SIDE, top]),
    iso.line([x + SIDE, y + SIDE, ground], [x + SIDE, y + SIDE, top]),
    iso.line([x + SIDE, y, ground], [x + SIDE, y, top]),
  ];
  const lattice = range(panels).flatMap((panel) => {
    const low = ground + panel * SIDE;
    const flip = panel % 2 === 0;
    return [
      iso.line([flip ? x : x + SIDE, y + SIDE, low], [flip ? x + SIDE : x, y + SIDE, low + SIDE]),
      iso.line([x + SIDE, flip ? y : y + SIDE, low], [x + SIDE, flip ? y + SIDE : y, low + SIDE]),
      iso.line([x, y + SIDE, low], [x + SIDE, y + SIDE, low], [x + SIDE, y, low]),
    ];
  });
  return (
    <>
      <Solid iso={iso} at={[x - 0.6, y - 0.6, ground]} size={[SIDE + 1.2, SIDE + 1.2, 0.5]} />
      <path d={mast.join('')} {...pens.main} />
      <path d={lattice.join('')} {...pens.fine} />
    </>
  );
}

/**
 * Renders the jib along x with its ties, counterweight, and a load on the hook. Draw it in front of the
 * building.
 */
export function CraneJib({ iso, at: [x, y, ground], height }: CraneProps) {
  const top = ground + height;
  const centre = y + SIDE / 2;
  const reach = 14;
  const jib = [
    iso.line([x - 5, centre, top], [x + reach, centre, top]),
    iso.line([x + 1, centre, top + 0.9], [x + reach - 0.6, centre, top + 0.9], [x + reach, centre, top]),
  ];
  const jibLattice = range(reach - 1).map((step) =>
    iso.line(
      [x + 1 + step, centre, top + 0.9],
      [x + 1.5 + step, centre, top],
      [x + 2 + step, centre, top + 0.9],
    ),
  );
  const peak: Place = [x + 0.5, centre, top + 3.4];
  const ties = [
    iso.line([x - 4.6, centre, top], peak, [x + 6, centre, top + 0.9]),
    iso.line(peak, [x + 11.5, centre, top + 0.9]),
  ];
  const hook: Place = [x + 10, centre, top - 3.2];
  return (
    <>
      <path d={ties.join('')} {...pens.fine} />
      <path d={iso.line([x + 0.1, centre, top], peak, [x + 0.9, centre, top])} {...pens.main} />
      <path d={jib.join('')} {...pens.main} />
      <path d={jibLattice.join('')} {...pens.fine} />
      <Solid iso={iso} at={[x - 5, centre - 0.4, top - 1.4]} size={[1.4, 0.8, 1.4]} />
      <Solid iso={iso} at={[x, centre - 0.4, top - 1.1]} size={[1, 0.9, 1.1]} />
      <path d={iso.line([x + 10, centre, top], hook)} {...pens.main} />
      <path
        d={iso.line([hook[0] - 1.2, centre, hook[2] - 1], hook, [hook[0] + 1.2, centre, hook[2] - 1])}
        {...pens.fine}
      />
      <path
        d={iso.line([hook[0] - 1.5, centre, hook[2] - 1], [hook[0] + 1.5, centre, hook[2] - 1])}
        {...pens.mark}
        strokeWidth={3.5}
      />
    </>
  );
}
