import type { Page } from 'playwright-core';
import { atRest, accessibilityViolations, MOVING, overflowOf, widthsTooNarrow } from '../browser';
import { textsInOtherFaces } from '../faces';
import { latinWords } from '../hindi';
import { expect, test } from '../journey';
import { newAddress, PASSWORD, told } from '../member';
import { CARDS, giveCard } from '../payment';

/** Holds a page as it stands to its language, its letters, axe and its width on every screen. */
async function look(page: Page, latin: readonly string[] = []): Promise<void> {
  await atRest(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  expect((await latinWords(page)).filter((word) => !latin.includes(word))).toEqual([]);
  expect(await textsInOtherFaces(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await widthsTooNarrow(page)).toEqual([]);
}

/** A4 within its margins, in pixels of a page. */
const PAPER = { width: 658, height: 987 };
const OF_SCREENS_ALONE = ['button:not(p button)', 'select', 'input', 'details:not([open])'];
const OURS = ['Cormorant', 'HankenGrotesk', 'Hind', 'TiroDevaHindi'];

/** The families of letters that a PDF has taken in. */
function facesIn(pdf: Buffer): string[] {
  const names = pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g);
  return [...new Set([...names].map(([, family]) => family!))].sort();
}

/** What people come for, from the first page to the last, in Hindi alone. */
test.describe('who reads Hindi', () => {
  test('comes as a guest, and ends the first day with a turned card and a kept line', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/hi');
    await look(page);
    await page.getByRole('banner').getByRole('link', { name: 'आज', exact: true }).click();
    await page.waitForURL('/hi/today');
    await page.getByRole('heading', { level: 1, name: 'आपकी राशि क्या है?' }).waitFor();
    await look(page);
    const signs = page.getByRole('list', { name: 'बारह राशियाँ' });
    await signs.getByRole('button', { name: /^सिंह/ }).click();
    await page.getByText('सिंह के लिए एक दिन').waitFor();
    await page.getByText('क्यों?').click();
    await page.getByText('इस पंक्ति के पीछे की गणना, आपकी घड़ी के अनुसार।').waitFor();

    await page.getByRole('button', { name: 'पत्ता पलटें' }).click();
    await page.getByText('आज पूरे दिन आपका').waitFor();
    const card = await page.locator('#card-title').innerText();
    await page.getByLabel('आपका उत्तर, एक पंक्ति में').fill('लगभग सब कुछ।');
    await page.getByRole('button', { name: 'सँजोएँ', exact: true }).click();
    await page.getByText('आज के साथ सँजो लिया गया।').waitFor();
    await page.getByRole('heading', { name: 'आज के लिए बस इतना।' }).waitFor();
    await page.getByText('इनमें से 1 दिन खुल चुके हैं।').waitFor();
    await look(page);

    // Whoever has been here is led to their day, which is as it was left.
    await page.goto('/hi');
    await page.waitForURL('/hi/today');
    await page.getByRole('heading', { name: card, exact: true }).waitFor();
    await page.getByText('लगभग सब कुछ।', { exact: true }).waitFor();
  });

  test('has a kundli drawn, in both styles and in every varga that is asked for', async ({
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.goto('/hi/tools/kundli');
    await page.locator('input[name=dob]').fill('1990-05-17');
    await page.locator('input[name=time]').fill('07:45');
    await page.getByRole('combobox').first().fill('चेन्नई');
    await page
      .getByRole('option', { name: /Chennai/ })
      .first()
      .click();
    await look(page, ['Chennai']);
    await page.locator('form button[type=submit]').click();

    const chart = page.getByRole('group', { name: 'कुंडली, उत्तर शैली, D1 राशि' });
    await chart.getByRole('button', { name: 'भाव 1, मिथुन: लग्न, गुरु' }).click();
    await page.getByText('भाव 1, मिथुन: लग्न, गुरु', { exact: true }).waitFor();
    await page.getByText('अंश, नक्षत्र और दूसरे मत क्या बदलते हैं').click();
    await page.getByRole('row', { name: /^शनि मकर .* वक्री/ }).waitFor();
    await page.getByRole('radio', { name: 'दक्षिण' }).check();
    await page.getByRole('combobox', { name: 'वर्ग' }).selectOption('9');
    await page.getByRole('group', { name: 'कुंडली, दक्षिण शैली, D9 नवांश' }).waitFor();
    await page.getByText('मन को भाया').waitFor();
    await look(page, ['Chennai']);

    const told = () => page.locator('article div[lang="hi"] p').allInnerTexts();
    const onScreen = await told();
    expect(onScreen.length).toBeGreaterThan(4);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    // A word that is explained on the screen is a button there, and still a word here.
    expect(await told()).toEqual(onScreen);
    const left = page.locator('main').locator(OF_SCREENS_ALONE.join(', '));
    expect(await left.filter({ visible: true }).count()).toBe(0);
    expect(await textsInOtherFaces(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    expect(facesIn(await page.pdf({ format: 'A4' }))).toEqual(OURS);
  });

  test('pays, whatever name the machine was called by, and is back signed in, in Hindi', async ({
    site,
    visit,
  }) => {
    const { page } = await visit();
    const email = newAddress();
    // Of its names a machine has one for the site, where cookies and the way back from a payment lead.
    const otherName = new URL('/hi/pricing', site.url);
    otherName.hostname = 'localhost';
    await page.goto(otherName.href);
    expect(page.url()).toBe(`${site.url}/hi/pricing`);
    await page.getByRole('button', { name: 'सदस्यता लें मासिक' }).click();
    await page.waitForURL(`${site.url}/hi/signup?redirect=/pricing`);
    await page.getByLabel('पूरा नाम').fill('आदा');
    await page.getByLabel('ईमेल').fill(email);
    await page.getByRole('textbox', { name: 'पासवर्ड' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'निःशुल्क खाता बनाएँ' }).click();
    await told(page, 'खाता बन गया!');
    await page.getByRole('button', { name: 'अभी नहीं' }).click();

    await page.waitForURL(`${site.url}/hi/pricing`);
    await page.getByText('आपकी योजना').waitFor();
    await look(page);
    await page.getByRole('button', { name: 'सदस्यता लें मासिक' }).click();
    await page.waitForURL(/\/pay\//);
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await page.getByText('कोई पैसा नहीं लिया गया। योजनाएँ यहीं हैं, जब भी आप चाहें।').waitFor();
    await page.getByRole('button', { name: 'सदस्यता लें मासिक' }).click();
    await page.waitForURL(/\/pay\//);
    await giveCard(page, CARDS.works, /^Pay/);
    await page.waitForURL(`${site.url}/hi/pricing/success`);
    await page.getByText('आपकी सदस्यता चालू है।').waitFor();
    await page.getByRole('button', { name: 'आपका खाता' }).waitFor();
    await look(page);

    await page.getByRole('link', { name: 'आपकी सदस्यता' }).click();
    await page.getByRole('heading', { name: 'प्रीमियम, मासिक' }).waitFor();
    // The address of who pays, and the number that the provider gives an invoice.
    await look(page, [...email.match(/[a-z]{2,}/g)!, 'TEST']);
    await page.getByRole('button', { name: 'सदस्यता सँभालें' }).click();
    await page.getByRole('link', { name: 'Back to Cosmic Guide' }).click();
    await page.waitForURL(`${site.url}/hi/dashboard/subscription`);
    await page.getByRole('heading', { name: 'प्रीमियम, मासिक' }).waitFor();
  });
});
