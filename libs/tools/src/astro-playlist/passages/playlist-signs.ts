import type { SignKey } from '@cosmic/sky/zodiac';

/** How a Sun sign begins to listen. */
export const PLAY_OPEN: Record<SignKey, readonly string[]> = {
  aries: [
    'Begin loudly, Aries, before anybody has asked what you would like to hear.',
    'An Aries opens with the drums; the introduction is for people who are still looking for a seat.',
  ],
  taurus: [
    'Begin sitting down, Taurus, with something that has a good low end and no intention of ending soon.',
    'A Taurus opens with a voice that sounds as if it had eaten well.',
  ],
  gemini: [
    'Begin with two songs at once, Gemini, or at least with one that talks as fast as you think.',
    'A Gemini opens with a duet, a pun and a key change.',
  ],
  cancer: [
    'Begin with the song that was playing in the kitchen when you were seven, Cancer, or one that could have been.',
    'A Cancer opens with the door shut and the volume at the level of a conversation.',
  ],
  leo: [
    'Begin with an entrance, Leo: horns, lights, and somebody announcing your name.',
    'A Leo opens with the chorus, because why should one wait for it.',
  ],
  virgo: [
    'Begin with something well made, Virgo, in which every instrument can be heard and none shows off.',
    'A Virgo opens quietly, checks the balance, and then lets the guitar come in.',
  ],
  libra: [
    'Begin with harmony, Libra, two voices that lean on one another like good friends on the way home.',
    'A Libra opens with strings and asks the room whether it is too loud.',
  ],
  scorpio: [
    'Begin in the dark, Scorpio, with a bass line that knows something.',
    'A Scorpio opens with a long silence, and then with the song that nobody else is allowed to play.',
  ],
  sagittarius: [
    'Begin with the windows down, Sagittarius, in a language that you do not speak yet.',
    'A Sagittarius opens with a road song, even in the bath.',
  ],
  capricorn: [
    'Begin slowly, Capricorn, with something that takes four minutes to arrive and is right to.',
    'A Capricorn opens with an old recording, because it has proved itself.',
  ],
  aquarius: [
    'Begin with a sound that makes somebody ask what that is, Aquarius, and do not tell them.',
    'An Aquarius opens with the B-side, the remix or the machine.',
  ],
  pisces: [
    'Begin with hardly anything, Pisces: a harp, a breath, some weather.',
    'A Pisces opens with the song already half over, as though one had woken up in it.',
  ],
};

/** What the Moon sign of birth needs. */
export const PLAY_UNDER: Record<SignKey, readonly string[]> = {
  aries: [
    'Underneath runs your Aries Moon, which wants something to stamp to when it is hurt and forgives as soon as the song is over.',
    'Your Aries Moon calms down by turning it up, so give it one track of honest noise.',
  ],
  taurus: [
    'Underneath runs your Taurus Moon, comforted by repetition; let it have the same song twice.',
    'Your Taurus Moon listens with the skin, so bass and warmth matter more than the words.',
  ],
  gemini: [
    'Underneath runs your Gemini Moon, which is soothed by lyrics, preferably clever ones about something sad.',
    'Your Gemini Moon skips after a minute; allow it, and give it short songs.',
  ],
  cancer: [
    'Underneath runs your Cancer Moon, which keeps every song that anybody ever gave to it.',
    'Your Cancer Moon wants a tune that could be hummed to a child, or to the child you were.',
  ],
  leo: [
    'Underneath runs your Leo Moon, which feels things in capital letters and would like a key change to match.',
    'Your Leo Moon needs one song to sing at full volume with a hairbrush.',
  ],
  virgo: [
    'Underneath runs your Virgo Moon, which relaxes as soon as the music is orderly: small patterns, no shouting.',
    'Your Virgo Moon folds laundry to a fugue, or would if it knew how well that works.',
  ],
  libra: [
    'Underneath runs your Libra Moon, which can be made happy by two notes that agree.',
    'Your Libra Moon wants loveliness, and a partner in the third verse.',
  ],
  scorpio: [
    'Underneath runs your Scorpio Moon, which trusts only the songs that hurt a little.',
    'Your Scorpio Moon has one track that it plays alone, and this is the place for it.',
  ],
  sagittarius: [
    'Underneath runs your Sagittarius Moon, which heals by distance; give it foreign trains and a fiddle.',
    'Your Sagittarius Moon cannot be sad for longer than a drum solo.',
  ],
  capricorn: [
    'Underneath runs your Capricorn Moon, which keeps its tears for instrumental music.',
    'Your Capricorn Moon likes a slow tempo that does not give way, something to lean on.',
  ],
  aquarius: [
    'Underneath runs your Aquarius Moon, which feels best when it can listen from one room away.',
    'Your Aquarius Moon falls in love with textures, a hum, a click, a voice that has been through a machine.',
  ],
  pisces: [
    'Underneath runs your Pisces Moon, which does not listen to music so much as dissolve in it.',
    'Your Pisces Moon wants echo, rain and no bar lines.',
  ],
};

