import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Parts the counts by months, so that a month goes as a whole. The table of before becomes a part of
 * the new one as it is, and no row is copied; where it is empty it goes.
 */
export class PartDailyCounts1764970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL datestyle = 'ISO';
      ALTER TABLE user_access_logs VALIDATE CONSTRAINT before_the_months;
      LOCK TABLE user_access_logs IN ACCESS EXCLUSIVE MODE;
    `);
    await setAside(runner, 'user_access_logs_before');
    await runner.query(`
      CREATE SEQUENCE user_access_logs_ids;
      SELECT setval('user_access_logs_ids', coalesce(max(id), 0) + 1, false)
        FROM user_access_logs_before;
      ALTER TABLE user_access_logs_before
        ALTER COLUMN id DROP IDENTITY,
        DROP CONSTRAINT user_access_logs_pkey;

      CREATE TABLE user_access_logs (
        id bigint NOT NULL DEFAULT nextval('user_access_logs_ids'),
        user_id text NOT NULL,
        tool_type text NOT NULL,
        access_date date NOT NULL,
        access_count integer NOT NULL
          CONSTRAINT user_access_logs_access_count_check CHECK (access_count >= 0),
        CONSTRAINT one_count_per_day UNIQUE (user_id, tool_type, access_date)
      ) PARTITION BY RANGE (access_date);
      ALTER SEQUENCE user_access_logs_ids OWNED BY user_access_logs.id;
      COMMENT ON TABLE user_access_logs IS 'In parts of a month, which keep_access_log_months makes and drops';
      COMMENT ON COLUMN user_access_logs.id IS
        'Read by the release before only; to be dropped with a later release';
      ${INDEXES_AND_COMMENT}
      ${sameRights('user_access_logs_before')}

      DO $$
      DECLARE
        bound CONSTANT text := substring(pg_get_constraintdef(oid) from '[0-9]{4}-[0-9]{2}-[0-9]{2}')
          FROM pg_constraint
          WHERE conrelid = 'user_access_logs_before'::regclass AND conname = 'before_the_months';
      BEGIN
        IF EXISTS (SELECT FROM user_access_logs_before) THEN
          EXECUTE format('ALTER TABLE user_access_logs ATTACH PARTITION user_access_logs_before
                            FOR VALUES FROM (MINVALUE) TO (%L)', bound);
          ALTER TABLE user_access_logs_before DROP CONSTRAINT before_the_months;
        ELSE
          DROP TABLE user_access_logs_before;
        END IF;
      END $$;
    `);
    await runner.query(KEEP_MONTHS);
    await runner.query('SELECT readings.keep_access_log_months(29)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      LOCK TABLE user_access_logs IN ACCESS EXCLUSIVE MODE;
      DROP FUNCTION readings.keep_access_log_months;
    `);
    await setAside(runner, 'user_access_logs_by_month');
    await runner.query(`
      CREATE TABLE user_access_logs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id text NOT NULL,
        tool_type text NOT NULL,
        access_date date NOT NULL,
        access_count integer NOT NULL
          CONSTRAINT user_access_logs_access_count_check CHECK (access_count >= 0),
        CONSTRAINT one_count_per_day UNIQUE (user_id, tool_type, access_date)
      );
      INSERT INTO user_access_logs (user_id, tool_type, access_date, access_count)
        SELECT user_id, tool_type, access_date, access_count FROM user_access_logs_by_month
        ORDER BY access_date;
      ${INDEXES_AND_COMMENT}
      ${sameRights('user_access_logs_by_month')}
      DROP TABLE user_access_logs_by_month;
    `);
  }
}

/** Those of the table of before, by which its own are known again and not made anew. */
const INDEXES_AND_COMMENT = `
  CREATE INDEX user_access_logs_of_forgotten ON user_access_logs (sha256(substr(user_id, 8)::bytea))
    WHERE user_id LIKE 'member:%';
  CREATE INDEX user_access_logs_by_age ON user_access_logs USING brin (access_date);
  COMMENT ON COLUMN user_access_logs.user_id IS
    'member:<id>, guest:<id> or address:<keyed hash of a guest''s address>';
`;

