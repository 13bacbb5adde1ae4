import { fieldProblem } from '@cosmic/contracts/field-problems';
import { formFields } from '@cosmic/tools/catalogue/form';
import { horoscope } from '@cosmic/tools/horoscope/tool';
import { checkParams } from './check-params';
import { initialValues, problemsByField, saidOnce } from './form-values';

describe('initialValues', () => {
  it('takes a proposed sign, and today as timeframe', () => {
    expect(
      initialValues(formFields(horoscope), (name) => (name === 'sign' ? 'leo' : null)),
    ).toEqual({ sign: 'leo', timeframe: 'today' });
  });

  it('leaves out what the field does not offer', () => {
    const proposed = { sign: 'ophiuchus', timeframe: 'century' };

    expect(
      initialValues(formFields(horoscope), (name) => proposed[name as keyof typeof proposed]),
    ).toEqual({ sign: '', timeframe: 'today' });
  });
});

describe('checkParams', () => {
  it('passes what the schema takes, as the schema reads it', () => {
    expect(checkParams('angel-number', { number: ' 0808 ' })).toEqual({
      ok: true,
      params: { number: '0808' },
    });
  });

  it('says in the words of the tool that something is missing', () => {
    expect(checkParams('compatibility', { sign1: 'leo', sign2: '', dob1: '', dob2: '' })).toEqual({
      ok: false,
      problems: { sign2: 'Missing Fields: Please select both zodiac signs' },
    });
  });

  it('leaves what is optional and empty to the schema', () => {
    expect(checkParams('tarot', { spread: '', question: '', ownCards: '' })).toMatchObject({
      ok: true,
      params: { spread: 'daily', question: '', reversals: 'on', ownCards: null },
    });
  });

  it('names the field and what is wrong with it', () => {
    expect(checkParams('angel-number', { number: 'four' })).toMatchObject({
      problems: { number: 'Number must be 1 to 12 digits' },
    });
  });

  it('leaves a tool it does not know to the server', () => {
    expect(checkParams('brand-new', { anything: 'x' })).toEqual({
      ok: true,
      params: { anything: 'x' },
    });
  });
});

describe('problemsByField', () => {
  it('brings what the server refused beside its field', () => {
    expect(
      problemsByField(formFields(horoscope), [
        fieldProblem('params.sign', 'not_a_sign'),
        fieldProblem('toolType', 'not_a_tool'),
      ]),
    ).toEqual({ sign: 'Zodiac sign must be one of the twelve signs' });
  });
});

describe('saidOnce', () => {
  it('leaves the same words at the first field, and marks the others', () => {
    expect(saidOnce({ sign1: 'Both, please', dob1: 'No such day', sign2: 'Both, please' })).toEqual(
      {
        sign1: 'Both, please',
        dob1: 'No such day',
        sign2: '',
      },
    );
  });
});
