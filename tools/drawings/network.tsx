import { isometric, range, type Place } from './isometric.ts';
import { pens, Sheet, Solid } from './sheet.tsx';
import { Pylon, wires } from './transmission.tsx';

// Cutaway block of ground: road, canal, tank, houses and a power line above, pipes below.
const iso = isometric(15.8, 322, 134);
const SIDE = 20;
const DEPTH = 3.4;

const grid = range(9)
  .flatMap((index) => {
    const at = (index + 1) * 2;
    return [iso.line([at, 0, 0], [at, SIDE, 0]), iso.line([0, at, 0], [SIDE, at, 0])];
  })
  .join('');

/** Strata of the two cut faces. */
const strata = [0.9, 2]
  .map((depth) => iso.line([0, SIDE, -depth], [SIDE, SIDE, -depth], [SIDE, 0, -depth]))
  .join('');
const soil = range(19)
  .flatMap((index) => [
    iso.line([index + 0.4, SIDE, -0.1], [index + 0.8, SIDE, -0.7]),
    iso.line([SIDE, index + 0.4, -0.1], [SIDE, index + 0.8, -0.7]),
  ])
  .join('');

/** Renders the end of a pipe in a cut face: a circle in the plane of that face. */
function pipeEnd(face: 'x' | 'y', along: number, depth: number, radius: number) {
  const rim = range(25).map((step): Place => {
    const angle = (step / 24) * 2 * Math.PI;
    const across = along + radius * Math.cos(angle);
    const up = -depth + radius * Math.sin(angle);
    return face === 'y' ? [across, SIDE, up] : [SIDE, across, up];
  });
  return iso.face(...rim);
}

const pipes = [
  pipeEnd('y', 4, 1.45, 0.42),
  pipeEnd('y', 5.6, 1.45, 0.42),
  pipeEnd('y', 14.2, 2.65, 0.55),
  pipeEnd('x', 4.2, 1.45, 0.42),
  pipeEnd('x', 15, 2.65, 0.55),
].join('');

function Tank({ at: [x, y, z], radius, height }: { at: Place; radius: number; height: number }) {
  // The outline of an upright cylinder touches its rims an eighth of a turn to either side of the view.
  const [from, to] = [-0.125, 0.375];
  const side = `${iso.arc([x, y, z], radius, from, to)}L${iso.arc([x, y, z + height], radius, to, from).slice(1)}Z`;
  return (
    <g {...pens.main}>
      <path d={side} fill="var(--drawing-shade)" />
      <path d={`${iso.arc([x, y, z + height], radius)}Z`} fill="var(--drawing-paper)" />
      <path d={`${iso.arc([x, y, z + height], radius * 0.3)}Z`} {...pens.fine} />
      <path
        d={[0.33, 0.66].map((share) => iso.arc([x, y, z + height * share], radius, from, to)).join('')}
        {...pens.fine}
      />
    </g>
  );
}

function House({
  at: [x, y],
  size: [w, d, h],
  floors,
}: {
  at: [number, number];
  size: Place;
  floors: number;
}) {
  const panes = range(floors).flatMap((floor) => {
    const low = ((floor + 0.3) * h) / floors;
    const high = low + (h / floors) * 0.45;
    return [
      ...range(Math.floor(w)).map((i) =>
        iso.face(
          [x + i + 0.3, y + d, low],
          [x + i + 0.8, y + d, low],
          [x + i + 0.8, y + d, high],
          [x + i + 0.3, y + d, high],
        ),
      ),
      ...range(Math.floor(d)).map((i) =>
        iso.face(
          [x + w, y + i + 0.3, low],
          [x + w, y + i + 0.8, low],
          [x + w, y + i + 0.8, high],
          [x + w, y + i + 0.3, high],
        ),
      ),
    ];
  });
  return (
    <>
      <Solid iso={iso} at={[x, y, 0]} size={[w, d, h]} />
      <path d={panes.join('')} {...pens.fine} fill="var(--drawing-paper)" />
    </>
  );
}

const road = iso.face([0, 9, 0], [SIDE, 9, 0], [SIDE, 11.4, 0], [0, 11.4, 0]);
const roadMarks = range(10)
  .map((index) => iso.line([index * 2 + 0.5, 10.2, 0], [index * 2 + 1.5, 10.2, 0]))
  .join('');
const canal = iso.face([11.5, 0, 0], [13.7, 0, 0], [13.7, SIDE, 0], [11.5, SIDE, 0]);
const canalCut = iso.face([11.5, SIDE, 0], [13.7, SIDE, 0], [13.3, SIDE, -0.9], [11.9, SIDE, -0.9]);
const water = range(9)
  .map((index) =>
    iso.line([12 + (index % 3) * 0.6, index * 2.2 + 0.3, 0], [12 + (index % 3) * 0.6, index * 2.2 + 1.7, 0]),
  )
  .join('');
/** Water main: along the road, across the canal and up to the tank. */
const main = iso.line([3.2, 6.2, 0], [3.2, 8.2, 0], [9.8, 8.2, 0], [9.8, 15, 0], [15.4, 15, 0]);
const joints: Place[] = [
  [3.2, 8.2, 0],
  [9.8, 8.2, 0],
  [9.8, 15, 0],
];
const PYLONS: Place[] = [
  [1.6, 1.4, 0],
  [9.2, 1.4, 0],
  [17.4, 1.4, 0],
];

/** Renders an isometric line drawing of roads, water and power around a settlement. */
export function NetworkDrawing() {
  return (
    <Sheet name="network">
      <Solid iso={iso} at={[0, 0, -DEPTH]} size={[SIDE, SIDE, DEPTH]} />
      <path d={grid} {...pens.faint} />
      <path d={strata + soil} {...pens.fine} />
      <path d={canal} {...pens.fine} fill="var(--drawing-tone)" />
      <path d={canalCut} {...pens.fine} fill="var(--drawing-tone)" />
      <path d={water} {...pens.fine} />
      <path d={road} {...pens.main} fill="var(--drawing-paper)" />
      <path d={roadMarks} {...pens.fine} />
      <path d={pipes} {...pens.main} fill="var(--drawing-paper)" />
      <path d={main} {...pens.mark} strokeWidth={2.6} />
      {PYLONS.map((at) => (
        <Pylon key={at[0]} iso={iso} at={at} height={8.4} />
      ))}
      <path d={wires(iso, PYLONS, 8.4)} {...pens.fine} />
      <Tank at={[3.2, 4.6, 0]} radius={1.9} height={3.4} />
      <House at={[6.2, 4]} size={[3, 3, 3.6]} floors={3} />
      <House at={[15.4, 4]} size={[3, 3.6, 5.2]} floors={4} />
      <Solid iso={iso} at={[11.1, 8.8, 0]} size={[3, 0.3, 0.6]} />
      <Solid iso={iso} at={[11.1, 11.3, 0]} size={[3, 0.3, 0.6]} />
      <House at={[2, 13]} size={[4, 4, 2.6]} floors={2} />
      <House at={[15.4, 13.4]} size={[3, 3, 2.4]} floors={2} />
      {joints.map((joint) => {
        const [x, y] = iso.project(joint);
        return <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" {...pens.mark} fill="var(--drawing-paper)" />;
      })}
    </Sheet>
  );
}
