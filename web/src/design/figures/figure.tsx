import type { Figure as AnyFigure } from '@cosmic/contracts/readings/figures';
import type { ReactNode } from 'react';
import { PLANETS } from '@cosmic/sky/bodies';
import { glyphPath } from '../glyphs';
import { Medallion } from '../medallion';
import { planetName } from '../sky/sky-names';
import { AuraFigure } from './aura-figure';
import { BiorhythmFigure } from './biorhythm-figure';
import { CardsFigure } from './cards-figure';
import { ChakraFigure } from './chakra-figure';
import { Chart } from './chart/chart';
import { DiceFigure } from './dice-figure';
import { LettersFigure } from './letters-figure';
import { MoonFigure } from './moon-figure';
import { NakshatraFigure } from './nakshatra-figure';
import { NumbersFigure } from './numbers-figure';
import { PairFigure } from './pair-figure';
import { figuresStrings as s } from './figures.strings';
import { RisingFigure } from './rising-figure';
import { SignsFigure } from './signs-figure';
import { lazyPart } from '../../lazy-part';

/** The figures of Jyotish are large and few readings have one. */
const Dasha = lazyPart(() => import('./jyotish/dasha-figure'), 'DashaFigure');
const Kootas = lazyPart(() => import('./jyotish/kootas-figure'), 'KootasFigure');
const Muhurta = lazyPart(() => import('./jyotish/muhurta-figure'), 'MuhurtaFigure');
const RashiChart = lazyPart(() => import('./jyotish/rashi-chart-figure'), 'RashiChartFigure');
const SadeSati = lazyPart(() => import('./jyotish/sade-sati-figure'), 'SadeSatiFigure');
const VedicDay = lazyPart(() => import('./jyotish/vedic-day-figure'), 'VedicDayFigure');

/** The picture of a reading, drawn from what was stored with it or from what was asked. */
export function Figure({ figure }: { figure: AnyFigure }): ReactNode {
  switch (figure.kind) {
    case 'wheel':
      return <Chart figure={figure} isFolded />;
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
    case 'vedic-day':
      return <VedicDay.WhenLoaded props={{ figure }} fallback={null} />;
    case 'kootas':
      return <Kootas.WhenLoaded props={{ figure }} fallback={null} />;
    case 'dasha-periods':
      return <Dasha.WhenLoaded props={{ figure }} fallback={null} />;
    case 'saturn-seasons':
      return <SadeSati.WhenLoaded props={{ figure }} fallback={null} />;
    case 'muhurta-windows':
      return <Muhurta.WhenLoaded props={{ figure }} fallback={null} />;
    case 'rashi-chart':
      return <RashiChart.WhenLoaded props={{ figure }} fallback={null} />;
    case 'cards':
      return <CardsFigure figure={figure} />;
    case 'numbers':
      return <NumbersFigure figure={figure} />;
    case 'signs':
      return <SignsFigure figure={figure} />;
    case 'pair':
      return <PairFigure figure={figure} />;
    case 'planet':
      return <PlanetPlate planet={figure.planet} />;
    case 'number':
      return <Plate label={s.number(figure.text)} text={figure.text} />;
  }
}

function PlanetPlate({ planet }: { planet: string }) {
  const known = PLANETS.find((name) => name === planet);
  return known ? <Plate label={planetName(known)} path={glyphPath(known)} /> : null;
}

/** A plate that says what it shows, for those who can't see it. */
function Plate({ label, ...shown }: { label: string; path?: string; text?: string }) {
  return (
    <div role="img" aria-label={label} className="max-w-72">
      <Medallion {...shown} className="w-full" />
    </div>
  );
}
