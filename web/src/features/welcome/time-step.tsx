import { useState } from 'react';
import type { Profile } from '../../api/profile.api';
import { BirthTime, type BirthTimeAnswer } from '../../design/birth/birth-time';
import { timeIn } from '../../design/birth/birth-time-answer';
import { Question, type QuestionProps } from './question';

/** The hour of birth, as well as it is known. */
export function TimeStep({ profile, ...frame }: QuestionProps) {
  const [told, tell] = useState(() => toldIn(profile));
  return (
    <Question {...frame} step="time" icon="clock" answer={() => timeIn(told)}>
      {(problem) => <BirthTime answer={told} onChange={tell} problem={problem} />}
    </Question>
  );
}

function toldIn({ birth_time, birth_part }: Profile): BirthTimeAnswer {
  const kind = birth_time ? 'exact' : birth_part ? 'rough' : '';
  return { kind, time: birth_time ?? '', part: birth_part ?? '' };
}