/** What the Moon of today asks for. */
export const PLAY_TODAY: Record<SignKey, readonly string[]> = {
  aries: [
    'Today the Moon in Aries adds a beat, so at the height of the list let something start before you are ready.',
    'For the peak of it the Moon in Aries votes for speed, sweat and a song with three chords.',
  ],
  taurus: [
    'Today the Moon in Taurus slows the turntable, so the height of the list should be heard lying down.',
    'For the peak of it the Moon in Taurus votes for a long, warm groove and something to eat.',
  ],
  gemini: [
    'Today the Moon in Gemini shuffles the deck, so let the height of the list be a mixture that nobody would approve.',
    'For the peak of it the Moon in Gemini votes for words, wit and a change every two minutes.',
  ],
  cancer: [
    'Today the Moon in Cancer dims the lamp, so let the height of the list be something that was once sung to you.',
    'For the peak of it the Moon in Cancer votes for home: a waltz, a voice, a creaking chair in the recording.',
  ],
  leo: [
    'Today the Moon in Leo asks for a stage, so let the height of the list be the one that makes you get up.',
    'For the peak of it the Moon in Leo votes for brass, glitter and a final chorus twice.',
  ],
  virgo: [
    'Today the Moon in Virgo cleans the needle, so let the height of the list be small, exact and beautifully recorded.',
    'For the peak of it the Moon in Virgo votes for counterpoint, or anything else in which everybody has a job.',
  ],
  libra: [
    'Today the Moon in Libra pours for two, so let the height of the list be something that one could slow-dance to.',
    'For the peak of it the Moon in Libra votes for harmony, strings and a happy bridge.',
  ],
  scorpio: [
    'Today the Moon in Scorpio draws the curtains, so let the height of the list go down instead of up.',
    'For the peak of it the Moon in Scorpio votes for bass, breath and one unbearable line.',
  ],
  sagittarius: [
    'Today the Moon in Sagittarius leaves the gate open, so let the height of the list come from as far away as possible.',
    'For the peak of it the Moon in Sagittarius votes for a crowd, a drum and a chorus without proper words.',
  ],
  capricorn: [
    'Today the Moon in Capricorn keeps time, so let the height of the list be one that builds for six minutes and earns it.',
    'For the peak of it the Moon in Capricorn votes for patience, cello and a good last minute.',
  ],
  aquarius: [
    'Today the Moon in Aquarius changes the wiring, so let the height of the list be a thing that you have never heard before.',
    'For the peak of it the Moon in Aquarius votes for machines with feelings.',
  ],
  pisces: [
    'Today the Moon in Pisces opens the tap, so let the height of the list drift, with the lights off.',
    'For the peak of it the Moon in Pisces votes for echo, tide and a song that never quite begins.',
  ],
};
