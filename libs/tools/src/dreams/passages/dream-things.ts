/** What the things in a dream may be asked about. */
export const DREAM_THINGS = {
  key: [
    'A key says that the lock is known, which is half of the work, and it might be lying with the things that you always mean to sort.',
    'Keys are small permissions, so look for the matter in which you have been waiting for somebody else to open up first.',
  ],
  mirror: [
    'A mirror in a dream answers late and not always politely, and what it showed may be how you believe you look to one particular person.',
    'Reflections turn up when you would like to be seen correctly, and the first candidate for that job is you, on a good morning.',
  ],
  clock: [
    'A clock in a dream hardly ever shows the time; it shows how much of it you feel is left for something that you care about.',
    'Hands on a dial go round and come back, so the hour that you think you missed may be due again sooner than expected.',
  ],
  phone: [
    'A telephone that will not dial is the classic picture of something unsaid, and the cure tends to be shorter than the dream was.',
    'Somebody was to be reached, and your thumb slipped all night; by day you might simply send three words and see.',
  ],
  letter: [
    'A letter is news that has been thought about, so ask from whom you would most like to hear and what you are hoping it says.',
    'Envelopes in dreams often come from ourselves, delayed by years, and they begin with “by the way”.',
  ],
  book: [
    'A book that cannot quite be read is knowledge which you have and cannot yet quote, so give it a walk and a pencil.',
    'Pages turn in dreams when a chapter is over in fact and only the bookmark does not know it.',
  ],
  money: [
    'Money in dreams is mostly a stand-in for energy and worth, so ask where you have been spending yourself and what came back.',
    'Coins found or lost are about being valued, and the sum is usually owed in attention.',
  ],
  ring: [
    'A ring has neither beginning nor end, and your dream may be turning over a promise to see whether it still goes round with ease.',
    'Jewels in a dream are what you would save first, and it is worth finding out whether they were on you, in a drawer or in someone else’s window.',
  ],
  shoes: [
    'Shoes decide how far you go and how much you feel of the way, so notice if they were yours, too small or left behind.',
    'A pair of shoes stands for the role in which you walk about, and there may be one by your door that pinches.',
  ],
  clothes: [
    'Clothes in a dream are the answer to the question of who you are supposed to be today, given before you were properly awake.',
    'What you wore, or could not find to wear, shows how ready you feel to be looked at in some new matter.',
  ],
  bag: [
    'Luggage is what you believe you will need, and dreams make it heavier than it is so that you finally open it and look.',
    'A bag left somewhere is not always a loss, since it might be the first sensible packing that you have done in months.',
  ],
  car: [
    'The car asks a simple question: who was driving, and had you agreed to it?',
    'Cars in dreams are the way you get on in life, and brakes, fuel or a seat in the back mean roughly what you would expect.',
  ],
  bus: [
    'On a bus one goes where many are going, which is restful until your own stop slides past the window.',
    'Shared transport in a dream is about pace and company, and whether you dared to press the button in good time.',
  ],
  bicycle: [
    'A bicycle keeps upright only by going on, and your dream may want to praise how much of your life you have been balancing like that.',
    'Two wheels and your own two legs: something is moving because you are, which is tiring and also rather proud-making.',
  ],
  knife: [
    'A blade that harms nobody, in a kitchen or a workshop, is a tool for telling things apart, and there may be something that you would like to see clearly.',
    'Sharp things turn up where a cut is needed in a list, a plan or a sentence, and where one fears to be the person who makes it.',
  ],
  gun: [
    'A weapon in a dream is strength looking for distance, so ask what has come closer to you than you wanted.',
    'Shots are words that cannot be taken back, and your dream may be glad that by day you still have yours.',
  ],
  glass: [
    'Glass is clear and it breaks, which makes it the natural picture for an honesty that has to be handled with both hands.',
    'Something transparent stood between you and the matter, and you may have taken it for air.',
  ],
  food: [
    'A table with food on it is about what feeds you in the wider sense, and whether you were served, serving or hurrying past.',
    'Eating in a dream is taking something in, so think of what you have been offered lately and have not yet tasted.',
  ],
  light: [
    'A lamp or a candle is attention, and your dream has put it down exactly beside the thing that it wanted you to see.',
    'Light in a dream is understanding on its way, and it does not need to be bright in order to be enough.',
  ],
  gift: [
    'A gift raises the question whether you find it easier to hand things over or to hold still and be given one.',
    'Something wrapped has been waiting, and the wrapping may be your own habit of saying that it was nothing.',
  ],
  bed: [
    'To see a bed while lying in one is the mind’s way of filing a request, and the request is rest without a reason.',
    'Beds stand for where we stop pretending, so ask who was there, who was not, and how you felt about that.',
  ],
  rope: [
    'A rope holds and a rope binds, and it is the same rope, so look at which bond of yours has lately changed its job.',
    'Knots in a dream were tied by someone, mostly patiently, and they come undone in the same spirit.',
  ],
  table: [
    'A table is where people agree to face each other, and the seat that you had there may tell you how much say you feel you have.',
    'Whatever lay on the table is up for discussion, and your dream seems to think that it has been lying there long enough.',
  ],
  box: [
    'A box keeps a thing safe by keeping it unseen, which is a good arrangement until one needs it.',
    'Lids and chests belong to what you have put by for later, and your dream may have noticed that it is fairly late.',
  ],
  picture: [
    'A picture or a photograph holds one moment still, and it may be time to ask what happened just outside the frame.',
    'Images within the dream are memories with a varnish on them, and underneath yours there could be a livelier colour.',
  ],
  music: [
    'Music in a dream goes around the guard at the door of the mind, so trust the feeling that it left behind before you ask about the tune.',
    'A song was playing, and some mood of yours has plainly found its key while you were not composing.',
  ],
  computer: [
    'Screens in dreams seldom work, which may be a hint that the answer you are refreshing for will come from a person.',
    'A computer stands for the part of you that is always on, and your dream appears to have been looking for the button.',
  ],
  machine: [
    'A machine does the same thing again and never asks why, so consider which of your habits has been running on its own for a while.',
    'Gears and robots belong to days that went by in good order and left no taste, and some oil of another kind may be wanted.',
  ],
  map: [
    'A map in a dream is a fine thing to hold and a poor thing to argue with when the path has clearly moved.',
    'Maps promise that somebody has been there before you, and your dream may be wondering whether you want that to be true.',
  ],
  toy: [
    'Toys are practice for everything, and one of them in your night suggests that something serious could be handled more playfully.',
    'A toy is love at the size of a hand, so try to remember what you used to do for hours without being told.',
  ],
  game: [
    'A game has rules that were made up by someone, and you may have been keeping to a set of them which nobody else has read.',
    'Winning or losing was perhaps the lesser matter, since your dream appears to be asking whether you still like to play.',
  ],
} as const satisfies Record<string, readonly string[]>;
