export const birthTimeStrings = {
  label: 'How well do you know the time?',
  kinds: { exact: 'I know it', rough: 'Roughly', unknown: 'I don’t know' },
  clock: 'Birth time',
  hint: 'By the clock of the place, as the certificate has it.',
  part: 'Which part of the day?',
  parts: {
    night: 'Night, 0–6',
    morning: 'Morning, 6–12',
    afternoon: 'Afternoon, 12–18',
    evening: 'Evening, 18–24',
  },
  missing: {
    kind: 'Please choose one of the three.',
    time: 'Please give a time, or choose another answer.',
    part: 'Please choose a part of the day.',
  },
} as const;
