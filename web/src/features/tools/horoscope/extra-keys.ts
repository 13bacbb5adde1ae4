/** The four facts that a horoscope shows as tiles. */
export const EXTRA_KEYS = ['lucky-number', 'compatible-sign', 'power-color', 'mood'] as const;
