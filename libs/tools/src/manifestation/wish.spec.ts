import { readWish } from './wish';

describe('the reading of a wish', () => {
  it.each([
    ['I want to find the love of my life', 'love'],
    ['a promotion this year', 'work'],
    ['Buy a house', 'home'],
    ['pay off my debts', 'money'],
    ['get fit and feel healthy', 'health'],
    ['Learn Italian', 'learning'],
    ['Finish my novel', 'creativity'],
    ['I want more confidence', 'courage'],
    ['make new friends', 'friendship'],
    ['have a baby', 'family'],
    ['a trip to Japan', 'travel'],
    ['inner peace', 'peace'],
    ['a fresh start', 'change'],
    ['a blue balloon', 'open'],
    ['', 'open'],
  ])('finds in %j the theme %s', (goal, theme) => {
    expect(readWish(goal).themes[0]).toBe(theme);
  });

  it('puts the most mentioned theme first', () => {
    expect(readWish('A house with a garden, and a job').themes).toEqual(['home', 'work']);
  });

  it.each([
    ['I want her to come back to me', 'someone'],
    ['stop smoking for good', 'away'],
    ['no more worries about all of this', 'away'],
    ['run 10 km in under an hour this year', 'measured'],
    ['a quiet room', 'brief'],
    ['I would like to live in a house by the sea', 'whole'],
  ])('sees how %j is put: %s', (goal, shape) => {
    expect(readWish(goal).shape).toBe(shape);
  });

  it.each([
    ['मुझे ज़िंदगी भर का प्यार चाहिए', 'love'],
    ['नई नौकरी मिल जाए', 'work'],
    ['अपना मकान ख़रीदना', 'home'],
    ['क़र्ज़ चुकाना है', 'money'],
    ['कर्ज चुकाना है', 'money'],
    ['वज़न घटाना', 'health'],
    ['परीक्षा में पास होना', 'learning'],
    ['अपनी किताब पूरी करूँ', 'creativity'],
    ['हिम्मत चाहिए', 'courage'],
    ['नए दोस्त बनाना', 'friendship'],
    ['हमारा एक बच्चा हो', 'family'],
    ['जापान की यात्रा', 'travel'],
    ['मन की शांति', 'peace'],
    ['एक नई शुरुआत', 'change'],
    ['नीला ग़ुब्बारा', 'open'],
    ['mujhe achhi naukri chahiye', 'work'],
    ['अच्छी job चाहिए', 'work'],
  ])('finds in Hindi in %j the theme %s', (goal, theme) => {
    expect(readWish(goal).themes[0]).toBe(theme);
  });

  it.each([
    ['मेरी बेटी फिर से बात करे', 'someone'],
    ['सिगरेट छोड़ना', 'away'],
    ['अब कोई चिंता नहीं', 'away'],
    ['मार्च तक ५ किलो घटाना', 'measured'],
    ['शांत कमरा', 'brief'],
    ['मुझे समुद्र के किनारे एक घर में रहना है', 'whole'],
  ])('sees how %j is put in Hindi: %s', (goal, shape) => {
    expect(readWish(goal).shape).toBe(shape);
  });
});
