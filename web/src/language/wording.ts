/**
 * The shape of a catalogue of texts with its words left open: what the same
 * catalogue in another language must have, no key more and none less.
 */
export type Wording<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends (...given: infer Given) => infer Words
    ? (...given: Given) => Wording<Words>
    : Catalogue extends object
      ? { readonly [Key in keyof Catalogue]: Wording<Catalogue[Key]> }
      : Catalogue;
