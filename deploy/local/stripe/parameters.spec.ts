import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseForm } from './form.mjs';
import { parametersOf } from './parameters.mjs';
import { parametersFile } from './read-parameters.mjs';

/** What is said of a form; else what was read of it. */
function answerTo(call: string, form: string) {
  try {
    return parametersOf(call, parseForm(form));
  } catch (error) {
    const { error: said } = (error as { body: { error: Record<string, string> } }).body;
    return said['param'] === undefined ? said : `${said['param']}: ${said['code'] ?? ''}`;
  }
}

describe('parameters of calls', () => {
  it('are those that the installed SDK types', () => {
    // After an update of the SDK: node deploy/local/stripe/read-parameters.mjs
    expect(readFileSync(join(__dirname, 'parameters.json'), 'utf8')).toBe(parametersFile());
  }, 120_000);

  it.each([
    ['POST /v1/refunds', 'payment_intent=pi_1&amount=500', { payment_intent: 'pi_1', amount: 500 }],
    [
      'POST /v1/prices',
      'currency=INR&unit_amount=0&recurring[interval]=month&transfer_lookup_key=true',
      {
        currency: 'INR',
        unit_amount: 0,
        recurring: { interval: 'month' },
        transfer_lookup_key: true,
      },
    ],
    [
      'POST /v1/customers',
      'email=ada%40cosmic.example&metadata=',
      { email: 'ada@cosmic.example', metadata: '' },
    ],
    ['GET /v1/charges', 'created[gte]=5&limit=100', { created: { gte: 5 }, limit: 100 }],
  ])('of %s are read from %s', (call, form, read) => {
    expect(answerTo(call, form)).toEqual(read);
  });

  it.each([
    ['POST /v1/customers', 'nick=Ada', 'nick: parameter_unknown'],
    [
      'POST /v1/customers',
      'shipping[name]=A&shipping[address][galaxy]=M31',
      'shipping[address][galaxy]: parameter_unknown',
    ],
    ['POST /v1/customers', 'toString=1', 'toString: parameter_unknown'],
    ['POST /v1/customers', 'email=not+an+address', 'email: email_invalid'],
    ['POST /v1/customers', 'email=a%40localhost', 'email: email_invalid'],
    ['POST /v1/customers', `metadata[a]=${'x'.repeat(501)}`, 'metadata[a]: '],
    ['POST /v1/customers', `metadata[${'x'.repeat(41)}]=1`, 'metadata: '],
    [
      'POST /v1/customers',
      `description=${'x'.repeat(5_001)}`,
      'description: parameter_invalid_string_too_long',
    ],
    ['POST /v1/products', 'id=p', 'name: parameter_missing'],
    ['POST /v1/products', 'name=', 'name: parameter_invalid_empty'],
    ['POST /v1/prices', 'currency=zzz&unit_amount=1', 'currency: '],
    ['POST /v1/prices', 'currency=inr&unit_amount=-1', 'unit_amount: parameter_invalid_integer'],
    ['POST /v1/prices', 'currency=inr&unit_amount=1.5', 'unit_amount: parameter_invalid_integer'],
    ['POST /v1/prices', 'currency=inr&recurring[interval]=fortnight', 'recurring[interval]: '],
    ['POST /v1/prices', 'currency=inr&recurring=month', 'recurring: '],
    ['POST /v1/refunds', 'amount=0&payment_intent=pi_1', 'amount: parameter_invalid_integer'],
    ['GET /v1/prices', 'limit=1000', 'limit: parameter_invalid_integer'],
    ['GET /v1/prices', 'limit=0', 'limit: parameter_invalid_integer'],
    ['GET /v1/prices', 'active=yes', 'active: '],
    ['GET /v1/prices', 'lookup_keys=a', 'lookup_keys: '],
    ['POST /v1/checkout/sessions', 'success_url=pricing', 'success_url: url_invalid'],
    [
      'POST /v1/checkout/sessions',
      'line_items[0][prize]=p_1',
      'line_items[0][prize]: parameter_unknown',
    ],
    ['POST /v1/checkout/sessions/:id/expire', 'now=true', 'now: parameter_unknown'],
  ])('of %s are refused: %s', (call, form, refusal) => {
    expect(answerTo(call, form)).toBe(refusal);
  });
});
