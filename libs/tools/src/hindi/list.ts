/** Items as a Hindi list: `क`, `क और ख`, `क, ख और ग`. */
export function hindiList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} और ${items.at(-1)}`;
}
