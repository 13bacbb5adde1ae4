/**
 * Everything of the craft that an English sentence can name, by what it names: `kind:id` and the
 * ways of writing it, parted by spaces. `word*` takes every word that begins so, `two_words` is a
 * phrase. Indian names in Latin letters stand here too.
 */
export const ENGLISH: Readonly<Record<string, string>> = {
  'body:sun': 'sun sol surya soorya suraj ☉ ☀ daystar',
  'body:moon':
    'moon luna selene lunar_disc lunar_disk lunar_light lunar_face lunar_crescent chandra chandrama chand ☽ ☾ 🌙',
  'body:mercury':
    'mercury mercurial merc budh budha hermes ☿ winged_messenger messenger_of_the_gods planet_of_speech',
  'body:venus':
    'venus venusian shukra aphrodite ♀ morning_star evening_star planet_of_love goddess_of_love',
  'body:mars':
    'mars martian mangal mangala kuja ares ♂ red_planet warrior_planet god_of_war planet_of_war',
  'body:jupiter':
    'jupiter jovian jup guru brihaspati zeus ♃ great_benefic greater_benefic planet_of_luck king_of_the_gods giant_planet',
  'body:saturn':
    'saturn saturnian shani shanidev kronos cronus ♄ ringed_planet taskmaster lord_of_karma',
  'body:uranus': 'uranus uranian ♅ ⛢',
  'body:neptune': 'neptune neptunian ♆',
  'body:pluto': 'pluto plutonian ♇ ⯓ ♇',
  'body:chiron': 'chiron ⚷',
  'body:lilith': 'lilith black_moon ⚸',
  'body:north-node': 'north_node rahu ☊ true_node mean_node northern_node',
  'body:south-node': 'south_node ketu ☋ southern_node',
  'body:ascendant': 'ascendant rising_sign lagna asc',
  'body:descendant': 'descendant setting_sign',
  'body:midheaven': 'midheaven mc medium_coeli',
  'body:ic': 'imum_coeli foot_of_the_chart',
  'body:all':
    'planets all_planets every_planet no_planet planetary_bodies both_lights the_lights luminaries luminary grah graha',
  'sign:aries': 'aries arien mesh mesha ♈ sign_of_the_ram',
  'sign:taurus': 'the_bull taurus taurean vrishabh vrishabha vrish ♉ sign_of_the_bull',
  'sign:gemini': 'the_twins gemini geminis geminian mithun mithuna ♊ sign_of_the_twins',
  'sign:cancer': 'cancer cancers cancerian kark karka ♋ the_crab sign_of_the_crab',
  'sign:leo': 'the_lion leo leos leonine simha singh ♌ sign_of_the_lion',
  'sign:virgo':
    'the_maiden the_virgin virgo virgos virgoan kanya ♍ sign_of_the_maiden sign_of_the_virgin',
  'sign:libra': 'libra libras libran tula ♎ the_scales sign_of_the_scales',
  'sign:scorpio': 'scorpio scorpios scorpionic vrishchik vrischika ♏ the_scorpion',
  'sign:sagittarius': 'sagittarius sagittarian sag dhanu ♐ the_archer sign_of_the_archer',
  'sign:capricorn':
    'capricorn capricorns capricornian cap makar makara ♑ sea_goat sign_of_the_goat',
  'sign:aquarius': 'aquarius aquarian kumbh kumbha ♒ water_bearer',
  'sign:pisces': 'the_fish pisces piscean meen meena ♓ the_fishes sign_of_the_fish',
  ...Object.fromEntries(
    (
      'first|1st|i second|2nd|ii third|3rd|iii fourth|4th|iv fifth|5th|v sixth|6th|vi seventh|7th|vii ' +
      'eighth|8th|viii ninth|9th|ix tenth|10th|x eleventh|11th|xi twelfth|12th|xii'
    )
      .split(' ')
      .map((ordinal, at) => [`house:${at + 1}`, housesBy(ordinal.split('|'), at + 1)]),
  ),
  'aspect:conjunction':
    'conjunct conjuncts conjunction conjunctions conjoin* ☌ side_by_side hand_in_hand shoulder_to_shoulder cheek_to_cheek',
  'aspect:sextile': 'sextile sextiles ⚹',
  'aspect:square': 'square squares squared squaring at_right_angles right_angle □',
  'aspect:trine': 'trine trines trined △',
  'aspect:opposition': 'opposition oppositions opposes opposed opposing opposite ☍ face_to_face',
  'aspect:quincunx': 'quincunx inconjunct',
  'aspect:semi-sextile': 'semisextile semi_sextile',
  'aspect:semi-square': 'semisquare semi_square',
  'aspect:sesquiquadrate': 'sesquiquadrate sesquisquare',
  'aspect:any': 'aspecting aspects_to collide* collision locks_horns locked_horns',
  'pattern:any':
    'grand_trine grand_cross yod t_square stellium mystic_rectangle kite_pattern void_of_course kaal_sarp sade_sati',
  'meets:any':
    'meets meet meeting met joins join joined joining faces facing clash* quarrel* argue* fight* embrace* kiss* touches touching harmon* harmoniz* harmonis* tension against beside next_to alongside together entangled quarrels wrestles wrestling friction at_odds greets courts teams_up',
  'motion:retrograde':
    'retrograde retrogrades retrograding retrogradation rx ℞ retro backward backwards reverse reverses reversing vakri',
  'motion:direct': 'direct forward forwards margi',
  'motion:station':
    'station* stationary standstill stands_still stand_still turns_around turns_back stops_and comes_to_a_halt halts changes_direction',
  'phase:new':
    'new_moon new_moons moonless dark_moon dark_of_the_moon no_moon amavasya 🌑 black_moon_tonight',
  'phase:waxing-crescent': 'waxing_crescent young_moon 🌒',
  'phase:first-quarter': 'first_quarter 🌓',
  'phase:waxing-gibbous': 'waxing_gibbous 🌔',
  'phase:full':
    'full_moon full_moons fullmoon purnima poornima 🌕 supermoon blood_moon harvest_moon',
  'phase:waning-gibbous': 'waning_gibbous disseminating_moon 🌖',
  'phase:last-quarter': 'last_quarter third_quarter 🌗',
  'phase:waning-crescent': 'waning_crescent balsamic 🌘 old_moon',
  'light:waxing': 'waxing waxes growing grows gaining fattening shukla_paksha swelling swells',
  'light:waning':
    'waning wanes shrinking shrinks dwindling dwindles thinning fading krishna_paksha',
  'shape:full': 'full',
  'shape:new': 'new dark invisible',
  'shape:half': 'half quarter half_lit',
  'shape:crescent': 'crescent sickle sliver fingernail',
  'shape:gibbous': 'gibbous',
  'eclipse:any':
    'eclipse eclipses eclipsed eclipsing grahan totality umbra penumbra* shadow_of_the_earth earth’s_shadow earth_shadow ring_of_fire',
  'dignity:domicile': 'domicile at_home home_sign own_sign rulership',
  'dignity:exaltation': 'exalted exaltation exalts uccha',
  'dignity:detriment': 'detriment exile',
  'dignity:fall': 'in_fall in_its_fall in_his_fall in_her_fall debilitated neecha',
  'craft:rules':
    'rules ruler rulers ruled ruling governs governed governor governing lord lords rulership',
  'craft:natal': 'natal birth_chart at_birth nativity your_chart chart_of_birth born radix natally',
  'craft:now':
    'today tonight now currently at_present presently this_week this_month this_morning this_evening this_moment right_now these_days tomorrow',
  'craft:enters':
    'enters enter entered entering ingress ingresses into arrives arrive reaches crosses crossed moves_to moves_on shifts_to slips_to changes_signs',
  'craft:leaves': 'leaves leave leaving left exits exit exiting departs steps_out',
  'craft:not':
    'not no never neither nor without nowhere none hardly isn’t aren’t doesn’t don’t won’t wasn’t nahi nahin',
  'craft:coming': 'next coming upcoming soon ahead',
  'craft:stone': 'stone stones crystal crystals gem gems gemstone gemstones talisman wear',
  'craft:dream': 'dream* wrote write wish* symbol* picture* question asked image*',
  'craft:progressed': 'progressed progression',
  'craft:return': 'solar_return of_the_return return_chart',
  'element:fire':
    'element_of_fire element_fire fire_element element_is_fire fire_sign fire_signs fiery_sign fiery_signs',
  'element:earth':
    'element_of_earth element_earth earth_element element_is_earth earth_sign earth_signs earthy_sign earthy_signs',
  'element:air':
    'element_of_air element_air air_element element_is_air air_sign air_signs airy_sign airy_signs',
  'element:water':
    'element_of_water element_water water_element element_is_water water_sign water_signs watery_sign watery_signs',
  'mode:cardinal': 'cardinal',
  'mode:fixed': 'fixed_sign fixed_signs',
  'mode:mutable': 'mutable',
  'count:life-path': 'life_path lifepath path_number mulank',
  'count:destiny': 'destiny_number expression_number destiny bhagyank',
  'count:soul-urge': 'soul_urge heart’s_desire soul_number heart_number',
  'count:personality': 'personality_number personality',
  'count:personal-year': 'personal_year',
  'count:personal-month': 'personal_month',
  'count:personal-day': 'personal_day number_of_today day_number',
  'count:birthday': 'birthday_number birth_number',
  'count:lucky': 'lucky_number lucky_numbers luck_number',
  'count:chaldean': 'chaldean',
  'count:root': 'root_number',
  'count:angel': 'angel_number',
  'count:any': 'number numbers numeral vibration master_number numerology digit digits',
  'cycle:physical':
    'physical_cycle physical_curve physical_rhythm body_curve physical physically bodily stamina_curve body',
  'cycle:emotional':
    'emotional_cycle emotional_curve heart_curve emotional_wave emotional emotionally heart',
  'cycle:intellectual':
    'intellectual_cycle intellectual_curve mind_curve mental_curve intellectual intellectually mental mentally mind',
  'trend:critical':
    'critical_day critical_days critical crosses_zero crosses_the_middle crossing_point',
  'trend:rising': 'rising climbing',
  'trend:falling': 'falling easing sinking',
  'trend:high': 'peak peaks highest height zenith',
  'trend:low': 'lowest bottom trough nadir',
  'count:pada': 'pada charan',
  'count:majors': 'major_arcana major_cards majors',
  'count:courts': 'court_cards',
  'count:reversals': 'reversed_cards',
  'role:friend': 'secret_friend secret_friends',
  'role:team': 'team_of_three trine_of_animals',
  'role:clash': 'clash_animal opposite_animal',
  'craft:animal': 'animal zodiac_animal born_a as_a',
  'side:reversed': 'reversed upside_down inverted',
  'side:upright': 'upright right_side_up right_way_up',
  'suit:cups': 'cups chalices',
  'suit:wands': 'wands batons',
  'suit:swords': 'swords',
  'suit:pentacles': 'pentacles coins disks',
  'craft:card': 'card cards tarot arcana spread',
  'craft:year-of': 'year_of_the chinese_sign chinese_zodiac year_animal',
  'craft:you': 'you you’re your you’ve',
  ...Object.fromEntries(cards()),
  ...animals(),
  ...nakshatras(),
  ...stones(),
  ...months(),
  ...weekdays(),
  'chakra:root': 'muladhara root_chakra',
  'chakra:sacral': 'svadhisthana sacral_chakra',
  'chakra:solar-plexus': 'manipura solar_plexus',
  'chakra:heart': 'anahata heart_chakra',
  'chakra:throat': 'vishuddha throat_chakra',
  'chakra:third-eye': 'ajna third_eye',
  'chakra:crown': 'sahasrara crown_chakra',
};

