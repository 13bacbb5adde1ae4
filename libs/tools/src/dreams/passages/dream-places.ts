/** What the places of a dream may be asked about. */
export const DREAM_PLACES = {
  house: [
    'A house in a dream is you, seen by an estate agent with poetic leanings, so note which parts were lit and which were merely being used for storage.',
    'Home has been on your mind, and whether you were arriving, leaving or looking for the key says what kind of shelter you need at present.',
  ],
  room: [
    'A room that you did not know you had is one of the friendliest pictures in the book: there is more of you than you have furnished.',
    'Rooms in dreams are moods with doors, and you may have spent longer in one of them lately than its wallpaper deserves.',
  ],
  kitchen: [
    'The kitchen is where raw things are turned into something that can be shared, and your dream may have found you in the middle of the recipe.',
    'A kitchen smells of who we were at seven, so perhaps there is an old comfort that would still fit.',
  ],
  attic: [
    'The attic keeps what was too good to throw away and too odd to display, and one of those boxes may have your name on it.',
    'Up under the roof the air is dry and the memories are light, which makes it a good place for choosing what to bring down again.',
  ],
  cellar: [
    'A cellar holds the preserves and the spiders, and one goes down for the first and meets the second, which is fair warning and no reason to stay upstairs.',
    'Below the house of the mind there is a lower floor, and your dream has lent you the lamp to see that it is mostly shelves.',
  ],
  stairs: [
    'Stairs are change taken one lift of the foot at a time, and up or down is less telling than whether you held the rail.',
    'A staircase joins two floors that would otherwise never meet, such as what you think and what you feel.',
  ],
  door: [
    'A door in a dream has usually been there for weeks, and what it wants to know is whether you prefer to knock, wait or try the handle.',
    'Doors are decisions with hinges, and the friendly thing about hinges is that they work in both directions.',
  ],
  window: [
    'A window lets you look without having to go, so ask what you have been watching from behind the glass and for how long.',
    'Light came in from outside, or you looked out into it, and either way something beyond your four walls is worth a stroll.',
  ],
  corridor: [
    'Long corridors belong to times between two things, when the old room has been left and the new one has no number yet.',
    'A maze is only difficult for those who are sure that there must be a straight line, and your dream may be weaning you off it.',
  ],
  school: [
    'School comes back in dreams whenever life hands out something new and forgets to say whether it will be graded.',
    'Back behind the small desk, you are being reminded that nobody knows everything on the first day, including those who look as if they did.',
  ],
  office: [
    'The office has come home with you in the dream, which may be its way of asking where your working day is supposed to stop.',
    'Work by night is unpaid and rarely well lit, so put the matter on paper before bed and let the paper stay awake.',
  ],
  hospital: [
    'A hospital in a dream is a house for mending, and the thing to be mended is as likely to be a friendship or a routine as anything else.',
    'Long white corridors say that something asks for care, patience and visiting hours, and that you need not do the healing by yourself.',
  ],
  temple: [
    'A church or a temple in a dream is a room with a high ceiling for something that has been stooping.',
    'Holy places turn up in the dreams of believers and doubters alike, mostly when a question deserves to be asked in a lower voice.',
  ],
  shop: [
    'A shop offers more than you need and less than you came for, so ask what you were looking for when the shelves became confusing.',
    'Markets and shops are about choosing, and your dream may be weighing what something costs you in hours rather than in coins.',
  ],
  hotel: [
    'A hotel is home with the name plate missing, and it suits a time when you are living somewhere, or with some thought, only for now.',
    'Hotel rooms ask for very little and keep nothing, and part of you may enjoy the idea of being a guest in its own week.',
  ],
  airport: [
    'Airports and planes belong to large changes with a great deal of waiting in them, and most of the drama is about the luggage.',
    'Before anything takes off it has to be let go of by the ground, and you may know quite well which bit of ground that is.',
  ],
  station: [
    'A station or a train means that a timetable is involved, and it may be somebody else’s, so check who printed the one you are running for.',
    'Rails make a journey easy and turning difficult, which is a fair description of at least one arrangement in your life.',
  ],
  bridge: [
    'A bridge is trust made of planks, and the middle is where one notices how well somebody built it.',
    'Two sides had to exist before there could be a bridge, so see which two in your life might like a bit of traffic.',
  ],
  toilet: [
    'Looking for a toilet in a dream may be perfectly practical, and failing that it is about wanting two minutes that nobody can interrupt.',
    'A bathroom without a lock is a comic sort of nightmare about privacy, and a closed door of your own might solve half of it.',
  ],
  prison: [
    'Bars in a dream are worth a second look, because quite often the door was open and it was manners that kept you inside.',
    'Locked in is how a duty feels that has outlived its reason, and duties of that kind can be given notice.',
  ],
  theatre: [
    'A stage puts you in front of people with a part that you may not have chosen, so ask whose lines you have been speaking so well.',
    'Theatre in a dream likes to show the mask and the face in one evening, and it is the face that needs the supper afterwards.',
  ],
  city: [
    'A city is all your possible lives with their lights on, and getting lost in it is the usual way of finding a favourite street.',
    'Towns in dreams are built from several real ones, and the corner that did not fit may be the one that you are homesick for.',
  ],
  castle: [
    'A castle is a house that has had bad experiences, and its walls are splendid as long as somebody remembers to lower the bridge.',
    'Towers and thick walls keep what is precious and also keep it lonely, and your dream may be counting the windows.',
  ],
  library: [
    'A library is the calm side of your memory, and the book that you took from the shelf is probably about you under another title.',
    'So many spines and so little time: dreams show shelves to people who are allowed to choose one thing and read it to the end.',
  ],
  lift: [
    'A lift goes up and down on a button that somebody presses, and it may be worth asking whose finger has been on your moods.',
    'Between two floors in a small metal box, one learns who is patient, and lately it has had to be you.',
  ],
  roof: [
    'A roof or a tower gives the wide view and takes away the floor plan, so come down again with one thing that you saw from there.',
    'High up in a dream, you are being shown that the problem has edges, which is hard to see from its middle.',
  ],
} as const satisfies Record<string, readonly string[]>;
