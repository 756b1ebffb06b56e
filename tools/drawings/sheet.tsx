import type { ReactNode } from 'react';
import type { Isometric, Place } from './isometric.ts';

/** Line widths by meaning, as in technical drawings. */
export const pens = {
  main: { stroke: 'var(--drawing-line)', strokeWidth: 1.4 },
  fine: { stroke: 'var(--drawing-fine)', strokeWidth: 0.9 },
  faint: { stroke: 'var(--drawing-faint)', strokeWidth: 1 },
  mark: { stroke: 'var(--drawing-mark)', strokeWidth: 2 },
} as const;

/** Renders the sheet of a drawing: 640 by 520 units. `name` is its id in the file of all drawings. */
export function Sheet({ name, children }: { name: string; children: ReactNode }) {
  return (
    <symbol id={name} viewBox="0 0 640 520" fill="none" strokeLinejoin="round" strokeLinecap="round">
      {children}
    </symbol>
  );
}

interface SolidProps {
  iso: Isometric;
  at: Place;
  /** Size along x, y and z. */
  size: Place;
  pen?: keyof typeof pens;
}

/** Renders a box with its three visible faces filled, so that it hides what is behind it. */
export function Solid({ iso, at, size, pen = 'main' }: SolidProps) {
  const { top, left, right } = iso.box(at, ...size);
  return (
    <g {...pens[pen]}>
      <path d={left} fill="var(--drawing-shade)" />
      <path d={right} fill="var(--drawing-tone)" />
      <path d={top} fill="var(--drawing-paper)" />
    </g>
  );
}

/** Renders the circle with the letter or number of a grid line. */
export function AxisBubble({ iso, at, name }: { iso: Isometric; at: Place; name: string }) {
  const [x, y] = iso.project(at);
  return (
    <g {...pens.fine}>
      <circle cx={x} cy={y} r="9" fill="var(--drawing-paper)" />
      <text
        x={x}
        y={y + 3.5}
        textAnchor="middle"
        fontSize="10"
        fontWeight="600"
        fill="var(--drawing-line)"
        stroke="none"
      >
        {name}
      </text>
    </g>
  );
}

/** Renders a dimension line between two points with a slash at both ends and at every point between. */
export function Dimension({ iso, stops, tick }: { iso: Isometric; stops: readonly Place[]; tick: Place }) {
  const half = (place: Place, sign: number): Place => [
    place[0] + sign * tick[0],
    place[1] + sign * tick[1],
    place[2] + sign * tick[2],
  ];
  return (
    <g {...pens.fine}>
      <path d={iso.line(...stops)} />
      <path d={stops.map((stop) => iso.line(half(stop, -1), half(stop, 1))).join('')} />
      <path
        d={stops
          .map((stop) => iso.project(stop))
          .map(([x, y]) => `M${(x - 4).toFixed(1)} ${(y + 4).toFixed(1)}l8-8`)
          .join('')}
        stroke="var(--drawing-line)"
      />
    </g>
  );
}
