import { isometric, range, type Place } from './isometric.ts';
import { AxisBubble, Dimension, pens, Sheet, Solid } from './sheet.tsx';

// Cable-stayed bridge: 36 units long, 4 wide, two portals on piers in a river.
const iso = isometric(13.3, 160, 122);
const LENGTH = 36;
const WIDTH = 4;
const PORTALS = [10, 26] as const;
const TOP = 12;
const WATER = -4.5;
const STAYS = 8;

/** Cables of one side: from the upper leg of each portal to the deck, in both directions. */
function stays(y: number) {
  return PORTALS.flatMap((x) =>
    [-1, 1].flatMap((way) =>
      range(STAYS).map((index) => {
        const share = (index + 1) / STAYS;
        return iso.line([x, y, TOP - 0.6 - (1 - share) * 5], [x + way * (1 + share * 7), y, 0.5]);
      }),
    ),
  ).join('');
}

/** The river as broken flow lines. */
const flow = range(15)
  .flatMap((index) => {
    const x = 5.6 + index * 1.75;
    const start = -5 + ((index * 37) % 5);
    return [
      iso.line([x, start, WATER], [x, start + 5, WATER]),
      iso.line([x, start + 6, WATER], [x, start + 9, WATER]),
    ];
  })
  .join('');

function Pier({ x }: { x: number }) {
  return (
    <>
      <path d={iso.arc([x + 0.5, WIDTH / 2, WATER], 4.2)} {...pens.faint} />
      <Solid iso={iso} at={[x - 1.2, -1, WATER]} size={[3.4, WIDTH + 2, 1]} />
      <Solid iso={iso} at={[x, 0, WATER + 1]} size={[1, 0.9, -WATER - 1]} />
      <Solid iso={iso} at={[x, WIDTH - 0.9, WATER + 1]} size={[1, 0.9, -WATER - 1]} />
    </>
  );
}

function Leg({ x, y }: { x: number; y: number }) {
  return <Solid iso={iso} at={[x - 0.4, y - 0.4, 0.5]} size={[0.8, 0.8, TOP - 0.5]} />;
}

function Bank({ x }: { x: number }) {
  const hatch = range(9)
    .map((index) => iso.line([x + 0.5 * index, 7, WATER + 0.5], [x + 0.5 * index + 0.4, 7, WATER + 1.5]))
    .join('');
  return (
    <>
      <Solid iso={iso} at={[x, -3, WATER - 0.5]} size={[5, 10, -WATER - 0.1]} pen="fine" />
      <path d={hatch} {...pens.fine} />
    </>
  );
}

const edge = (y: number, z: number): [Place, Place] => [
  [0, y, z],
  [LENGTH, y, z],
];
const lanes = range(24)
  .map((index) => iso.line([index * 1.5 + 0.3, WIDTH / 2, 0.5], [index * 1.5 + 1.1, WIDTH / 2, 0.5]))
  .join('');
const posts = range(37)
  .map((index) => iso.line([index, WIDTH, 0.5], [index, WIDTH, 1.1]))
  .join('');
const girders = range(36)
  .map((index) => iso.line([index + 0.5, WIDTH, -0.5], [index + 1, WIDTH, 0]))
  .join('');

/** Renders an isometric line drawing of a cable-stayed bridge. */
export function BridgeDrawing() {
  return (
    <Sheet name="bridge">
      <path d={flow} {...pens.faint} />
      <Bank x={-1} />
      {PORTALS.map((x) => (
        <Pier key={x} x={x - 0.5} />
      ))}
      <Bank x={32} />
      <Solid iso={iso} at={[0, 0, -0.5]} size={[LENGTH, WIDTH, 1]} />
      <path d={girders} {...pens.fine} />
      <path d={lanes} {...pens.fine} />
      <path d={iso.line(...edge(0.4, 0.5)) + iso.line(...edge(WIDTH - 0.4, 0.5))} {...pens.fine} />
      <path d={stays(0)} {...pens.fine} />
      {PORTALS.map((x) => (
        <g key={x}>
          <Leg x={x} y={0} />
          <Solid iso={iso} at={[x - 0.3, 0.4, 7.5]} size={[0.6, WIDTH - 0.8, 0.8]} />
          <Solid iso={iso} at={[x - 0.3, 0.4, TOP - 1.4]} size={[0.6, WIDTH - 0.8, 0.8]} />
          <Leg x={x} y={WIDTH} />
        </g>
      ))}
      <path d={posts + iso.line(...edge(WIDTH, 1.1))} {...pens.fine} />
      <path d={stays(WIDTH)} stroke="var(--drawing-line)" strokeWidth="0.9" />
      <path d={iso.line(...edge(WIDTH, 0.5))} {...pens.mark} />
      <Dimension
        iso={iso}
        stops={[0, ...PORTALS, LENGTH].map((x): Place => [x, 9.5, WATER + 2])}
        tick={[0, 0.6, 0]}
      />
      {[0, ...PORTALS, LENGTH].map((x, index) => (
        <g key={x}>
          <path
            d={iso.line([x, 7.4, WATER + 2], [x, 11.2, WATER + 2])}
            {...pens.fine}
            strokeDasharray="8 3 2 3"
          />
          <AxisBubble iso={iso} at={[x, 12, WATER + 2]} name={String(index + 1)} />
        </g>
      ))}
    </Sheet>
  );
}