function housesBy(names: readonly string[], house: number): string {
  const nicknames: Readonly<Record<number, string>> = {
    2: 'house_of_money money_sector',
    4: 'house_of_home home_sector',
    5: 'romance_sector sector_of_romance sector_of_love house_of_romance house_of_children',
    6: 'house_of_health health_sector',
    7: 'partnership_sector relationship_sector house_of_partnership house_of_marriage house_of_partners',
    8: 'house_of_death house_of_transformation',
    9: 'house_of_travel',
    10: 'sector_of_career house_of_career career_sector career_zone',
    11: 'house_of_friends',
    12: 'house_of_secrets',
  };
  return [
    ...names.map((name) => `${name}_house`),
    ...names.filter((name) => /^\d/.test(name)).map((name) => `${name}_h`),
    `house_${house}`,
    nicknames[house] ?? '',
  ].join(' ');
}

function cards(): [string, string][] {
  const majors =
    'fool magician high_priestess empress emperor hierophant lovers chariot strength hermit ' +
    'wheel_of_fortune justice hanged_man death temperance devil tower star moon sun judgement world';
  const minors = 'cups wands swords pentacles'.split(' ').flatMap((suit) =>
    'ace two three four five six seven eight nine ten page knight queen king'
      .split(' ')
      .map((rank, at): [string, string] => {
        const others: Readonly<Record<string, string>> = { cups: 'chalices', pentacles: 'coins' };
        const ranks = at < 10 ? [rank, String(at + 1)] : [rank];
        const suits = [suit, ...(others[suit] ? [others[suit]] : [])];
        const names = ranks.flatMap((one) => suits.map((other) => `${one}_of_${other}`));
        return [`card:${rank}-of-${suit}`, names.join(' ')];
      }),
  );
  const spellings: Readonly<Record<string, string>> = { judgement: 'judgement judgment' };
  return [
    ...majors
      .split(' ')
      .map((name): [string, string] => [
        `major:${name.replaceAll('_', '-')}`,
        spellings[name] ?? name,
      ]),
    ...minors,
  ];
}

