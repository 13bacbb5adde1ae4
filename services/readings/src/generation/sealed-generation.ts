import { Injectable } from '@nestjs/common';
import { isEmptyValue, placeOf } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { GENERATIONS } from '../sealing/sealed-tables';
import type { GenerationEntity } from './generation.entity';

type Told = Pick<GenerationEntity, 'params' | 'content' | 'facts' | 'figure'>;

const COLUMNS = ['params', 'content', 'facts', 'figure'] as const satisfies (keyof Told)[];

/** Seals what a generation was asked for and has told, and opens it again. */
@Injectable()
export class SealedGeneration {
  constructor(private readonly values: SealedValues) {}

  /** The name of the secret that seals now. */
  get current(): string {
    return this.values.current;
  }

  /** A value for its column of a generation's row; what is empty is not sealed. */
  seal<Column extends keyof Told>(id: string, column: Column, value: unknown): string | null {
    if (isEmptyValue(value)) return column === 'content' ? '' : null;
    return this.values.seal(value, placeOf(GENERATIONS, column, id));
  }

  /** A row as it was stored before it was sealed. */
  open<Row extends { id: string } & Partial<Told>>(row: Row): Row {
    const opened = COLUMNS.filter((column) => column in row).map((column) => [
      column,
      this.values.open(row[column], placeOf(GENERATIONS, column, row.id)),
    ]);
    return { ...row, ...Object.fromEntries(opened) };
  }
}
