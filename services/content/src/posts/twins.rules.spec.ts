import { lackOf } from './twins.rules';

const RUN = '018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a1b';
const [english, hindi] = [
  { language: 'en', run: null },
  { language: 'hi', run: null },
] as const;

describe('what a work lacks', () => {
  it('is the language that nothing tells it in', () => {
    expect(lackOf([english])).toEqual({ language: 'hi', run: null });
    expect(lackOf([hindi])).toEqual({ language: 'en', run: null });
  });

  it('is named with the run that is writing it', () => {
    expect(lackOf([english, { language: 'hi', run: RUN }])).toEqual({ language: 'hi', run: RUN });
  });

  it('is nothing where each language has a post, whatever is still being written', () => {
    expect(lackOf([hindi, english])).toBeNull();
    expect(lackOf([english, { language: 'hi', run: RUN }, hindi])).toBeNull();
  });
});
