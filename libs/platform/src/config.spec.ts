import { ConfigError, readConfig, serviceConfig } from './config';

const RIGHT = {
  NATS_URL: 'nats://127.0.0.1:4222',
  DATABASE_URL: 'postgres://auth:pw@127.0.0.1/cosmic',
};

const faultOf = (environment: Record<string, string>): string => {
  try {
    readConfig(serviceConfig, environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

describe("reading a process's variables", () => {
  it('fills in what has a default', () => {
    expect(readConfig(serviceConfig, RIGHT)).toMatchObject({
      LOG_LEVEL: 'info',
      HEALTH_PORT: 8080,
      DATABASE_POOL_SIZE: 10,
      DATABASE_CONNECT_TIMEOUT_MS: 2_000,
      DATABASE_PREPARED_STATEMENTS: 'on',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig(serviceConfig, { ...RIGHT, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
  });

  it('names every variable that is missing or wrong', () => {
    const fault = faultOf({ LOG_LEVEL: 'loud', HEALTH_PORT: '70000' });

    for (const name of ['NATS_URL', 'DATABASE_URL', 'LOG_LEVEL', 'HEALTH_PORT']) {
      expect(fault).toContain(name);
    }
  });

  it('does not repeat what a variable holds', () => {
    const fault = faultOf({ ...RIGHT, DATABASE_URL: 'mysql://root:a-secret@db' });

    expect(fault).toContain('DATABASE_URL: must be a postgres or postgresql URL');
    expect(fault).not.toContain('a-secret');
  });
});
