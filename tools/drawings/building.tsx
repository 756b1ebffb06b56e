import type { ComponentProps } from 'react';
import { isometric, range, type Place } from './isometric.ts';
import { AxisBubble, Dimension, pens, Sheet, Solid } from './sheet.tsx';
import { CraneJib, CraneMast } from './tower-crane.tsx';

// Frame of 4 by 3 bays. Four floors are closed; three still show their columns.
const iso = isometric(14.6, 305, 302);
const BAY = 3;
const BAYS_X = 4;
const BAYS_Y = 3;
const W = BAYS_X * BAY;
const D = BAYS_Y * BAY;
const FLOOR = 1.6;
const CLOSED = 4;
const OPEN = 3;

/** Windows of both visible walls: two per bay and floor, each with a sill. */
const windows = range(CLOSED).flatMap((floor) => {
  const low = floor * FLOOR + 0.45;
  const high = low + 0.8;
  const alongX = range(BAYS_X * 2).map((half): string => {
    const x = half * 1.5 + 0.3;
    return iso.face([x, D, low], [x + 0.9, D, low], [x + 0.9, D, high], [x, D, high]);
  });
  const alongY = range(BAYS_Y * 2).map((half) => {
    const y = half * 1.5 + 0.3;
    return iso.face([W, y, low], [W, y + 0.9, low], [W, y + 0.9, high], [W, y, high]);
  });
  return [...alongX, ...alongY];
});

const joints = range(CLOSED)
  .map((floor) => iso.line([0, D, floor * FLOOR], [W, D, floor * FLOOR], [W, 0, floor * FLOOR]))
  .join('');

const columns = range(BAYS_X + 1).flatMap((i) => range(BAYS_Y + 1).map((j) => [i * BAY, j * BAY] as const));

/** Renders an open floor: columns and lift core from back to front, then the slab above. */
function OpenFloor({ level }: { level: number }) {
  const z = level * FLOOR;
  const size: Place = [0.4, 0.4, FLOOR - 0.3];
  const isBehindCore = (x: number, y: number) => x <= BAY && y <= BAY;
  const column = ([x, y]: readonly [number, number]) => (
    <Solid
      key={`${x} ${y}`}
      iso={iso}
      at={[Math.min(x, W - 0.4), Math.min(y, D - 0.4), z]}
      size={size}
      pen={x === W || y === D ? 'main' : 'fine'}
    />
  );
  return (
    <>
      {columns.filter(([x, y]) => isBehindCore(x, y)).map(column)}
      <Solid iso={iso} at={[BAY + 1, BAY, z]} size={[4, 3, FLOOR - 0.3]} pen="fine" />
      {columns.filter(([x, y]) => !isBehindCore(x, y)).map(column)}
      <Solid iso={iso} at={[-0.2, -0.2, z + FLOOR - 0.3]} size={[W + 0.4, D + 0.4, 0.3]} />
    </>
  );
}

const crane = { iso, at: [-1.6, 3, 0], height: 17.6 } satisfies ComponentProps<typeof CraneMast>;
const roof = (CLOSED + OPEN) * FLOOR;
const starters = columns
  .map(([x, y]) => {
    const [left, back] = [Math.min(x, W - 0.4), Math.min(y, D - 0.4)];
    return [0, 0.4]
      .flatMap((dx) =>
        [0, 0.4].map((dy) => iso.line([left + dx, back + dy, roof], [left + dx, back + dy, roof + 0.9])),
      )
      .join('');
  })
  .join('');

/** Renders an isometric line drawing of a building under construction with its crane. */
export function BuildingDrawing() {
  return (
    <Sheet name="building">
      <path d={iso.face([-3, -3, 0], [W + 3, -3, 0], [W + 3, D + 3, 0], [-3, D + 3, 0])} {...pens.faint} />
      <path
        d={range(5)
          .map((index) => iso.line([index * BAY, -3, 0], [index * BAY, D + 3, 0]))
          .concat(range(4).map((index) => iso.line([-3, index * BAY, 0], [W + 3, index * BAY, 0])))
          .join('')}
        {...pens.faint}
        strokeDasharray="8 3 2 3"
      />
      <CraneMast {...crane} />
      <Solid iso={iso} at={[-0.4, -0.4, 0]} size={[W + 0.8, D + 0.8, 0.3]} />
      <Solid iso={iso} at={[0, 0, 0.3]} size={[W, D, CLOSED * FLOOR - 0.3]} />
      <path d={joints} {...pens.fine} />
      <path d={windows.join('')} {...pens.fine} fill="var(--drawing-paper)" />
      <path
        d={iso.line(
          [-0.2, D + 0.2, CLOSED * FLOOR],
          [W + 0.2, D + 0.2, CLOSED * FLOOR],
          [W + 0.2, -0.2, CLOSED * FLOOR],
        )}
        {...pens.mark}
      />
      {range(OPEN).map((index) => (
        <OpenFloor key={index} level={CLOSED + index} />
      ))}
      <path d={starters} {...pens.fine} />
      <Solid iso={iso} at={[BAY + 1, BAY, roof]} size={[4, 3, 1.4]} />
      <CraneJib {...crane} />
      <Dimension
        iso={iso}
        stops={range(BAYS_X + 1).map((index): Place => [index * BAY, D + 4, 0])}
        tick={[0, 0.5, 0]}
      />
      <Dimension
        iso={iso}
        stops={range(BAYS_Y + 1).map((index): Place => [W + 4, index * BAY, 0])}
        tick={[0.5, 0, 0]}
      />
      {range(BAYS_X + 1).map((index) => (
        <AxisBubble key={index} iso={iso} at={[index * BAY, D + 5.4, 0]} name={'ABCDE'.charAt(index)} />
      ))}
      {range(BAYS_Y + 1).map((index) => (
        <AxisBubble key={index} iso={iso} at={[W + 5.4, index * BAY, 0]} name={String(index + 1)} />
      ))}
    </Sheet>
  );
}
