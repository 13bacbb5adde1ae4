/** Whether a line has words of a kind. */
interface Pattern {
  test(line: string): boolean;
}

/** The words by which a line is found worth quoting, or not. */
export interface EssenceWords {
  /** Numbers, clocks and positions make a line true on one day only, and tell of births. */
  readonly figures: Pattern;
  /** Words of the craft, and of how a reading was worked out: no line to quote. */
  readonly craft: Pattern;
  /** A line that leans on the one before it, or goes through a list. */
  readonly leaning: Pattern;
  readonly addressed: Pattern;
  readonly turn: Pattern;
  /** What one is told to do is for one day; what is true of one can be kept. */
  readonly task: Pattern;
  readonly planets: Pattern;
}

/** Those of English. */
export const WORDS: EssenceWords = {
  figures: /[\d\u0966-\u096f°%]|\bUTC\b/u,
  craft:
    /\b(house|houses|sextile|square|trine|opposition|conjunction|quincunx|retrograde|ascendant|midheaven|nodes?|ruler|degrees?|birth date|hour|noon|midday|calendar|almanac|reading|chart|personal year|life path|first quarter|last quarter|crescent|gibbous)\b|findahelpline|doctor/iu,
  leaning:
    /^(it|its|this|that|these|those|such|he|she|his|her|they|their|theirs|them|so|and|but|yet|both|here|there|then|now|also|one of|another|which|opposite|second|third|fourth|fifth|finally|first|below|above|next|as for|with that|from here|in case|since then|either|neither|should|consider|was|were|to this|for that|to make something|the same|on the day|two days|until then|once is|without a question|you (?:asked|drew|picked|chose|might try)|read it|choose (?:one|the easiest)|take (?:this|it)|before you|please|a fresh|captions|type|on the same|look|keep (?:it|this|the plan)|put them|play it|if (?:one|the answer)|for this week|as an? (?:first|exercise)|for practice|being|today is|somebody may|dear|knowing you|around|concretely|of course|otherwise|meanwhile)(?![\p{L}\p{M}])/iu,
  addressed: /\b(you|your|yours|yourself)\b/iu,
  turn: /[,;] (and|but|yet|nor|until|because|rather|which|so)\b|\b(until|than|never|nobody|only|without|nothing|everybody)\b/iu,
  task: /^(write|tell|ask|put|try|send|sign|press|go|wear|take|sleep|think|decide|use)(?![\p{L}\p{M}])/iu,
  planets: /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Rahu|Ketu)\b/u,
};
