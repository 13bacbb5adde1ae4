import type { DataSource, ColumnType, EntityMetadata } from 'typeorm';
import { schemaOf } from '@cosmic/platform/database/database';

type Column = EntityMetadata['columns'][number];

/** What the driver makes of a column's values; of JSON it makes anything. */
const VALUES: Partial<Record<string, unknown>> = {
  text: String,
  uuid: String,
  date: String,
  tsvector: String,
  bigint: String,
  integer: Number,
  boolean: Boolean,
  timestamptz: Date,
  bytea: Buffer,
};

/**
 * In what a service's entities and its migrated tables differ, a line for each column: one that only
 * one side has, or that has another type, nullability or part in the primary key there; and each
 * property whose type is not that of its column's values.
 */
export async function driftOf(database: DataSource): Promise<string[]> {
  const stored = await storedColumns(database);
  const declared = database.entityMetadatas.flatMap((entity) =>
    entity.columns.map((column) => lineOf(database, entity, column)),
  );
  return [
    ...stored.filter((line) => !declared.includes(line)).map((line) => `no entity has ${line}`),
    ...declared.filter((line) => !stored.includes(line)).map((line) => `no table has ${line}`),
    ...database.entityMetadatas.flatMap(misfits),
  ];
}

/** The key of a table in parts is its unique rule: a primary key could not be had without building it anew. */
async function storedColumns(database: DataSource): Promise<string[]> {
  const columns: { line: string }[] = await database.query(
    `SELECT concat_ws(' ', class.relname || '.' || attname, format_type(atttypid, atttypmod),
              CASE WHEN attnotnull THEN 'NOT NULL' END,
              CASE WHEN attnum = ANY (indkey) THEN 'PRIMARY KEY' END) AS line
     FROM pg_class AS class
     JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
     LEFT JOIN pg_index ON indrelid = class.oid
       AND CASE relkind WHEN 'p' THEN indisunique ELSE indisprimary END
     WHERE relnamespace = $1::text::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND relname <> 'migrations'
     ORDER BY line`,
    [schemaOf(database)],
  );
  return columns.map(({ line }) => line);
}

function lineOf(database: DataSource, { tableName }: EntityMetadata, column: Column): string {
  return [
    `${tableName}.${column.databaseName}`,
    typeOf(database, column),
    ...(column.isNullable ? [] : ['NOT NULL']),
    ...(column.isPrimary ? ['PRIMARY KEY'] : []),
  ].join(' ');
}

/** A column's type as PostgreSQL writes it. */
function typeOf(database: DataSource, column: Column): string {
  const type = database.driver.normalizeType(column);
  const { precision } = column;
  const exact = typeof precision === 'number' ? type.replace(/^\w+/, `$&(${precision})`) : type;
  return column.isArray ? `${exact}[]` : exact;
}

function misfits({ columns, target }: EntityMetadata): string[] {
  if (typeof target !== 'function') return [];
  return columns.flatMap(({ propertyName, type, isArray }) => {
    const value = isArray ? Array : VALUES[nameOf(type)];
    const property: unknown = Reflect.getMetadata('design:type', target.prototype, propertyName);
    // A union, or a type that is not written beside the property, is known as an object and no more.
    const fits = value === undefined || property === Object || property === value;
    return fits ? [] : [`${target.name}.${propertyName} is not of the type of its column`];
  });
}

function nameOf(type: ColumnType): string {
  return typeof type === 'string' ? type : type.name;
}
