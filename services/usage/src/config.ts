import { requestSecretsOf, serviceConfig } from '@cosmic/platform/config';

/** The variables of the usage service. */
export const usageConfig = serviceConfig.extend(requestSecretsOf('usage'));
