import { Entity, PrimaryColumn } from 'typeorm';

/** A word of the journal, to find what a misspelt one may mean. */
@Entity('search_words')
export class SearchWordEntity {
  @PrimaryColumn('text')
  word: string;
}