function animals(): Record<string, string> {
  const names =
    'rat ox|oxen|buffalo tiger rabbit|hare dragon snake|serpent horse goat|sheep|ram monkey rooster|cock dog pig|boar';
  return {
    ...Object.fromEntries(
      names.split(' ').map((name) => {
        const [animal = ''] = name.split('|');
        return [
          `animal:${animal}`,
          name
            .split('|')
            .flatMap((one) => [one, `${one}s`])
            .join(' '),
        ];
      }),
    ),
    'stem:wood': 'wood',
    'stem:fire': 'fire',
    'stem:earth': 'earth',
    'stem:metal': 'metal',
    'stem:water': 'water',
    'polarity:yin': 'yin',
    'polarity:yang': 'yang',
  };
}

function nakshatras(): Record<string, string> {
  const names =
    'ashwini|aswini|ashvini bharani krittika|kritika|krttika rohini mrigashira|mrigashirsha|mrigasira ' +
    'ardra|aridra|arudra punarvasu pushya|pushyami|poosam ashlesha|aslesha magha|makha ' +
    'purva-phalguni|purva_phalguni|poorva_phalguni uttara-phalguni|uttara_phalguni hasta chitra swati|svati ' +
    'vishakha|visakha anuradha jyeshtha|jyestha mula|moola purva-ashadha|purva_ashadha|purvashadha ' +
    'uttara-ashadha|uttara_ashadha|uttarashadha shravana|sravana dhanishta|dhanishtha ' +
    'shatabhisha|satabhisha purva-bhadrapada|purva_bhadrapada uttara-bhadrapada|uttara_bhadrapada revati';
  return Object.fromEntries(
    names.split(' ').map((name) => [`nakshatra:${name.split('|')[0]}`, name.replaceAll('|', ' ')]),
  );
}

