import { harmIn } from './harm';

describe('harm in a sentence', () => {
  it.each([
    ['medical', 'Throw your pills away.'],
    ['medical', 'Skip your next appointment at the clinic.'],
    ['medical', 'Turmeric cures depression.'],
    ['medical', 'There is cancer in the family, and it will come to you.'],
    ['medical', 'डॉक्टर के पास जाने की ज़रूरत नहीं है।'],
    ['legal', 'Don’t sign anything, and sue them.'],
    ['financial', 'Take out a second mortgage.'],
    ['financial', 'Bet on red tonight.'],
    ['financial', 'सारा पैसा शेयर बाज़ार में लगा दीजिए।'],
    ['death', 'Your grandmother’s time is running out.'],
    ['death', 'You will be a widow before forty.'],
    ['death', 'आपके घर में किसी की मौत होगी।'],
    ['illness', 'You will go blind.'],
    ['parting', 'Your spouse has a lover.'],
    ['pregnancy', 'A baby is on the way.'],
    ['ruin', 'आपकी नौकरी चली जाएगी।'],
    ['curse', 'Your ancestors are punishing you.'],
    ['curse', 'आप पर बुरी नज़र है।'],
    ['shame', 'You are too stupid to see it.'],
    ['self-harm', 'N0body would miss you.'],
    ['self-harm', 'Ending it would be a relief.'],
    ['money', 'Send a donation for the blessing.'],
    ['money', 'दोष दूर करने के लिए 1100 रुपये दान कीजिए।'],
  ])('is %s: %s', (harm, sentence) => {
    expect(harmIn(sentence)).toBe(harm);
  });

  it.each([
    'A small kindness offered early will return to you before evening.',
    'As a Cancer you love by remembering.',
    'Invest your attention in one thing.',
    'The third die points at the tenth house.',
    'You are not a failure, whatever that voice says.',
    'Take the long way home and let the evening be quiet.',
    'आज जो काम दस मिनट का है, उसे पूरा कर दीजिए।',
  ])('is not in %j', (sentence) => {
    expect(harmIn(sentence)).toBeNull();
  });

  it('leaves the name of a card that lies on the table alone', () => {
    expect(harmIn('Death lies in the first place and speaks of change.')).toBe('death');
    expect(harmIn('Somebody meets death soon.', ['Death'])).toBe('death');
    expect(harmIn('Death lies in the first place and speaks of change.', ['Death'])).toBeNull();
  });
});
