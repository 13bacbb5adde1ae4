import type { Figure as AnyFigure } from '@cosmic/contracts/figures';
import type { ReactNode } from 'react';
import { AuraFigure } from './aura-figure';
import { BiorhythmFigure } from './biorhythm-figure';
import { ChakraFigure } from './chakra-figure';
import { DiceFigure } from './dice-figure';
import { LettersFigure } from './letters-figure';
import { MoonFigure } from './moon-figure';
import { NakshatraFigure } from './nakshatra-figure';
import { RisingFigure } from './rising-figure';
import { WheelFigure } from './wheel-figure';

/** The picture of a reading, drawn from what was stored with it. Cards and numbers have pages of their own. */
export function Figure({ figure }: { figure: AnyFigure }): ReactNode {
  switch (figure.kind) {
    case 'wheel':
      return <WheelFigure figure={figure} />;
    case 'biorhythm':
      return <BiorhythmFigure figure={figure} />;
    case 'chakras':
      return <ChakraFigure figure={figure} />;
    case 'aura':
      return <AuraFigure figure={figure} />;
    case 'dice':
      return <DiceFigure figure={figure} />;
    case 'moon':
      return <MoonFigure figure={figure} />;
    case 'nakshatras':
      return <NakshatraFigure figure={figure} />;
    case 'letters':
      return <LettersFigure figure={figure} />;
    case 'rising':
      return <RisingFigure figure={figure} />;
    case 'cards':
    case 'numbers':
      return null;
  }
}
