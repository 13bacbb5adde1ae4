/** The stand-in for Stripe as a process of its own; see README.md. */
import { createStandIn } from './server.mjs';

/** @param {string} name @returns {string} */
function required(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

const secretKey = required('STRIPE_SECRET_KEY');
if (!secretKey.startsWith('sk_test_standin_')) {
  throw new Error('With a key of Stripe there is nothing to stand in for.');
}
const server = createStandIn({
  secretKey,
  webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
  webhookUrl: required('WEBHOOK_URL'),
  publicUrl: required('PUBLIC_URL'),
  file: process.env['STATE_FILE'] ?? null,
});
server.listen(Number(required('PORT')), '127.0.0.1');

const stop = () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
