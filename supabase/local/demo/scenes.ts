import { box, HEIGHT, line, paint, WIDTH, type Colour, type Shape } from './paint.ts';

const STEEL: Colour = [69, 84, 104];
const CONCRETE: Colour = [188, 190, 188];
const SHADE: Colour = [146, 150, 152];
const GREEN: Colour = [104, 138, 96];
const WATER: Colour = [96, 146, 168];
const ORANGE: Colour = [224, 130, 52];
const GLASS: Colour = [152, 190, 210];
const DAY: Shape = {
  sky: [
    [156, 196, 224],
    [236, 240, 238],
  ],
};
const EVENING: Shape = {
  sky: [
    [92, 112, 156],
    [248, 206, 158],
  ],
};

const steps = (count: number) => Array.from({ length: count }, (_, step) => step);
const ground = (fill: Colour, height: number) => box(fill, 0, HEIGHT - height, WIDTH, height);

/** A bridge hung from two pylons, over water. */
const bridge = () => [
  DAY,
  ground(WATER, 150),
  ...[260, 700].flatMap((x) => [
    box(SHADE, x - 14, 120, 28, 400),
    ...steps(7).flatMap((step) => [
      line(STEEL, [x, 130 + step * 22], [x - 40 - step * 30, 400], 3),
      line(STEEL, [x, 130 + step * 22], [x + 40 + step * 30, 400], 3),
    ]),
  ]),
  box(CONCRETE, 0, 396, WIDTH, 26),
  box(STEEL, 0, 422, WIDTH, 8),
];

/** A house of many floors on its way up, and a tower crane. */
const building = () => [
  EVENING,
  ground(GREEN, 70),
  box(CONCRETE, 300, 190, 300, 340),
  ...steps(6).flatMap((floor) =>
    steps(5).map((place) => box(floor < 2 ? SHADE : GLASS, 318 + place * 56, 206 + floor * 54, 40, 34)),
  ),
  ...steps(5).map((place) => box(STEEL, 318 + place * 62, 150, 8, 40)),
  box(ORANGE, 700, 90, 16, 440),
  line(ORANGE, [520, 96], [860, 96], 10),
  line(STEEL, [708, 50], [540, 92], 3),
  line(STEEL, [708, 50], [850, 92], 3),
  line(ORANGE, [708, 48], [708, 96], 8),
  box(SHADE, 836, 100, 32, 30),
  line(STEEL, [560, 98], [560, 150], 2),
];

/** Towers that carry current over hills. */
const transmission = () => [
  EVENING,
  {
    fill: [128, 148, 128] as const,
    points: [
      [0, 430],
      [260, 360],
      [560, 440],
      [960, 340],
      [960, 600],
      [0, 600],
    ] as const,
  },
  ground(GREEN, 110),
  ...[180, 500, 820].flatMap((x) => [
    line(STEEL, [x - 46, 520], [x - 6, 150], 6),
    line(STEEL, [x + 46, 520], [x + 6, 150], 6),
    ...steps(5).flatMap((step) => [
      line(STEEL, [x - 42 + step * 8, 480 - step * 66], [x + 36 - step * 8, 414 - step * 66], 3),
      line(STEEL, [x + 42 - step * 8, 480 - step * 66], [x - 36 + step * 8, 414 - step * 66], 3),
    ]),
    line(STEEL, [x - 84, 200], [x + 84, 200], 6),
    line(STEEL, [x - 64, 262], [x + 64, 262], 6),
  ]),
  line(STEEL, [0, 218], [WIDTH, 218], 2),
  line(STEEL, [0, 280], [WIDTH, 280], 2),
];

/** A road between fields that goes to the horizon. */
const road = () => [
  DAY,
  ground(GREEN, 280),
  {
    fill: STEEL,
    points: [
      [440, 320],
      [520, 320],
      [860, 600],
      [100, 600],
    ] as const,
  },
  ...steps(5).map((step) => {
    const [y, length, half] = [332 + step * step * 15, 8 + step * 10, 2 + step * 2];
    return box([240, 226, 160], 480 - half, y, half * 2, length);
  }),
];

/** A dam with its spillways. */
const dam = () => [
  DAY,
  {
    fill: [116, 140, 112] as const,
    points: [
      [0, 160],
      [240, 274],
      [240, 600],
      [0, 600],
    ] as const,
  },
  {
    fill: [116, 140, 112] as const,
    points: [
      [960, 140],
      [720, 280],
      [720, 600],
      [960, 600],
    ] as const,
  },
  {
    fill: CONCRETE,
    points: [
      [190, 250],
      [770, 250],
      [730, 520],
      [230, 520],
    ] as const,
  },
  box(SHADE, 180, 236, 600, 22),
  ...steps(4).map((gate) => box([214, 232, 240], 290 + gate * 110, 300, 50, 220)),
  ground(WATER, 90),
];

export const scenes = { bridge, building, transmission, road, dam } satisfies Record<
  string,
  () => readonly Shape[]
>;
export const sceneOf = (name: keyof typeof scenes): Uint8Array => paint(scenes[name]());