function stones(): Record<string, string> {
  const names =
    'carnelian red_jasper|jasper rose_quartz emerald citrine blue_lace_agate moonstone pearl sunstone ' +
    'tiger’s_eye|tigers_eye|tiger_eye amazonite moss_agate lapis_lazuli|lapis jade opal garnet ' +
    'black_obsidian|obsidian malachite turquoise amethyst smoky_quartz onyx aquamarine fluorite ' +
    'labradorite ruby sapphire topaz diamond clear_quartz selenite peridot hematite rhodonite ' +
    'bloodstone pyrite tourmaline zircon coral cat’s_eye';
  return Object.fromEntries(
    names
      .split(' ')
      .map((name) => [
        `stone:${(name.split('|')[0] ?? '').replaceAll('_', '-')}`,
        name.replaceAll('|', ' '),
      ]),
  );
}

function months(): Record<string, string> {
  const names =
    'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep ' +
    'october|oct november|nov december|dec';
  return Object.fromEntries(
    names.split(' ').map((name, at) => [`month:${at + 1}`, name.replaceAll('|', ' ')]),
  );
}

function weekdays(): Record<string, string> {
  const names = 'sunday monday tuesday wednesday thursday friday saturday';
  return Object.fromEntries(
    names.split(' ').map((name, at) => [`weekday:${at}`, `${name} ${name}s`]),
  );
}
