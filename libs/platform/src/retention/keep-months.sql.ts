/** A table that is parted by months of a column, and the owner's function that keeps its months. */
export interface MonthlyTable {
  schema: string;
  table: string;
  /** A date, or an instant: months are UTC's. */
  since: string;
  /** The function's name, without its schema. */
  keeper: string;
}

/**
 * Makes the function that makes a table's months ahead and drops those that are over for long enough;
 * it is part of migrations, so never edited. It is the owner's, since services may make no tables,
 * and refuses to drop young months, whoever asks. A month is made as a table of its own and attached:
 * that holds up nobody, where CREATE … PARTITION OF does.
 */
export const keepMonthsSql = ({ schema, table, keeper }: MonthlyTable): string => `
  CREATE FUNCTION ${schema}.${keeper}(days integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET datestyle = 'ISO' SET timezone = 'UTC'
  SET lock_timeout = '3s'
  AS $$
  DECLARE
    today CONSTANT date := current_date;
    first date;
    next date;
    part text;
    dropped integer := 0;
  BEGIN
    IF days IS NULL OR days < 28 THEN
      RAISE EXCEPTION 'a month is kept for 28 days after its end at least'
        USING ERRCODE = 'invalid_parameter_value';
    END IF;
    -- Of two at once one waits; who writes or reads does not.
    LOCK TABLE ${schema}.${table} IN SHARE UPDATE EXCLUSIVE MODE;

    -- The month before as well, for a clock that is set back on the first.
    FOR ahead IN -1..2 LOOP
      first := (date_trunc('month', today::timestamp) + make_interval(months => ahead))::date;
      next := (first + interval '1 month')::date;
      CONTINUE WHEN next <= today - days OR EXISTS (
        SELECT FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid,
          pg_get_expr(relpartbound, inhrelid) AS bounds
        WHERE inhparent = '${schema}.${table}'::regclass
          AND coalesce(substring(bounds from 'FROM [(]''([-0-9]+)')::date, '-infinity') <= first
          AND substring(bounds from 'TO [(]''([-0-9]+)')::date > first);
      part := to_char(first, '"${table}_"YYYY_MM');
      EXECUTE format('CREATE TABLE ${schema}.%I (LIKE ${schema}.${table} INCLUDING ALL)', part);
      EXECUTE format('ALTER TABLE ${schema}.${table} ATTACH PARTITION ${schema}.%I
                        FOR VALUES FROM (%L) TO (%L)', part, first, next);
    END LOOP;

    -- To drop one, all who use the table have to be waited for, and whoever comes after waits as well.
    PERFORM set_config('lock_timeout', '200ms', true);
    FOR part IN
      SELECT inhrelid::regclass::text
      FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid,
        substring(pg_get_expr(relpartbound, inhrelid) from 'TO [(]''([-0-9]+)') AS bound
      WHERE inhparent = '${schema}.${table}'::regclass AND bound::date <= today - days
    LOOP
      BEGIN
        EXECUTE 'DROP TABLE ' || part;
        dropped := dropped + 1;
      EXCEPTION WHEN lock_not_available THEN
        EXIT;
      END;
    END LOOP;
    RETURN dropped;
  END $$;
  REVOKE ALL ON FUNCTION ${schema}.${keeper} FROM PUBLIC;
  COMMENT ON FUNCTION ${schema}.${keeper} IS
    'Makes the parts of this month and the next two, and drops those that ended so many days ago; gives how many went';
  COMMENT ON TABLE ${schema}.${table} IS 'In parts of a month, which ${keeper} makes and drops';
`;
