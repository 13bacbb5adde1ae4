import { ConfigError, readConfig } from '@cosmic/platform/config';
import { providerConfig } from '../../config';
import { Provider, summaryOf } from '../provider/provider';
import { setUp } from '../provider/set-up';

/** `npm run billing:setup`: makes at Stripe what the plan table sells, and says what is there. */
async function main(): Promise<void> {
  try {
    const provider = new Provider(readConfig(providerConfig, process.env), undefined);
    if (!provider.isSetUp) throw new ConfigError('Set STRIPE_SECRET_KEY.');
    const { product, prices, portal } = await setUp(provider.stripe);
    const lines = [
      `Stripe ${provider.payments === 'test' ? 'in test mode' : '(live)'} sells:`,
      `  product  ${product}`,
      ...Object.entries(prices).map(([plan, price]) => `  ${plan.padEnd(8)} ${price}`),
      `  portal   ${portal}`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    const text = error instanceof ConfigError ? error.message : JSON.stringify(summaryOf(error));
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

void main();
