import { DefaultNamingStrategy } from 'typeorm';

/** Names columns as their properties, in snake case: `createdAt` is kept in `created_at`. */
export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    if (custom !== undefined) return custom;
    return [...prefixes, property].join('_').replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
  }
}
