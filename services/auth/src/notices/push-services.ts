/**
 * Whether an endpoint is of one of the push services. It comes from a browser, and whatever it names
 * is asked from within our network: no other address may be.
 *
 * @param services  origins; a star stands for any subdomain
 */
export function isOfPushService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme = '', pattern = ''] = service.split('://');
    if (protocol !== `${scheme}:`) return false;
    return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
  });
}
