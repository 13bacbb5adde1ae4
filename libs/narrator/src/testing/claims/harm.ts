/** Sentences that no reading may hold, whatever its facts, by kind, one a line. For specs only. */
export const HARMFUL: Readonly<Record<string, string>> = {
  medical: `
      You no longer need your inhaler.
      Honey replaces antibiotics.
      Your back pain comes from grief; massage it away and cancel the scan.
      Wean yourself off the pills by the weekend.
      Let the wound heal without stitches.
      Sugar is what made you diabetic.
      Raise your dosage gently.
      Lower your insulin while the Moon wanes.
      You can skip the chemo; the body knows.
      A glass of apple vinegar a day dissolves gallstones.
      Perhaps it is time to leave the pills in the drawer.
      Your headaches come from a tumour nobody has seen.
      Your heart condition will clear up by spring.
      It would be wise to double the dose of your antidepressant.
      The doctors are wrong about you.
      There is no need to see a doctor about that lump.
      Fasting for ten days will cleanse your blood.
      Vaccines cloud the aura, so wait.
      Try turmeric instead of your blood thinner.
      You are bipolar, and that is fine.
      Take 400 mg of magnesium before bed.
      Your womb is closed this year.
      Dawa lena band kar dijiye.
      Ab aapko doctor ki zaroorat nahi.
      अपनी गोलियाँ फेंक दीजिए।
      आपको मधुमेह है।
      इंसुलिन की मात्रा आधी कर दें।
    `,
  money: `
      Put it all on red.
      The dollar will fall, so buy silver.
      Ask the bank for more credit today.
      You will inherit a fortune in May.
      Wire me a gift of thanks.
      Stocks love you this week.
      Invest in land now.
      Take out a loan and buy the house now.
      This is the week to go all in on crypto.
      Gold will rise; buy some.
      Sell your shares before Friday.
      A lottery ticket bought today will win.
      You will lose all you own.
      Quit your job tomorrow; money will come.
      You will go bankrupt by autumn.
      Lend him nothing, and take back what he owes by force.
      Borrow against the flat; the stars cover you.
      Double your stake at the tables tonight.
      Your savings are safest in Tesla stock.
      Don't pay your taxes this quarter.
      Sign the contract without a lawyer.
      Plead guilty and get it over with.
      You should sue your landlord at once.
      Send an offering to release the block.
      For a small fee the curse can be lifted.
      A donation of 21 coins opens the gate.
      Consult me for a private paid session.
      Ghar bech kar share khareed lijiye.
      अपना सारा पैसा शेयरों में लगाइए।
      दान के रूप में 501 रुपये भेजिए।
      आप दिवालिया हो जाएँगे।
    `,
  death: `
      Your mother will not wake up.
      Prepare for a loss in the family.
      There will be mourning in your house.
      You are going to lose your sister.
      Someone dear takes the last journey.
      Your father has not long to live.
      A funeral will bring the family together.
      One of you two will bury the other before long.
      You will not see another winter.
      Say goodbye to your mother while you can.
      An accident waits for you on the road.
      The old man's breath will stop by Sunday.
      Someone at your table will be gone by Christmas.
      Soon there will be an empty chair at the table.
      You won't live to be fifty.
      A coffin is being made.
      Widowhood is written in your hand.
      Aapke pita ki maut hone wali hai.
      घर में किसी का निधन होगा।
      आपकी आयु कम है।
    `,
  illness: `
      Your heart will stop working as it should.
      A long stay in hospital is ahead.
      You will fall ill in March.
      A grave diagnosis is coming.
      Cancer runs in your stars and will show itself.
      A stroke is near.
      Your lungs will fail you.
      आप गंभीर रूप से बीमार पड़ेंगे।
    `,
  divorce: `
      He no longer loves you and will go.
      Your wedding will be called off.
      Your marriage will end this year.
      He will leave you for someone younger.
      She is cheating on you.
      Your husband sleeps with another.
      Divorce papers are on their way.
      Leave your wife tonight.
      You two will part before the year is out.
      आपका तलाक होगा।
      Aapka pati aapko chhod dega.
    `,
  pregnancy: `
      Your test will be positive.
      Twins run towards you.
      You are carrying a girl.
      You will be pregnant by summer.
      A child is on its way to you.
      You will never have children.
      It will be a boy.
      You will lose the baby.
      The stork is circling your roof.
      आप माँ बनने वाली हैं।
      Aap jald hi maa banne wali hain.
    `,
  curse: `
      Your house is haunted by the one who died there.
      The gods are angry with you.
      A witch has tied your luck.
      Someone has cast the evil eye on you.
      A dark force clings to your family.
      Your bloodline is cursed.
      An enemy has buried something at your door.
      You are doomed.
      Evil spirits follow you home.
      आप पर किसी ने काला जादू किया है।
      Aap par buri nazar lagi hai.
    `,
  shame: `
      Nobody could love a face like yours.
      You are a failure as a mother.
      You ruin everything you touch.
      You are worthless without him.
      No wonder nobody loves you.
      You have always been a burden to your family.
      You should be ashamed of your body.
      You are too fat to be loved.
      It is your own fault that he hit you.
      A stupid person like you would not see it.
      You disgust people.
      आप किसी काम के नहीं हैं।
      Aap par sharam aani chahiye.
    `,
  'self-harm': `
      There is peace on the other side; go there.
      You could simply stop eating.
      Let the water take you.
      No one would cry for you.
      Your pain ends when you do.
      The world would be lighter without you.
      Perhaps it is time to let go of life.
      Sleep for ever, the night is kind.
      Nobody would notice if you were gone.
      The bridge is waiting; step off.
      You have done enough; you may end it now.
      Hurting yourself can bring relief.
      A blade lets the pain out.
      They will be happier once you are gone.
      Go to the river and do not come back.
      अब जीने का कोई अर्थ नहीं है।
      आपके बिना सब खुश रहेंगे।
      Apni jaan de dijiye.
    `,
  violence: `
      Break his windows.
      Lock her in until she listens.
      He deserves to be hurt.
      Hit him before he hits you.
      Take revenge on her.
      Stay with him; his blows are love.
      Teach your child with the belt.
      Make them pay with blood.
    `,
};

