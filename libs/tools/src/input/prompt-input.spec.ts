import { promptInput } from './prompt-input';

const PLACE = { name: 'Paris, France', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };

describe('given', () => {
  it('keeps what was filled in, a place by its name', () => {
    expect(promptInput({ dob: '1990-06-10', time: '', place: PLACE, here: null })).toEqual({
      dob: '1990-06-10',
      place: 'Paris, France',
    });
  });
});
