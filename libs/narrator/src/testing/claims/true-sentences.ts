/** Sentences that are true of the readings of `readings.ts`, or claim nothing, one a line. For specs only. */
export const TRUE_SENTENCES: Readonly<Record<string, string>> = {
  horoscope: `
      The Full Moon peaks in Gemini this afternoon, and your circle of friends is lit up with it.
      Today the Moon slips into Gemini at 11:10 UTC.
      With the Sun in Sagittarius, your house of play is wide awake.
      Venus in Libra keeps your words kind.
      Mars and Jupiter both stand in your own sign.
      Mars is at the very end of Leo.
      Saturn, Uranus and Neptune are all retrograde.
      Three planets are retrograde just now.
      The Sun trines Neptune, and imagination comes easily.
      There is a square between the Moon and Mars, so tempers may be short at lunch.
      The Sun and Pluto are moving towards an exact sextile.
      Your lucky number is 52.
      Purple is your power colour today.
      Sagittarius is the sign you get on with best today.
      The Sun rules your sign.
      As a Leo, you like to be seen, and today you will be.
      Pluto in Aquarius works quietly in your house of partnership.
      Saturn is walking backwards through Aries, in your ninth house.
      The Moon is full, bright and a little dramatic.
      Mercury in Scorpio asks for privacy at home.
      Mercury is not retrograde, so sign what you like.
      Nobody needs you to be the sun in every room.
      You have a star in your corner, and it is your own patience.
      Put the kettle on, and let the second cup of coffee go cold while you talk.
      Take three days before you answer.
      Justice is not always quick, but it has a long memory.
      You have more strength than you think.
      The world can wait until ten.
      There is fire in you, but you need not burn the house down.
      A small temperance at the table will help your evening.
      Ask the friend who moved house what the first night was like.
      If a door closes, try the window; if the window closes, put on a jumper.
      Two hours of silence will do more than ten messages.
      You may feel like the sky is too big today.
      The moon is a good listener and never interrupts.
      Don't let the devil of comparison ruin your lunch.
      One half of you wants applause; the other wants a nap.
      The tower of dishes in the sink will still be there tomorrow.
      Buy the first lemons you see, and give one away.
      You are allowed to change your mind twice before noon.
      A lover of order might call it chaos, you call it Tuesday.
      Your heart is warm and your body is tired.
      Let somebody else be the hermit tonight.
      Make room for a stranger at the table of friends.
      With the Full Moon in the house of friends and hopes, it is a good evening to be among people.
      What does Saturn in retreat ask of your beliefs?
      Neptune too is going backwards, slowly, at the beginning of Aries.
      Jupiter, big and generous, is in Leo with Mars.
      Because the Sun stands in your fifth house, joy is not a luxury.
      The Moon's square to Mars is already loosening.
      Venus sits in your third house, where words and errands live.
      Mars has almost finished with Leo.
      The Moon was in Taurus until late this morning.
      सूर्य धनु राशि में है।
      आज मिथुन राशि में पूर्णिमा है।
      शुक्र तुला राशि में है और शब्द मीठे हैं।
      शनि वक्री है, इसलिए धीरे चलिए।
      आपका शुभ अंक 52 है।
      मंगल सिंह राशि में आपके पहले भाव में है।
      आज किसी मित्र को फ़ोन कीजिए।
      धीरे-धीरे साँस लीजिए और खिड़की खोलिए।
      आपका दिल जानता है कि क्या ज़रूरी है।
    `,
  week: `
      On Wednesday night Mars crosses into Virgo, your own sign.
      Mars leaves Leo for Virgo on 25 November.
      The Moon moves through Gemini, Cancer and Leo this week.
      On Saturday the Moon reaches Leo and your quietest house.
      Venus and Jupiter form a sextile on 28 November.
      The Sun opposes Uranus on the 25th, and plans may wobble.
      Your ruler Mercury is in Scorpio.
      The Full Moon in Gemini on Tuesday lights up your work.
      Gold is your colour this week.
      Begin the week by finishing last week's list.
      From Thursday the Moon in Cancer brings you among friends.
      Jupiter keeps to the house of rest and secrets.
      A week has seven days, and you do not have to fill them all.
      Sunday is for soup.
      The opposition of the Sun and Uranus is half a degree wide at its closest noon.
      Mars begins a new chapter in your first house.
      Put one thing down before you pick up the next.
      Your mood is romantic, and the washing-up can wait.
    `,
  chinese: `
      You are a Metal Horse.
      The Metal Horse of 1990 does not like to stand still.
      Metal gives your Horse a firm backbone.
      Your secret friend is the Goat.
      Horse, Dog and Tiger make a team of three.
      This is a year of the Fire Horse, your own animal come round again.
      The Fire Horse year lasts until 5 February 2027.
      Had you been born before 27 January 1990, you would be an Earth Snake.
      Fire tempers metal, and this year tempers you.
      You are yang, quick to the door and first on the road.
      You gallop ahead and then wonder where everybody is.
      Like a horse in a small stable, you kick when you are bored.
      Somebody in your life has a dog's loyalty and a tiger's temper.
      Water the plants before you run off again.
      There is iron in you, and also a good deal of wind.
      Leave earth on your boots; you have been somewhere.
      A mirror year shows you to yourself.
      Do not put the cart before the horse.
      आप धातु घोड़ा हैं।
      आपका गुप्त मित्र बकरी है।
    `,
  tarot1: `
      Your card today is the Wheel of Fortune.
      The Wheel turns, and you turn with it.
      You drew the Wheel of Fortune from the major arcana.
      Jupiter is the planet of this card.
      One card is enough for one day.
      Luck and timing are what it speaks of.
      It is a fire card, quick and warm.
      The card stands upright.
      The wheel of a bicycle teaches the same thing: keep moving.
      No tower has fallen; a plan has changed.
      Change comes like weather, and you own a coat.
      Some days the world hands you a map.
      You don't need the strength of ten, only a little timing.
      Only the twenty-two major cards were in the deck.
      If you are lucky, say thank you.
      Your cup of tea will taste of rain.
      भाग्य चक्र आज आपका पत्ता है।
    `,
  tarot3: `
      In the past lies the Seven of Wands: you have stood your ground.
      The Two of Wands lies in the present.
      The Emperor waits in your future.
      Two of your three cards are Wands.
      There are no Cups on the table.
      Only one major card lies before you, the Emperor.
      None of the cards is reversed.
      All three cards are of fire.
      The Seven of Wands remembers how you held the hill alone.
      With the Two of Wands you have a map in one hand and a question in the other.
      The coast you ask about is not going anywhere.
      A house by the sea needs a roof and a reason.
      An emperor without a map is only a man in a chair.
      You asked whether you should move to the coast.
      Vision, choice and planning: that is the middle of your row.
      No queen and no knight appears, so decide for yourself.
      Take the second step only when the first one holds.
      Courage brought you here; structure will keep you here.
      No swords lie here, so nobody has to be cut.
      What would change if you chose the sea?
    `,
  numerology: `
      Your life path number is 9.
      Nine is your life path, and it likes to finish things.
      A destiny of 8 wants to build.
      Both your destiny and your soul urge are 8.
      Your soul urge, an eight, longs for results.
      Nine appears twice among your four numbers.
      Today's number is 9 as well, the same as your path.
      The eight letters of your name add up to 35.
      1985 reduces to 5.
      Your birth date leads to 9 by all three methods.
      You were born on 10 December 1985.
      You have two hands; keep one free.
      Three good friends are plenty.
      One thing at a time, Ada.
      Two of your numbers are nines, and two are eights.
      The personality number 9 opens the door kindly.
      Give the project five more minutes and then go home.
      Your path is not a straight line, and it needn't be.
      You come across as a nine: generous and a little far away.
      आपका जीवन पथ अंक 9 है।
      आपका भाग्य अंक 8 है।
    `,
  angel: `
      484 reads the same from both ends.
      The number 484 is a mirror.
      Four stands twice and eight stands once.
      4 + 8 + 4 makes 16, and 16 makes 7.
      The root is seven.
      The four at each end is a laid stone.
      The eight in the middle turns like a wheel.
      Two digits take turns here.
      You may have seen it on a receipt or a bus.
      Look up from the clock once in a while.
      Stability holds the number at both ends.
      One good foundation carries two storeys.
    `,
  dice: `
      You threw Saturn in Libra in the eleventh house.
      Saturn in Libra is exalted.
      The eleventh house is about friends and hopes.
      Saturn is in Aries today, opposite the sign you threw.
      Libra wants things fair.
      Structure among friends: that is your throw.
      Saturn asks who carries what, and Libra asks whether it is fair.
      Put a date on the plan you keep postponing with your friends.
      The dice do not decide; you do.
      Today Saturn stands at eight degrees of Aries.
      A fair friend is worth a queue in the rain.
      शनि तुला में उच्च का है।
    `,
  biorhythm: `
      Your body stands at a hundred percent.
      The body curve is above the middle and easing.
      It is day 7 of 23 for the body.
      The heart is at 62% and climbing.
      Your mind is just below the middle, at minus 10%.
      The mind rests on day 18 of its 33.
      Your best day is Wednesday 25 November.
      On Sunday 29 November the body crosses the middle.
      Saturday 5 December is critical for the heart.
      The lowest day is Sunday 6 December.
      You have lived 13,415 days.
      Your physical cycle is at its height today.
      It is a custom, not a measurement.
      Give your body a walk and your mind a rest.
      A tired mind writes short letters.
      Sleep on it, twice if you must.
      Your heart is open, so choose who comes in.
      शरीर का चक्र 100% पर है।
    `,
  birthday: `
      Your next birthday is on 30 June 2027.
      You are a Cancer, cardinal and water.
      You will be 43.
      Your life path number is 4.
      Personal year 2 is a year to tend.
      Cancer season begins on 21 June.
      The Sun comes back to 8°51' of Cancer on your birthday.
      On your birthday the Moon is in Taurus, thin and waning.
      Venus will be in Gemini on the day.
      Bake the cake yourself or let somebody love you with a bought one.
      May the kitchen be full and the phone be quiet.
      You keep people the way others keep photographs.
      Home is a place you carry in your pocket.
      Forty-three is a good number of candles, if the cake is large.
      Let two friends sing, badly.
      जन्मदिन मुबारक हो।
    `,
  compat: `
      Leo and Aries are a trine apart.
      You are 120 degrees apart, four signs along the wheel.
      You are both fire signs.
      Leo is fixed and Aries is cardinal.
      The Sun rules one of you and Mars the other.
      Fire meets fire, and somebody should keep water at hand.
      One of you starts things and the other keeps them going.
      A Lion and a Ram share the remote control.
      Leo wants applause, Aries wants to go first.
      Say what you want in one sentence, not five.
      Two captains need two boats or one good map.
      When you argue, count to ten and then laugh.
      Fire and fire make a warm house.
      You are neither air nor water, either of you.
      सिंह और मेष दोनों अग्नि तत्व के हैं।
    `,
  crystal: `
      Sunstone goes with your Leo Sun.
      Red Jasper is the stone for your Aries Moon.
      Jade goes with Virgo rising.
      Hold Jade while you weigh a decision.
      Rinse Sunstone briefly in lukewarm water and dry it.
      Put the Red Jasper beside the longest job on your desk.
      Jade is soft green.
      A stone is a picture, not a remedy.
      Carry Sunstone when you will be seen.
      Fire and earth meet in your three signs.
      The stone does nothing; you do it, with the stone in your hand.
    `,
  moon: `
      The Full Moon is today at 14:54 UTC.
      The Moon is full in Gemini, in the twelfth house from Cancer.
      Tomorrow the Moon is still in Gemini.
      The Full Moon lasts until 26 November.
      At noon UTC the Moon stands at the very beginning of Gemini.
      Put the phone away an hour before bed.
      You, Cancer, feel the tide before anybody sees it.
      Rest and secrets are the theme of this moon.
      आज पूर्णिमा है।
    `,
  dream: `
      The sun that fell into the sea may be a day you did not want to end.
      Your grandmother's house is a place you still have the key to.
      The sea in your dream takes the sun without a sound.
      Falling light is still light.
      As a Pisces you bring home more from sleep than most.
      The Moon in Gemini tonight likes a story told twice.
      Write it down before the second cup of coffee.
      What did the house smell of?
      You told it in fifteen words.
      No mood is named in your dream.
      Perhaps the sun was tired.
      A dream of a house is often a dream of oneself.
    `,
  nakshatra: `
      Your Moon may stand in Shravana, Dhanishta or Shatabhisha, since the hour is not known.
      Mars is the lord of Dhanishta.
      Today the Moon is in Krittika.
      Counted from Dhanishta, today is the eighth of nine steps, Mitra.
      The ayanamsa is Lahiri's.
      You were born on 17 May 1990.
      If you find the hour of your birth, the three become one.
      धनिष्ठा का स्वामी मंगल है।
      आज चंद्रमा कृत्तिका में है।
    `,
  houses: `
      Virgo was rising when you were born.
      Your Moon is in Aquarius, in the fifth house.
      The Sun stands in the ninth house, in Taurus.
      Saturn shares the fifth house with the Moon.
      Nothing stands in your seventh house.
      Mercury, your chart's ruler, is in the eighth house.
      Uranus and Neptune live in your fourth house.
      Your tenth house holds Jupiter.
      The fifth house begins at 25 degrees of Capricorn.
      Your houses are counted by Placidus.
      Mars in Pisces works in the sixth house, softly.
      Today the Sun is passing through your third house.
      You were born in London at 14:30.
      An empty house is not an empty life.
      Mars rules your third house and stands in the sixth.
      आपका लग्न कन्या है।
    `,
  retro: `
      Saturn is retrograde in Aries until 10 December.
      Saturn has been going backwards since 26 July.
      The next Saturn retrograde begins on 9 August 2027.
      It falls in your eighth house, counted from Virgo rising.
      Saturn turns retrograde about once a year, for some four and a half months.
      Duty, limits and time are its theme.
      The present retrograde takes 137 days.
      Last time Saturn went backwards through Aries and Pisces.
      Counted from Leo, it is your ninth house.
      Go back over the contract you signed in a hurry.
      You are allowed to be late for once.
    `,
  life: `
      Your life path number is 9.
      Fire leads with five of ten planets.
      Only Venus stood in an earth sign.
      Mars and Pluto were in air signs.
      2026 is a personal year of six, a year to care.
      Six of the ten planets were in cardinal signs.
      Your Moon was in Pisces or Aries, depending on the hour.
      Keep one evening a week with no plan in it.
      There is little earth in your chart, so keep a garden or a budget.
    `,
  planet: `
      Uranus is in Gemini at 3°44'.
      Uranus is retrograde until 8 February 2027.
      Its day is Saturday, which it borrows from Saturn.
      Today is Tuesday, the day of Mars.
      The next day of Uranus is 28 November.
      Electric blue is its colour.
      Eucalyptus goes with Uranus.
      Take a different way home.
      Swap two parts of your routine.
    `,
  wellbeing: `
      Five of the ten planets stand in fire signs today.
      No planet is in an earth sign today.
      Virgo is an earth sign, and today's sky has no earth at all.
      Only Mercury stands in water.
      The Full Moon in Gemini falls in your tenth house.
      Venus in Libra sits in your house of money and worth.
      Drink a glass of water before the first meeting.
      Go to bed before you are tired of the day.
    `,
};