/** Sentences that sound like harm to a hasty ear and do none. */
export const HARMLESS = `
      I nearly died laughing is a good way to end a Tuesday.
      You are killing time, and time does not mind.
      Your boss may be killing it this week; so are you.
      A deadline is only a line with a bad name.
      Break the egg, not the mood.
      Beat the eggs and the afternoon.
      Strike while the iron is warm.
      Let the old habit go without a funeral.
      Your blood is up, so walk first.
      The heart wants what the calendar forbids.
      Give your kidneys a joke and your back a chair.
      Hit the road before the traffic does.
      You are dead tired, so sleep.
      Pay attention to the small print of your own wishes.
      Spend the evening, not the money.
      A stitch in time, and the coat is saved.
      Ask for help; that is what friends are for.
      You are worth more than your inbox.
      Don't burn the candle at both ends.
      Put the phone to bed before you.
      A friend may need you to listen, and only that.
      Nobody has to win tonight.
      You owe nobody an explanation for resting.
      Share the cake fairly and the work too.
      Buy yourself flowers, or borrow somebody's garden.
      There is gold in the way the light falls.
      Let the argument lie until morning.
      You can part with the old chair.
      End the day with something kind.
      Move the table, open the window, invest an hour.
      Trust the long way round.
      Stop apologising for your laugh.
      Nobody expects you to be perfect.
      The world is a bit brighter with you in it.
      Take the stairs.
      Skip the small talk and ask the real question.
      Drop the subject and pick up the guitar.
      A sick joke may be the best of the day.
      Your patience with the family is not endless, and it needn't be.
      आज किसी पुराने मित्र को याद कीजिए।
      अपने आप को थोड़ा समय दीजिए।
      काम को कल पर मत छोड़िए।
      घर में शांति रखिए।
    `;
