import { Engraving } from './engraving';
import { MAJORS_0_TO_7 } from './majors-0-to-7';
import { MAJORS_15_TO_21 } from './majors-15-to-21';
import { MAJORS_8_TO_14 } from './majors-8-to-14';

const PLATES = [...MAJORS_0_TO_7, ...MAJORS_8_TO_14, ...MAJORS_15_TO_21];

/** A trump's emblem: what the old decks show on it, without its people where things can speak. */
export function MajorPicture({ number }: { number: number }) {
  return <Engraving plate={PLATES[number] ?? []} />;
}