/** A month is made as a table of its own and attached: that holds up nobody, where CREATE … PARTITION OF does. */
const KEEP_MONTHS = `
  CREATE FUNCTION readings.keep_access_log_months(days integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET datestyle = 'ISO' SET lock_timeout = '3s'
  AS $$
  DECLARE
    today CONSTANT date := (now() AT TIME ZONE 'utc')::date;
    first date;
    next date;
    part text;
    dropped integer := 0;
  BEGIN
    IF days IS NULL OR days < 28 THEN
      RAISE EXCEPTION 'a month is kept for 28 days after its end at least'
        USING ERRCODE = 'invalid_parameter_value';
    END IF;
    -- Of two at once one waits; who counts or reads does not.
    LOCK TABLE readings.user_access_logs IN SHARE UPDATE EXCLUSIVE MODE;

    -- The month before as well, for a clock that is set back on the first.
    FOR ahead IN -1..2 LOOP
      first := (date_trunc('month', today::timestamp) + make_interval(months => ahead))::date;
      next := (first + interval '1 month')::date;
      CONTINUE WHEN next <= today - days OR EXISTS (
        SELECT FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid,
          pg_get_expr(relpartbound, inhrelid) AS bounds
        WHERE inhparent = 'readings.user_access_logs'::regclass
          AND coalesce(substring(bounds from 'FROM [(]''([-0-9]+)''[)]')::date, '-infinity') <= first
          AND substring(bounds from 'TO [(]''([-0-9]+)''[)]')::date > first);
      part := to_char(first, '"user_access_logs_"YYYY_MM');
      EXECUTE format('CREATE TABLE readings.%I (LIKE readings.user_access_logs INCLUDING ALL)', part);
      EXECUTE format('ALTER TABLE readings.user_access_logs ATTACH PARTITION readings.%I
                        FOR VALUES FROM (%L) TO (%L)', part, first, next);
    END LOOP;

    -- To drop one, all who use the table have to be waited for, and whoever comes after waits as well.
    PERFORM set_config('lock_timeout', '200ms', true);
    FOR part IN
      SELECT inhrelid::regclass::text
      FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid,
        substring(pg_get_expr(relpartbound, inhrelid) from 'TO [(]''([-0-9]+)''[)]') AS bound
      WHERE inhparent = 'readings.user_access_logs'::regclass AND bound::date <= today - days
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
  REVOKE ALL ON FUNCTION readings.keep_access_log_months FROM PUBLIC;
  COMMENT ON FUNCTION readings.keep_access_log_months IS
    'Makes the parts of this month and the next two, and drops those that ended so many days ago; gives how many went';
`;

/** Gives the table and what belongs to it other names. */
async function setAside(runner: QueryRunner, name: string): Promise<void> {
  await runner.query(`
    ALTER TABLE user_access_logs RENAME TO ${name};
    ALTER TABLE ${name} RENAME CONSTRAINT one_count_per_day TO ${name}_one_count_per_day;
    ALTER INDEX user_access_logs_of_forgotten RENAME TO ${name}_of_forgotten;
    ALTER INDEX user_access_logs_by_age RENAME TO ${name}_by_age;
  `);
}

/** Lets those who work with a table work with the new one: services run meanwhile, and rights are given later. */
function sameRights(as: string): string {
  return `
    DO $$ DECLARE role regrole; BEGIN
      FOR role IN
        SELECT DISTINCT grantee FROM pg_class, aclexplode(relacl)
        WHERE pg_class.oid = '${as}'::regclass AND grantee NOT IN (0, relowner)
      LOOP
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON user_access_logs TO %s', role);
        EXECUTE format('GRANT USAGE ON SEQUENCE %s TO %s',
          pg_get_serial_sequence('user_access_logs', 'id'), role);
      END LOOP;
    END $$;`;
}
