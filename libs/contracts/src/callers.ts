import { auth } from './account/auth';
import { billing } from './billing';
import { KEEPERS, type Keeper } from './member';
import type { RequestContract } from './message';
import { readings } from './readings/readings';

/** Whoever asks services: the gateway everything, a service what {@link SERVICES_ASK} says. */
export type Caller = 'gateway' | Keeper;

const SERVICES_ASK: Readonly<Partial<Record<Keeper, readonly RequestContract[]>>> = {
  auth: [billing.cancelForDeletion],
  billing: [auth.contact],
  usage: [readings.told],
};

/** Every caller with each service that it asks; each of these pairs shares a secret. */
export const CALLS: readonly (readonly [caller: Caller, service: Keeper])[] = [
  ...KEEPERS.map((service) => ['gateway', service] as const),
  ...KEEPERS.flatMap((caller) =>
    (SERVICES_ASK[caller] ?? []).map(({ subject }) => [caller, serviceOf(subject)] as const),
  ),
];

/** The service that answers on a subject; its worker's subjects are its own. */
export function serviceOf(subject: string): Keeper {
  return subject.split('.', 1)[0]!.replace(/-worker$/, '') as Keeper;
}

/** Whether a request is one that this caller has to make. */
export function mayAsk(caller: Caller, subject: string): boolean {
  if (caller === 'gateway') return true;
  return (SERVICES_ASK[caller] ?? []).some((asked) => asked.subject === subject);
}

/** The variable that holds the secret of a caller and a service that it asks. */
export function requestSecretName(caller: Caller, service: Keeper): string {
  return `${caller}_${service}_request_secret`.toUpperCase();
}
