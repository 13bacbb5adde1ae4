const NAMES = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'.split(' ');

/** A number in words, 0 to 12; figures beyond. */
export function hindiNumeral(number: number): string {
  return NAMES[number] ?? String(number);
}
