import {
  BaryState,
  Body as Engine,
  e_tilt,
  GeoMoon,
  HelioState,
  MassProduct,
  Rotation_EQJ_ECT,
} from 'astronomy-engine';
import type { AstroTime, StateVector, Vector } from 'astronomy-engine';
import { withRemainder } from './vsop-remainder';
import type { VsopBody } from './vsop-remainder';

/** Cartesian coordinates, in astronomical units or astronomical units per day. */
export type Triple = readonly [x: number, y: number, z: number];

/** Where something is and how it moves. */
export interface State {
  readonly position: Triple;
  readonly velocity: Triple;
}

/** The Moon a little before, at, and a little after an instant. */
export interface MoonTrack {
  readonly before: Triple;
  readonly at: Triple;
  readonly after: Triple;
}

/** Half the span of a `MoonTrack`, in days: short for the orbit, long for rounding errors. */
export const MOON_STEP = 0.01;

/** Mean light-time from the Moon, in days (1.28 s, within 0.08 s all along its orbit). */
const MOON_LIGHT_TIME = 1.28 / 86400;

/** General precession in longitude, degrees per day (IAU 2006, at J2000; it hardly changes). */
const PRECESSION = 5028.796195 / 3600 / 36525;

/** The giant planets, each with the share of its distance by which it moves the barycentre. */
const GIANTS = [Engine.Jupiter, Engine.Saturn, Engine.Uranus, Engine.Neptune].map((body) => {
  const mass = MassProduct(body);
  return { body, share: mass / (mass + MassProduct(Engine.Sun)) };
});

/** Half the span over which the change of the nutation is taken, in days. */
const NUTATION_STEP = 0.05;

/**
 * All that positions of several bodies at one instant have in common, each worked out once and
 * only when asked for: the Earth's motion, the frame of date, the Moon's track.
 */
export class Moment {
  private frame: readonly (readonly number[])[] | undefined;
  private rate: number | undefined;
  private readonly states = new Map<Engine, State>();
  private track: MoonTrack | undefined;

  constructor(readonly time: AstroTime) {}

  /** Julian centuries of TT since J2000. */
  get centuries(): number {
    return this.time.tt / 36525;
  }

  /** Nutation in longitude, degrees. */
  get nutation(): number {
    return e_tilt(this.time).dpsi / 3600;
  }

  /** How fast the equinox of date moves along the ecliptic, degrees per day. */
  get equinoxRate(): number {
    return PRECESSION + this.nutationRate;
  }

  /** How fast the nutation in longitude changes, degrees per day. */
  get nutationRate(): number {
    if (this.rate === undefined) {
      const late = e_tilt(this.time.AddDays(NUTATION_STEP)).dpsi;
      const early = e_tilt(this.time.AddDays(-NUTATION_STEP)).dpsi;
      this.rate = (late - early) / (2 * NUTATION_STEP) / 3600;
    }
    return this.rate;
  }

  /** Turns a vector from the equator of J2000 to the true ecliptic and equinox of date. */
  toEcliptic([x, y, z]: Triple): Triple {
    this.frame ??= Rotation_EQJ_ECT(this.time).rot;
    const [a = [], b = [], c = []] = this.frame;
    const turn = (axis: number) => (a[axis] ?? 0) * x + (b[axis] ?? 0) * y + (c[axis] ?? 0) * z;
    return [turn(0), turn(1), turn(2)];
  }

  /** Heliocentric state of a planet or the Earth, equator of J2000. */
  heliocentric(body: Engine): State {
    const known = this.states.get(body);
    if (known) return known;
    const state = body === Engine.Pluto ? this.pluto() : this.vsop(body);
    this.states.set(body, state);
    return state;
  }

  private vsop(body: Engine): State {
    const abridged = stateOf(HelioState(body, this.time));
    return withRemainder(body.toLowerCase() as VsopBody, abridged, this.time.tt);
  }

  /**
   * Pluto is integrated around the barycentre of the Solar System. Heliocentric states come with
   * the giants evaluated once more; those of this moment do as well.
   */
  private pluto(): State {
    const { position, velocity } = stateOf(BaryState(Engine.Pluto, this.time));
    const giants = GIANTS.map(({ body, share }) => ({ share, ...this.heliocentric(body) }));
    const shifted = (from: Triple, part: 'position' | 'velocity'): Triple => {
      const axis = (i: 0 | 1 | 2) =>
        giants.reduce((sum, giant) => sum + giant.share * giant[part][i], from[i]);
      return [axis(0), axis(1), axis(2)];
    };
    return { position: shifted(position, 'position'), velocity: shifted(velocity, 'velocity') };
  }

  /** The Moon as seen now (its light left 1.28 s ago), equator of J2000. */
  moon(): Triple {
    return this.track?.at ?? this.moonAfter(0);
  }

  /** The Moon as seen around now, equator of J2000: three evaluations of the lunar theory. */
  moonTrack(): MoonTrack {
    this.track ??= {
      before: this.moonAfter(-MOON_STEP),
      at: this.moonAfter(0),
      after: this.moonAfter(MOON_STEP),
    };
    return this.track;
  }

  private moonAfter(days: number): Triple {
    return triple(GeoMoon(this.time.AddDays(days - MOON_LIGHT_TIME)));
  }
}

function stateOf({ x, y, z, vx, vy, vz }: StateVector): State {
  return { position: [x, y, z], velocity: [vx, vy, vz] };
}

function triple({ x, y, z }: Vector): Triple {
  return [x, y, z];
}
