/**
 * The near side of the Moon as a globe is engraved: its seas and craters by their latitude, longitude
 * (degrees, north and east positive) and diameter (km), after the IAU's gazetteer of planetary names.
 */

const MOON_RADIUS_KM = 1737.4;
const POINTS = 28;

interface Sea {
  at: readonly [latitude: number, longitude: number];
  /** North to south, and west to east. */
  km: readonly [number, number];
}

const SEAS: readonly Sea[] = [
  { at: [33, -16], km: [1120, 1120] }, // Imbrium
  { at: [44, -32], km: [240, 260] }, // Sinus Iridum
  { at: [28, 17.5], km: [660, 700] }, // Serenitatis
  { at: [8.5, 31], km: [760, 860] }, // Tranquillitatis
  { at: [17, 59], km: [400, 560] }, // Crisium
  { at: [-6, 51], km: [850, 640] }, // Fecunditatis
  { at: [-15, 35.5], km: [350, 330] }, // Nectaris
  { at: [13, 4], km: [240, 250] }, // Vaporum
  { at: [2, 1], km: [170, 290] }, // Sinus Medii
  { at: [10.5, -9], km: [250, 280] }, // Sinus Aestuum
  { at: [7, -31], km: [480, 560] }, // Insularum
  { at: [-10, -23], km: [380, 400] }, // Cognitum
  { at: [-21, -16.5], km: [620, 660] }, // Nubium
  { at: [-24, -38.5], km: [400, 390] }, // Humorum
  { at: [38, -58], km: [900, 780] }, // Procellarum, its north
  { at: [15, -54], km: [1150, 1050] }, // and its middle
  { at: [-6, -46], km: [620, 760] }, // and its south
  { at: [56, -30], km: [200, 900] }, // Frigoris, its west
  { at: [58, 8], km: [190, 900] }, // its middle
  { at: [55, 34], km: [190, 480] }, // and its east
];

const CRATERS: readonly (readonly [latitude: number, longitude: number, km: number])[] = [
  [-43.3, -11.2, 85], // Tycho
  [-58.4, -14.4, 225], // Clavius
  [9.6, -20.1, 93], // Copernicus
  [8.1, -38, 60], // Kepler
  [23.7, -47.5, 60], // Aristarchus
  [51.6, -9.4, 101], // Plato
  [-9.2, -1.8, 153], // Ptolemaeus
  [-13.4, -2.8, 108], // Alphonsus
  [-11.4, 26.4, 100], // Theophilus
  [-8.9, 61.1, 132], // Langrenus
  [-25.3, 60.4, 177], // Petavius
  [-5.2, -68.6, 172], // Grimaldi
  [-29.9, -13.4, 50], // Pitatus' neighbours in Nubium
  [44.3, 30.2, 87], // Atlas and Hercules
  [50.2, 17.4, 87], // Aristoteles
  [-33, 0.2, 130], // Walther
  [-41.7, 6, 120], // Stöfler
];

/** Bright rays: where they begin, and how far they reach in which directions (degrees from north, eastwards). */
const RAYS: readonly {
  from: readonly [latitude: number, longitude: number];
  reach: number;
  towards: readonly number[];
}[] = [
  { from: [-43.3, -11.2], reach: 42, towards: [18, 42, 74, 118, 305, 330, 350] },
  { from: [9.6, -20.1], reach: 14, towards: [10, 70, 130, 190, 250, 310] },
  { from: [8.1, -38], reach: 10, towards: [30, 100, 170, 240, 320] },
];

/** The seas, on a disc of radius 100 around the origin. */
export const SEA_PATHS: readonly string[] = SEAS.map((sea, number) => {
  const points = Array.from({ length: POINTS }, (_, point) => {
    const turn = (point / POINTS) * 2 * Math.PI;
    // No shore is an ellipse: each has bays of its own.
    const bay = 1 + 0.07 * Math.sin(3 * turn + number) + 0.05 * Math.sin(5 * turn + 2 * number);
    const [tall, wide] = sea.km.map((km) => (km / 2 / MOON_RADIUS_KM) * (180 / Math.PI) * bay);
    const latitude = sea.at[0] + tall! * Math.cos(turn);
    const [x, y] = onDisc(
      latitude,
      sea.at[1] + (wide! * Math.sin(turn)) / Math.cos(radians(sea.at[0])),
    );
    return `${x} ${y}`;
  });
  return `M${points.join('L')}Z`;
});

/** The lines that a burin draws where the ground is dark: parallels, closer than on a map. */
export const SHADE = Array.from({ length: 59 }, (_, line) => `M-100 ${3.4 * line - 98.6}H100`).join(
  '',
);

/** The rims of craters, which grow slender towards the limb as all circles on a globe do. */
export const CRATER_RIMS = CRATERS.map(([latitude, longitude, km]) => {
  const [x, y] = onDisc(latitude, longitude);
  const radius = (km / 2 / MOON_RADIUS_KM) * 100;
  const fromMiddle = Math.hypot(x, y) / 100;
  return {
    x,
    y,
    rx: round(radius * Math.sqrt(1 - fromMiddle ** 2)),
    ry: round(radius),
    turn: round((Math.atan2(y, x) * 180) / Math.PI),
  };
});

/** Rays of young craters, which lie over the seas. */
export const RAY_PATH = RAYS.flatMap(({ from: [latitude, longitude], reach, towards }) =>
  towards.map((direction) => {
    const end = (share: number) =>
      onDisc(
        latitude + reach * share * Math.cos(radians(direction)),
        longitude + (reach * share * Math.sin(radians(direction))) / Math.cos(radians(latitude)),
      ).join(' ');
    return `M${end(0.12)}L${end(1)}`;
  }),
).join('');

/** Where a place is seen from the Earth: x to the east, y to the south. */
function onDisc(latitude: number, longitude: number): [x: number, y: number] {
  const east = Math.max(-90, Math.min(90, longitude));
  return [
    round(100 * Math.cos(radians(latitude)) * Math.sin(radians(east))),
    round(-100 * Math.sin(radians(latitude))),
  ];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
