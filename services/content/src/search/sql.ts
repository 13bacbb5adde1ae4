/** A piece of SQL with its values: pieces are put together before anybody counts parameters. */
export class Sql {
  constructor(
    private readonly texts: readonly string[],
    private readonly inputs: readonly unknown[],
  ) {}

  /** The text with numbered parameters, and their values. */
  written(): [text: string, values: unknown[]] {
    const values: unknown[] = [];
    return [this.numbered(values), values];
  }

  private numbered(values: unknown[]): string {
    const parts = this.inputs.map((input) =>
      input instanceof Sql ? input.numbered(values) : `$${values.push(input)}`,
    );
    return this.texts.map((text, at) => text + (parts[at] ?? '')).join('');
  }
}

/** SQL as it is written, where pieces of SQL become part of it and all else a parameter. */
export function sql(texts: TemplateStringsArray, ...inputs: unknown[]): Sql {
  return new Sql(texts, inputs);
}

/** Text of our own, which needs no parameter. */
export function raw(text: string): Sql {
  return new Sql([text], []);
}

/** Pieces with the same between them. */
export function joined(pieces: readonly Sql[], between: string): Sql {
  return new Sql(
    ['', ...pieces.slice(1).map(() => between), ''].slice(0, pieces.length + 1),
    pieces,
  );
}
