/** The eight phases by name, as a reading meets them. */
export const MOON_PHASE = {
  'New Moon': [
    'The Moon is new and the sky gives you an empty page, so write one line on it instead of a whole constitution.',
    'A New Moon is a quiet start, the kind that looks like nothing from outside, and it rewards a wish that is small enough to begin.',
    'With the Moon new and unlit, plant something and resist the urge to dig it up to see how it is doing.',
    'The Moon is new, which makes it a good moment to decide what the next four weeks are for.',
    'Every New Moon offers a clean start; pick one habit and give it a fair month.',
    'Begin small with this New Moon: a name, a first call or ten minutes is plenty.',
  ],
  'Waxing Crescent': [
    'The waxing crescent is a thin bright promise, and what it asks of you is the second step, which is always less glamorous than the first.',
    'Under a waxing crescent an intention needs a place in the diary, because hope without an hour attached tends to wander off.',
    'As the crescent grows, so does the first resistance, and that is usually a sign that you have begun something real.',
    'A waxing crescent is in the sky, and a small step towards what you began is worth more than a new beginning.',
    'Put a first date in the calendar while the waxing crescent grows, and tell one person about it.',
    'Small efforts show quickly under a waxing crescent, so choose what you would like to see more of.',
  ],
  'First Quarter': [
    'At the first quarter half of the Moon is lit and half is doubt, which is exactly enough light to make a decision by.',
    'The first quarter Moon puts a small hill in the road, and you will think better of yourself on the far side of it.',
    'A first quarter Moon likes verbs, so choose the one that you have been circling and do it badly if you must.',
    'This is the first quarter of the Moon, when a plan meets its first obstacle and you find out how much you want it.',
    'Half the Moon is lit at the first quarter: decide with what you know, and adjust it later.',
    'Expect a little friction at the first quarter, and treat it as a test of the plan and not of you.',
  ],
  'Waxing Gibbous': [
    'The waxing gibbous Moon is nearly there and knows it, so polish what exists and leave the brilliant new idea in its box for now.',
    'Under a waxing gibbous Moon patience looks like editing: one more pass, a kinder sentence, a screw tightened by half a turn.',
    'While the Moon fattens towards full, things are close enough to see and too close to judge, so ask a friend what they notice.',
    'A waxing gibbous Moon is good for corrections: look once more at what is nearly finished.',
    'Patience pays under a waxing gibbous Moon, when the last tenth of a job takes the most care.',
    'Nearly full, the waxing gibbous Moon asks what is still missing and whether you really need it.',
  ],
  'Full Moon': [
    'The Moon is full and nothing hides well in that light, so let what shows up be information before you let it be a verdict.',
    'A Full Moon turns up the volume on whatever was already playing, and now at least you know the name of the song.',
    'With the Moon full, feelings crest and spill a little, and the kindest thing you can do is to have a towel ready and no speech.',
    'This is a Full Moon, so things that were vague become clear, and some people sleep badly.',
    'Look at what has grown in the past two weeks, for the Full Moon shows results plainly.',
    'Feelings run high at the Full Moon, so drink some water and answer the big message tomorrow.',
  ],
  'Waning Gibbous': [
    'The waning gibbous Moon is generous, a time for handing on what you have learned without turning it into a lecture.',
    'Under a waning gibbous Moon the party is over in the nicest way, and the best talk happens among those who stay to wash up.',
    'As the light begins to go down, gratitude comes easily, and saying it to somebody by name makes it twice as useful.',
    'A waning gibbous Moon is good for sharing results, teaching somebody and saying thank you.',
    'Pass on what worked while the Moon is a waning gibbous; somebody near you can use it.',
    'Now that the Moon is a waning gibbous, thank the people who helped and close what is done.',
  ],
  'Last Quarter': [
    'At the last quarter the Moon asks what can be put down, and the honest answer is usually lighter than the clever one.',
    'The last quarter Moon is good with scissors, so trim a plan, a list or a promise that has outgrown its reason.',
    'A last quarter Moon forgives slowly and properly, one drawer at a time, and there is no prize for doing it in an afternoon.',
    'This is the last quarter of the Moon, a good time to clear out, call off or hand over one thing.',
    'Half of the light is gone at the last quarter, and half of your list can probably go too.',
    'Clear one shelf, inbox or promise at the last quarter, and stop when it is done.',
  ],
  'Waning Crescent': [
    'The waning crescent is the Moon in her dressing gown, and she recommends fewer plans, softer light and an early night.',
    'Under a waning crescent you are allowed to be unfinished, since what looks like idling is often how the next thing gathers.',
    'With only a sliver of light left, let the old month close behind you without checking the handle three times.',
    'A waning crescent is the end of the round, so finish quietly and leave the new plan for later.',
    'Sleep comes first under a waning crescent, and most other things can follow in their own time.',
    'Leave gaps in your plans while the Moon is a waning crescent; you will be glad of them.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type PhaseName = keyof typeof MOON_PHASE;

/** A new or full Moon to come in a week or month, with its date, sign and house. */
export const LUNATION: Record<'new' | 'full', readonly string[]> = {
  new: [
    'The New Moon on {date} falls in {sign}, your {house} house, and opens a fresh page on {theme}; one modest line on it will do.',
    'On {date} the Moon is new in {sign}, and since that is your {house} house, a quiet beginning in {theme} will find good soil.',
    'Mark {date}: a New Moon in {sign} clears the ground in your {house} house, so start something about {theme} that you could still keep up when tired.',
  ],
  full: [
    'The Full Moon on {date} lights up {sign}, your {house} house, and whatever has been growing around {theme} becomes plain to see.',
    'On {date} the Moon is full in {sign}, which is your {house} house, so expect a season of {theme} to reach its loud and lovely middle.',
    'Around {date} a Full Moon in {sign} shines into your {house} house, and {theme} may ask for more tenderness and less management than usual.',
  ],
};

/** The same when it has been already. */
export const LUNATION_PAST: typeof LUNATION = {
  new: [
    'The New Moon of {date} fell in {sign}, your {house} house, and the page that it opened on {theme} has room for another line.',
    'On {date} the Moon was new in {sign}, your {house} house; if you began something about {theme} that day, give it some water.',
    'Behind you lies the New Moon of {date} in {sign}, your {house} house, so look after what you have begun in {theme}.',
  ],
  full: [
    'The Full Moon of {date} lit up {sign}, your {house} house, and what it showed you about {theme} is yours to keep.',
    'On {date} the Moon was full in {sign}, your {house} house, and what came to light about {theme} can be sorted at leisure.',
    'Behind you lies the Full Moon of {date} in {sign}, your {house} house, so {theme} may have settled into plainer words.',
  ],
};
