/**
 * Claims that are false of the readings of `readings.ts`, by reading and kind, one a line: plain and
 * in registers that nobody reckons with. For specs only.
 */
export const FALSE_CLAIMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  horoscope: {
    plain: `
      Of all places, Virgo is where Mars has come to rest.
      आज चंद्रमा कर्क राशि में है।
      Mars is in Virgo today.
      The Sun stands in Capricorn.
      Venus is in Scorpio.
      Your most compatible sign today is Taurus.
      Red is your power colour today.
      Wear green, the power color of your day.
      Leo is a water sign.
      As a Leo you are ruled by Venus.
      You, a true Virgo, love lists.
      Your rising sign, Scorpio, hides it.
      Your Moon in Pisces cries easily.
      Amethyst is your stone.
      Your Nakshatra is Rohini.
      Your root chakra is blocked.
      मंगल कन्या राशि में है।
      आज शुक्र वृश्चिक में बैठा है।
      Mаrs is in Virgо.
      Mrs in Vigro today.
      M a r s is in V i r g o.
      MARS IS IN VIRGO
      Marss is in Virgoo today.
      It is not in Leo that Mars stands.
      Mars isn't in Leo any more.
      No planet is retrograde.
      The Sun is nowhere near Sagittarius.
    `,
    paraphrased: `
      Ask Venus what she is doing in Scorpio.
      Had Mars stayed in Leo, you would be louder.
      Everybody born under Leo feels the Capricorn Sun now.
      Thanks to Mars's arrival in Virgo, lists get done.
      Jupiter (in Cancer, of all signs) feeds everybody.
      Shani ab margi hai.
      Mars has packed its bags and set up camp in Virgo.
      They say Venus is being hosted by the Scorpion this week.
      You may have noticed how the Sun, now that it is Capricorn's guest, asks for plans.
      Isn't it lovely that Jupiter found its way to Cancer?
      With the planet of love draped over Scorpio, feelings run deep.
      The red planet wears Virgo's apron now.
      Capricorn season is in full swing.
      Virgo has Mars; Cancer has Jupiter.
      My grandmother would have told you that Mercury sits in the Archer today.
      Because the messenger lodges with the Archer, letters fly.
      Venus (Scorpio) turns up the heat.
      Today's weather: Sun – Capricorn, Moon – Leo.
      Mars, which left Leo days ago, is busy tidying.
      Mars has already moved on from Leo.
      More Scorpio than ever, Venus wants the truth.
      What makes Mars in Virgo so useful to you this morning?
      The lord of the skies is lodging with the Crab.
      Mangal kanya rashi mein hai.
      Aaj Shukra Vrishchik mein baitha hai.
      Mars-in-Virgo energy is everywhere.
      Virgoan Mars wants you to sort the drawers.
      A Scorpionic Venus takes no half measures.
      Venusian sweetness flows from the Scales? No, from the Scorpion.
      Lists to make while Mars is in Virgo:
      Mars in Virgo – five ideas
    `,
    abbreviated: `
      Mar in Vir, so tidy the desk.
      Ven Sco: feelings run deep.
      ☉ Cap today.
      Merc Rx.
      Sat. direct in Ari.
      Your asc is Tau.
    `,
    glyph: `
      ♂ in ♍ asks for order.
      ♀♏ – deep water.
      ☿℞ until Friday.
      ☉ □ ♄ today.
      ♃ ♋ brings you home.
      🌑 tonight, so rest.
      ♑️ season is here.
    `,
    house: `
      Your tenth house glows with the Sun.
      Love, the seventh house, has Jupiter for a guest.
      Venus in your twelfth whispers.
      शुक्र आपके दसवें भाव में है।
      Mars lights up your seventh house.
      Venus sits in your house of home and roots.
      The Sun is in the tenth.
      Your house of money is crowded: Jupiter and Mars are both in it.
      Jupiter in the 2nd loosens the purse.
      Partnership is where Mars does its work now, in house seven.
      It is the sector of secrets that hosts the Moon.
      Three planets crowd your fourth.
      Your H7 has Mars.
      Nothing occupies your eleventh house today.
      Pluto is digging in the twelfth.
      मंगल आपके सातवें घर में बैठा है।
    `,
    aspect: `
      The Sun and Mars are in perfect trine.
      Saturn frowns at Venus across the sky in opposition.
      Jupiter conjoins Venus.
      The Sun squares Saturn today.
      Mars and Venus meet in an exact conjunction.
      Venus stands face to face with Saturn.
      Jupiter and Uranus are ninety degrees apart.
      Mercury trines Neptune, and words become music.
      There is a tense right angle between the Sun and Mars.
      Sun and Neptune quarrel in a square.
      The Moon shakes hands with Venus by sextile.
      A T-square pulls you three ways.
      Mars and Jupiter are trine.
      With the Sun on Saturn, duty weighs.
      Mercury with Venus makes sweet talk.
      The Sun trine Neptune is exact at midnight.
      The trine of Sun and Neptune is three degrees wide.
      Moon sextile Neptune is separating.
      The square between Moon and Mars is still building.
      सूर्य और शनि के बीच केंद्र योग है।
    `,
    motion: `
      Venus turned retrograde yesterday.
      All planets are direct.
      Pluto walks backwards.
      Saturn is moving forward again.
      Mercury is retrograde, so back up your files.
      Neptune turned direct last night.
      Jupiter has begun its backward walk.
      Everything in the sky is moving forward.
      Four planets are in retrograde.
      Mars stands still today, stationary before it turns.
      Uranus is done with its reversal.
      Is Mercury going backwards the reason your mails go astray?
      Retrograde season is over.
      बुध वक्री चल रहा है।
      शनि अब मार्गी हो गया है।
    `,
    phase: `
      The Moon has just begun to wane.
      It is a moonless night.
      The New Moon is tonight.
      A thin waning crescent hangs in the morning.
      The Moon is half lit.
      The moon is dark and the night is yours.
      The waning Moon asks you to let go.
      The Full Moon is in Taurus.
      Last quarter is upon us.
      The full moon falls tomorrow.
      Tonight's Moon is a sliver, barely twelve percent lit.
      आज अमावस्या है।
      Aaj amavasya ki raat hai.
    `,
    eclipse: `
      This is an eclipse moon.
      A lunar eclipse darkens this Full Moon.
      The next eclipse falls in your sign.
      Eclipse season has opened a door.
      Tonight the Moon is swallowed by the Earth's shadow.
      The Sun will be covered on Thursday.
      आज रात चंद्र ग्रहण लगेगा।
    `,
    degree: `
      Pluto stands at 29 degrees of Aquarius.
      Venus has reached 5° of Libra.
      Mars is at 12 degrees of Leo.
      The Sun has reached the twentieth degree of Sagittarius.
      Venus, at Libra 3°10', begins anew.
      Jupiter's position: 14°02' Leo.
      Mars at the fifth degree of the Lion feels proud.
      Saturn at eight degrees of Virgo is strict.
      मंगल सिंह राशि के बारह अंश पर है।
    `,
    date: `
      Tomorrow the Moon enters Cancer.
      Yesterday was the Full Moon.
      The Sun enters Sagittarius today.
      The Moon enters Gemini on 27 November.
      Mars enters Virgo on 3 December.
      On 30 November the Full Moon arrives.
      Mark Friday: that is when the Moon moves into Gemini.
      Today is 25 November.
      Saturn turns direct on 2 December.
      By the fifth of next month, Uranus turns around.
      At 9:15 UTC the Full Moon peaks.
      पूर्णिमा 30 नवंबर को है।
    `,
    number: `
      Nine is the number that favours you.
      Your lucky number is 7.
      Seven brings you luck today.
      Lucky number: fifty-three.
      Bet on 17, your number of the day.
      Your life path is five.
      आपका शुभ अंक सात है।
      Aapka lucky number saat hai.
    `,
    card: `
      The Empress watches over you.
      The Tower is your card today.
      You drew the Three of Swords.
      The Hermit keeps you company, reversed.
      आपका कार्ड मृत्यु है।
    `,
    animal: `
      You are a Water Dragon.
      This is the year of the Rabbit.
      आप जल ड्रैगन हैं।
    `,
    cycle: `
      Your physical cycle is at its peak.
      Your emotional rhythm stands at 12%.
    `,
  },
  week: {
    date: `
      Mars enters Virgo on 27 November.
      Mars changes signs on Saturday.
      The Moon is in Leo on 25 November.
      On Monday the Moon slips into Cancer.
      Venus meets Jupiter by sextile on the 24th.
      The Sun opposes Uranus on Sunday.
      Midweek, the Moon enters Leo.
    `,
    plain: `
      Mars enters Libra this week.
      Mars spends the whole week in Virgo.
    `,
    house: `
      Mars moves into your second house.
      The week ends with the Moon in your house of partnership.
    `,
    aspect: `
      Venus squares Jupiter on 28 November.
      The Sun is in conjunction with Uranus.
      The Sun's opposition to Pluto is exact on Wednesday.
    `,
    degree: `
      Uranus sits at nine degrees.
    `,
    phase: `
      The Moon reaches its last quarter on Thursday.
      The week begins with a New Moon.
    `,
    motion: `
      Neptune goes direct this week.
      Mercury stations retrograde on Thursday.
    `,
    number: `
      69 is the number to play.
    `,
    paraphrased: `
      When Mars swaps Virgo for Leo, your pride returns.
      Once the Moon trades the Twins for the Bull, you slow down.
      The Moon goes from Gemini straight into Leo.
    `,
  },
  chinese: {
    animal: `
      You are an Earth Snake.
      A Wood Horse like you needs space.
      2026 is the year of the Fire Snake.
      Your friends are the Rat and the Ox.
      Water rules your year.
      You carry Yin in your bones.
      The Goat opposes you.
      Dragons get on with you best.
      You are a Wood Horse.
      Horses like you are ruled by Water.
      As a Fire animal you burn.
      A Goat at heart, you need company.
      Your secret friend is the Rat.
      Your team of three is Rat, Dragon and Monkey.
      The Horse and the Rat form a harmony.
      1990 was the year of the Snake.
      Those born in 1990 are Dragons.
      You were born under the Ox.
      Metal Snakes such as yourself plan ahead.
      This is a Water year.
      The present year belongs to the Dragon.
      Earth is your element.
      Yin flows through your sign.
      You are yin Metal.
      Your opposite is the Tiger.
      The year of the Fire Horse ends on 3 March 2027.
      It began on 5 February 1990.
      Your element feeds Fire.
      You have the soul of a Tiger and the heart of a Dog.
      Like every Rabbit, you dislike noise.
      Born in the year of the Metal Monkey, you know tricks.
      🐉 is your animal.
      🐀 year: save.
      午 is the Rat.
      आप काष्ठ घोड़ा हैं।
      आपका गुप्त मित्र चूहा है।
      आप धातु साँप हैं।
      यह ड्रैगन का वर्ष है।
      Of the twelve, the Horse comes third.
      In twelve years you will meet the Rat again, your own sign.
    `,
    date: `
      The new year of 1990 fell on 15 February.
      Your year began on the 30th of January 1990.
    `,
    plain: `
      You are a Gemini by birth.
      The Horse is an earth sign, steady and slow.
      The Horse is one of the four fixed signs.
    `,
  },
  tarot1: {
    card: `
      Your card is the Tower.
      The Star shines over your day.
      You drew Justice.
      Wheel of Fortune, reversed, warns of delay.
      Your card hangs upside down.
      Death rides through your reading.
      The Fool takes a step beside you.
      There are many Cups on the table.
      Swords dominate the draw.
      A court card looks back at you.
      The Ace of Cups overflows.
      Wheel of Fortune belongs to Saturn.
      The Wheel is the fourth card of the deck.
      The Wheel of Fortune carries the number seven.
      The card that fell out of the deck was Judgement.
      Strength is at your side: she drew near in the shuffle.
      You pulled XVI.
      XIII looks at you.
      2 of Swords asks for a decision.
      Queen o' Wands energy.
      The Wheel is a card of water.
      You drew two cards.
      From all seventy-eight cards this one came.
      Reversed cards were allowed in this draw.
      आपका कार्ड मीनार है।
      Aapka card Tower hai.
      उल्टा भाग्य चक्र देरी बताता है।
    `,
    plain: `
      The Wheel of Fortune belongs to Mars.
      Mercury is retrograde while you draw.
    `,
    number: `
      Ten is your life path, as the Wheel says.
    `,
    date: `
      The card was drawn on 2 March 2025.
    `,
  },
  tarot3: {
    card: `
      Past: The Emperor.
      Your present is ruled by the Seven of Wands.
      One Cup lies among the Wands.
      The spread is full of Swords.
      The Magician brings up the rear.
      A Knight rides through your future.
      Every card is upright but one.
      Four of Wands in the middle.
      Three majors look at you.
      There is not a single Wand here.
      The Emperor stands in your past.
      Two of Wands in the future speaks of plans.
      The Seven of Wands holds your present.
      Your future card is the Moon.
      In the past lies the Three of Swords.
      The first card is the Emperor.
      The last card, Seven of Wands, closes the row.
      Two of Cups sits in the middle.
      Seven of Swords behind you, Emperor ahead.
      The Emperor lies reversed.
      All three cards are Wands.
      There are two major cards.
      Cups are missing no more: one has come.
      Two cards are upside down.
      No major arcana in sight.
      Three suits meet here.
      The Empress answers your question.
      Pentacles ask about money in your middle card.
      A Queen watches the table.
      The Emperor is a card of water.
      Seven of Wands, which stands for grief, lies behind you.
      Behind you: the Devil.
      Of four cards, the last is strongest.
      The Celtic Cross shows ten places.
      भविष्य में चंद्रमा का पत्ता है।
      पहला पत्ता सम्राट है।
      Pehla card Emperor hai.
    `,
  },
  numerology: {
    number: `
      Your path is a four.
      The number of your soul is 3.
      You vibrate to a seven.
      Call it destiny: 11.
      Twos sit at both ends of your chart.
      Your life path (7) likes silence.
      Seven, your life path, likes silence.
      A 6 lives in your name.
      The 4 in you builds walls.
      Your life path number is 4.
      Six is your path.
      Two sits in your soul.
      A life path of three makes you talk.
      You walk the path of a 7.
      Destiny: five.
      Your destiny number, one, wants to lead.
      Eight is your life path.
      Your soul urge is 9.
      The vowels of your name add up to six.
      Your consonants make four.
      Personality 3 loves a stage.
      As a One, you go first.
      You are a 22, a master builder.
      The master number eleven runs through your chart.
      Your number today is two.
      Five appears twice in your four places.
      Your name has nine letters.
      Your life path and destiny are in harmony.
      The date adds up to 31.
      1985 reduces to 4.
      Sixes like you need to care for others.
      With a 5 at the core you crave change.
      Your expression number is seven.
      Path VII is yours.
      Your maturity number is 8.
      This is a personal year of four.
      Nine at heart, but your soul is a 3.
      Four is the number behind all you do.
      आपका मूलांक 4 है।
      आपका जीवन पथ अंक छह है।
      आपकी आत्मा का अंक दो है।
      Aapka bhagyank paanch hai.
      Aapka life path 6 hai.
    `,
    date: `
      Your birthday is on 11 December.
      You were born on 14 December 1985.
      Born in November, you like the cold.
      Born on a Friday, you never rush.
    `,
    plain: `
      Born a Capricorn, you climb.
    `,
  },
  angel: {
    number: `
      The three in the middle asks for joy.
      5 hides in 484.
      Its digits add up to 17.
      Nine is what remains of it.
      The root of your number is 5.
      4 + 8 + 4 makes 18.
      Your number reduces to nine.
      The digit 8 stands there twice.
      448 is the number you keep seeing.
      Three fours stand in your number.
      The number 1111 has come to you.
      Six watches over you.
      Four appears once.
      Its core is a two.
      484 carries the vibration of Saturn.
      A row of three like digits.
      आपकी संख्या का मूल 5 है।
    `,
  },
  dice: {
    plain: `
      You threw Saturn in Aries.
      The dice show Venus in Libra.
      Saturn fell into Scorpio on your throw.
      Saturn in Libra is in fall.
      Saturn in Libra is in its detriment.
      Saturn rules Libra.
      Saturn is at home in Libra.
      Today Saturn is in Libra too.
      Saturn is three signs from the throw.
      शनि आज तुला राशि में है।
      पासे ने शुक्र दिखाया है।
      Your throw says Jupiter.
      ♄♎, house 7.
    `,
    house: `
      The third die shows the fourth house.
      Your throw lands in the house of money.
      The eleventh house is the house of money.
      The eleventh house rules marriage.
      House 11 speaks of work and habits.
    `,
    degree: `
      Saturn is at 20 degrees of Aries today.
    `,
    motion: `
      Saturn travels direct.
    `,
  },
  biorhythm: {
    cycle: `
      The heart stands at its zenith.
      Your body is on day 12.
      The mind crosses the middle on 29 November.
      Physically you are below zero.
      62% is where your mind is.
      Tomorrow is your lowest day.
      Day 3 of your body cycle.
      Your body stands at 40 percent.
      The heart is below the middle.
      Your mind is climbing.
      Emotionally you are at zero.
      Your intellectual curve is at its highest point.
      The physical wave has 28 days.
      The mind leads on your best day.
      Your best day is Thursday 26 November.
      The critical day of the heart is 2 December.
      Today is a critical day.
      Physically, you are at your lowest.
      The heart cycle is on day twelve.
      You have lived 12,000 days.
      Body low, heart low, mind high.
      Your mind is at +10%.
      Sixty-two percent: that is your body today.
      The three curves cross today.
      All three curves are above the middle.
      Your body curve is climbing to its peak.
      The 30-day wave of the heart is rising.
      Your intuitive cycle is strong.
      Thirteen thousand days lie behind you.
      Sunday 29 November is your best day.
      आपका शारीरिक चक्र 40% पर है।
      आपका मन शिखर पर है।
      Aapka sharirik chakra sabse neeche hai.
    `,
    date: `
      You were born on 5 March 1990.
    `,
    plain: `
      A Taurus body needs rest.
    `,
  },
  birthday: {
    plain: `
      You are a fire sign.
      Cancer is a fixed sign.
      Your Sun stood in Gemini when you were born.
      On your birthday the Moon is in Leo.
      On your birthday Venus is in Cancer.
      The Crab is ruled by Mars.
      You share Cancer with the element of earth.
      आपका सूर्य मिथुन में था।
    `,
    date: `
      Your next birthday is on 29 June.
      The Sun returns on 2 July.
      Cancer season starts on 25 June.
    `,
    number: `
      You turn 44 next year.
      Your life path is 6.
      The personal year ahead is a five.
      Forty-two candles wait for you.
    `,
    phase: `
      Your birthday falls on a Full Moon.
    `,
    degree: `
      Your Sun is at 12 degrees of Cancer.
    `,
  },
  compat: {
    degree: `
      There are 60° between you.
      You are 120 degrees and five signs apart.
      Ninety degrees lie between you.
    `,
    aspect: `
      You stand in opposition to each other.
      Your signs stand in a square.
      Leo and Aries face each other.
      Six signs apart, you are opposites.
      You two are in sextile.
      A quincunx makes you guess.
    `,
    plain: `
      A Leo and a Libra, fire and air.
      Water and fire: that is the two of you.
      One of you is mutable.
      Aries is fixed.
      Both of you are earth signs.
      Air meets fire between you.
      Leo is cardinal and Aries is mutable.
      You are both fixed.
      Venus rules one of you.
      Mars governs Leo, the Sun governs Aries.
      Your rulers are Mercury and Mars.
      A Leo and a Taurus sit down to dinner.
      The Bull and the Lion share a flat.
      Between a Lion and a Fish there are many words.
      Both of you have the Moon in Cancer.
      Neighbours on the wheel, you two know each other's gossip.
      Next door to each other in the zodiac, you share a fence.
      Your synastry has Venus on Mars.
      सिंह और मेष के बीच नब्बे अंश हैं।
      आप दोनों जल तत्व के हैं।
      Simha aur Mesh dono jal tatva hain.
    `,
  },
  crystal: {
    plain: `
      Your rising Scorpio wants Jade.
      Jade is for your Sun.
      Moonstone would do you good.
      Amethyst is the stone of your Sun.
      Your Moon sign asks for Jade.
      Sunstone belongs to your Moon.
      Rose quartz brings you love.
      Red Jasper heals the kidneys.
      Jade is deep red.
      Your rising sign is Libra.
      Your Moon in Taurus wants comfort.
      Sunstone stands for sorrow.
      Never let water touch Sunstone.
      Leave Jade in salt for three days.
      Jade is the stone of Virgo, an air sign.
      Citrine and onyx complete the trio.
      आपके चंद्रमा का रत्न जेड है।
    `,
    medical: `
      Sunstone cures migraines.
      Put Red Jasper on the belly to end cramps.
    `,
  },
  moon: {
    date: `
      The Full Moon is on Wednesday.
      The next Full Moon is on 23 December.
      Full Moon in three days.
      The Full Moon lasts until 28 November.
      The day after, the Moon is in Cancer.
    `,
    phase: `
      The Moon is new.
      Tonight the Moon is at first quarter.
      A supermoon rises.
      A Blue Moon crowns the month.
    `,
    plain: `
      The Full Moon is in Taurus.
      You are a Scorpio.
    `,
    degree: `
      The Full Moon stands at Gemini 9°.
    `,
    house: `
      The Moon visits the fifth house from Cancer.
    `,
    eclipse: `
      This Full Moon is a total eclipse.
    `,
  },
  nakshatra: {
    plain: `
      Your nakshatra is Ashwini.
      You were born in Rohini.
      The lord of Dhanishta is Venus.
      Today the Moon is in Bharani.
      Your tara is Vipat.
      The third pada of Dhanishta is yours.
      Your nakshatra is certainly Shravana, ruled by the Sun.
      You are in the mahadasha of Saturn.
      आपका नक्षत्र रोहिणी है।
      धनिष्ठा का स्वामी शुक्र है।
      Aapka nakshatra Rohini hai.
      You are manglik.
      Sade sati weighs on you.
      Rahu and Ketu sit on your axis.
    `,
    number: `
      You stand on step 5 of nine.
    `,
  },
  houses: {
    plain: `
      Capricorn rises in your chart.
      You have Mars in Aries.
      Your Saturn in Aquarius keeps its distance.
      Your rising sign is Leo.
      The Moon in Pisces was your first friend.
      Your Mercury in Gemini speaks fast.
      Today the Sun is in your fifth house.
      Your midheaven is Leo.
      आपका लग्न सिंह है।
    `,
    house: `
      Jupiter lives in your first house.
      Your twelfth house begins in Virgo.
      Venus rules your fifth house.
      Five planets crowd your eighth house.
      Venus lives in your ninth house.
      The Sun stands in the tenth house.
      Your seventh house begins in Aries.
      Saturn rules your tenth house.
      Mars is in your fourth house, with Uranus.
      Nobody lives in your eighth house.
      The ruler of your second house is Mars.
      Three planets share your fifth house.
      The ruler of the chart sits in the third house.
      Your houses are counted by whole signs.
      शुक्र आपके नौवें भाव में है।
    `,
    degree: `
      Your Sun is at 12° Taurus.
      Your Moon is at three degrees of Aquarius.
      The rising sign begins at 4°.
    `,
    date: `
      You were born on 18 May 1990.
      You were born at 3 in the afternoon.
    `,
    aspect: `
      Your Venus is conjunct your Mars.
      Your Sun squares your Moon.
    `,
  },
  retro: {
    date: `
      The retrograde ends on 1 December.
      Saturn went retrograde on 2 August.
      Saturn turns direct on 20 December.
      Saturn has been retrograde since May.
      The next one begins in June 2027.
    `,
    motion: `
      Saturn has turned direct.
      Saturn is direct now.
    `,
    number: `
      Its retrograde lasts 150 days.
    `,
    plain: `
      Saturn is retrograde in Pisces.
      Saturn goes backwards twice a year.
      Saturn's theme is love and pleasure.
      Your rising sign is Aries.
      Your Sun in Virgo takes note.
    `,
    house: `
      Saturn retraces its steps in your fourth house.
    `,
  },
  life: {
    plain: `
      Earth is your strongest element.
      Five planets in water make you soft.
      Most of your planets were in earth signs.
      Water leads with six planets.
      Venus was in fire.
      Air holds the Sun.
      Your chart is mostly mutable.
      Your Moon was in Aries.
      Fire is missing.
    `,
    number: `
      Your life path is 3.
      Three planets in air signs.
      Your personal year is 8.
      Four planets stood in fixed signs.
    `,
  },
  planet: {
    date: `
      The day of Uranus is Monday.
      Uranus turns direct on 3 March.
    `,
    motion: `
      Uranus has gone direct.
      Uranus is direct.
    `,
    plain: `
      Uranus rules Thursday.
      Uranus stands in Cancer.
      Uranus is in Taurus.
      Today is the day of Venus.
      Its colour is pink.
      Lavender is the scent of Uranus.
      Uranus is exalted in Gemini.
      Tuesday belongs to Jupiter.
    `,
  },
  wellbeing: {
    plain: `
      Six planets stand in water.
      Earth signs hold three of the ten.
      Mercury stands in fire.
      You are air.
    `,
    house: `
      The Moon is in your fourth house.
    `,
  },
};
