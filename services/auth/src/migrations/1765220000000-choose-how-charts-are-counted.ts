import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChooseHowChartsAreCounted1765220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profiles
        ADD COLUMN zodiac text NOT NULL DEFAULT 'tropical'
          CONSTRAINT profiles_zodiac_check CHECK (zodiac IN ('tropical', 'sidereal')),
        ADD COLUMN house_system text NOT NULL DEFAULT 'placidus'
          CONSTRAINT profiles_house_system_check
          CHECK (house_system IN ('placidus', 'whole-sign', 'equal', 'koch', 'porphyry')),
        ADD COLUMN ayanamsa text NOT NULL DEFAULT 'lahiri'
          CONSTRAINT profiles_ayanamsa_check
          CHECK (ayanamsa IN ('lahiri', 'true-chitra', 'krishnamurti', 'raman'));
      COMMENT ON COLUMN profiles.zodiac IS 'From where the signs of this member''s chart are counted';
      COMMENT ON COLUMN profiles.ayanamsa IS 'Where the zodiac begins where it is the sidereal one';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profiles DROP COLUMN zodiac, DROP COLUMN house_system, DROP COLUMN ayanamsa
    `);
  }
}
