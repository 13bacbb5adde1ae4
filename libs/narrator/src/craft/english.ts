const HOUSE_TOPICS: readonly (readonly string[])[] = [
  ['body', 'self', 'identity'],
  ['money', 'worth', 'possessions', 'income'],
  ['words', 'errands', 'siblings', 'communication'],
  ['home', 'roots', 'family'],
  ['play', 'romance', 'children', 'pleasure', 'creativity'],
  ['work', 'habits', 'health', 'service'],
  ['love', 'partnership', 'marriage', 'partners', 'relationships'],
  ['trust', 'intimacy', 'transformation', 'death', 'inheritance'],
  ['travel', 'belief', 'philosophy', 'journeys'],
  ['calling', 'reputation', 'career', 'vocation'],
  ['friends', 'hopes', 'friendship'],
  ['rest', 'secrets', 'solitude'],
];
const HOUSE_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Which house a topic belongs to, as `house:7`. */
export const HOUSE_OF_TOPIC: ReadonlyMap<string, string> = new Map(
  HOUSE_TOPICS.flatMap((topics, at) =>
    topics.map((topic): [string, string] => [topic, `house:${at + 1}`]),
  ),
);

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
    'mercury mercurial merc budh budha hermes ☿ winged_messenger messenger_of_the_gods planet_of_speech the_messenger mer the_trickster planet_of_words',
  'body:venus':
    'venus venusian shukra aphrodite ♀ morning_star evening_star planet_of_love goddess_of_love ven',
  'body:mars':
    'mars martian mangal mangala kuja ares ♂ red_planet warrior_planet god_of_war planet_of_war mar the_warrior',
  'body:jupiter':
    'jupiter jovian jup guru brihaspati zeus ♃ great_benefic greater_benefic planet_of_luck king_of_the_gods giant_planet lord_of_the_skies the_great_teacher',
  'body:saturn':
    'saturn saturnian shani shanidev kronos cronus ♄ ringed_planet taskmaster lord_of_karma sat lord_of_time father_time the_lawgiver',
  'body:uranus': 'uranus uranian ♅ ⛢ ura the_awakener',
  'body:neptune': 'neptune neptunian ♆ nep',
  'body:pluto': 'pluto plutonian ♇ ⯓ ♇ plu',
  'body:chiron': 'chiron ⚷',
  'body:lilith': 'lilith black_moon ⚸',
  'body:north-node': 'north_node rahu ☊ true_node mean_node northern_node',
  'body:south-node': 'south_node ketu ☋ southern_node',
  'body:ascendant': 'ascendant rising_sign lagna asc',
  'body:descendant': 'descendant setting_sign',
  'body:midheaven': 'midheaven mc medium_coeli',
  'body:ic': 'imum_coeli foot_of_the_chart',
  'body:all':
    'planets all_planets every_planet no_planet planetary_bodies both_lights the_lights luminaries luminary grah graha everything_in_the_sky the_whole_sky every_planet_in',
  'sign:aries': 'aries arien mesh mesha ♈ sign_of_the_ram ari ram rams',
  'sign:taurus':
    'the_bull taurus taurean vrishabh vrishabha vrish ♉ sign_of_the_bull tau bull bulls',
  'sign:gemini': 'the_twins gemini geminis geminian mithun mithuna ♊ sign_of_the_twins gem twins',
  'sign:cancer': 'cancer cancers cancerian kark karka ♋ the_crab sign_of_the_crab can crab crabs',
  'sign:leo': 'the_lion leo leos leonine simha singh ♌ sign_of_the_lion lion lions',
  'sign:virgo':
    'the_maiden the_virgin virgo virgos virgoan kanya ♍ sign_of_the_maiden sign_of_the_virgin vir maiden',
  'sign:libra': 'libra libras libran tula ♎ the_scales sign_of_the_scales lib scales',
  'sign:scorpio':
    'scorpio scorpios scorpionic vrishchik vrischika ♏ the_scorpion sco scorpion scorpions',
  'sign:sagittarius':
    'sagittarius sagittarian sag dhanu ♐ the_archer sign_of_the_archer archer archers',
  'sign:capricorn':
    'capricorn capricorns capricornian cap makar makara ♑ sea_goat sign_of_the_goat sea_goats',
  'sign:aquarius': 'aquarius aquarian kumbh kumbha ♒ water_bearer aqu aqr water_carrier',
  'sign:pisces':
    'the_fish pisces piscean meen meena ♓ the_fishes sign_of_the_fish pis fish fishes',
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
  'aspect:square':
    'square squares squared squaring at_right_angles right_angle □ ninety_degrees_apart squares_off',
  'aspect:trine': 'trine trines trined △',
  'aspect:opposition':
    'opposition oppositions opposes opposed opposing opposite ☍ face_to_face opposites opposite_ends face_each_other faces_each_other facing_each_other across_from_each_other',
  'aspect:quincunx': 'quincunx inconjunct',
  'aspect:semi-sextile':
    'semisextile semi_sextile neighbours_on_the_wheel neighbors_on_the_wheel next_door_to_each_other neighbouring_signs neighboring_signs adjacent_signs neighbours_in_the_zodiac neighbors_in_the_zodiac',
  'aspect:semi-square': 'semisquare semi_square',
  'aspect:sesquiquadrate': 'sesquiquadrate sesquisquare',
  'aspect:any': 'aspecting aspects_to collide* collision locks_horns locked_horns',
  'pattern:any':
    'manglik mangal_dosha mangal_dosh mahadasha antardasha dasha kal_sarp t_square cradle_pattern grand_trine grand_cross yod t_square stellium mystic_rectangle kite_pattern void_of_course kaal_sarp sade_sati',
  'pattern:alike': 'like_digits identical_digits',
  'meets:any':
    'shakes_hands meets meet meeting met joins join joined joining faces facing clash* quarrel* argue* fight* embrace* kiss* touches touching harmon* harmoniz* harmonis* tension against beside next_to alongside together entangled quarrels wrestles wrestling friction at_odds greets courts teams_up',
  'motion:retrograde':
    'retrograde retrogrades retrograding retrogradation rx ℞ retro backward backwards reverse reverses reversing vakri reversal reversals going_back walks_back',
  'motion:direct': 'direct forward forwards margi',
  'motion:station':
    'station* stationary standstill stands_still stand_still turns_around turns_back stops_and comes_to_a_halt halts changes_direction',
  'phase:new':
    'new_moon new_moons moonless dark_moon dark_of_the_moon no_moon amavasya 🌑 black_moon_tonight',
  'phase:waxing-crescent': 'waxing_crescent young_moon 🌒',
  'phase:first-quarter': 'first_quarter 🌓',
  'phase:waxing-gibbous': 'waxing_gibbous 🌔',
  'phase:full': 'full_moon full_moons fullmoon purnima poornima 🌕 ',
  'phase:waning-gibbous': 'waning_gibbous disseminating_moon 🌖',
  'phase:last-quarter': 'last_quarter third_quarter 🌗',
  'phase:waning-crescent': 'waning_crescent balsamic 🌘 old_moon',
  'light:waxing': 'wax waxing waxes growing grows gaining fattening shukla_paksha swelling swells',
  'light:waning':
    'wane waning wanes shrinking shrinks dwindling dwindles thinning fading krishna_paksha',
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
    'begins_a starts_a begins_his begins_its swaps trades moves_into enters enter entered entering ingress ingresses into arrives arrive reaches crosses crossed moves_to moves_on shifts_to slips_to changes_signs',
  'craft:leaves': 'leaves leave leaving left exits exit exiting departs steps_out',
  'craft:over':
    'is_over are_over done_with no_longer comes_to_an_end has_ended is_finished finished_with out_of is_past behind_us',
  'craft:gone':
    'which_left has_left have_left had_left already_left moved_on_from has_moved_on moved_on left_days_ago packed_up gone_from any_more anymore',
  'craft:none': 'nothing nobody no_one empty vacant unoccupied untenanted',
  'craft:hedge': 'or may might could perhaps either depending depends maybe possibly one_of unless',
  'craft:thrown': 'threw throw thrown rolled dice die landed fell',
  'craft:makes':
    'makes make adds add sum reduces reduce reduced leads_to lead_to comes_to come_to equals plus becomes gives',
  'craft:means':
    'stands_for stand_for means symbolises symbolizes represents represent is_the_stone_of is_the_card_of theme theme_is themes',
  'craft:feeds': 'feeds feed nourishes nourish creates create produces produce nurtures',
  'craft:controls': 'controls control tempers temper melts melt overcomes cuts chops dams douses',
  'craft:wheel': 'wheel zodiac signs apart',
  'craft:ruler-of-chart':
    'ruler_of_the_chart ruler_of_your_chart chart_ruler chart’s_ruler your_ruler ruling_planet',
  'orb:applying': 'applying building forming tightening approaching gathering',
  'orb:separating': 'separating loosening easing_off dissolving',
  'orb:exact': 'exact exactly perfect partile',
  'orb:any': 'from_exact',
  'span:this-year':
    'year_of_today this_year present_year current_year year_we_are_in this_is_the_year this_is_a_year this_is_an_year',
  'span:best-day': 'best_day highest_day strongest_day finest_day',
  'span:low-day': 'lowest_day quietest_day weakest_day worst_day low_day quiet_day',
  'span:day-of': 'day_of',
  'system:whole-sign': 'whole_signs whole_sign_houses whole_sign',
  'system:placidus': 'placidus',
  'system:other': 'koch porphyry regiomontanus campanus equal_houses equal_house',
  'rate:1-year': 'once_a_year once_each_year every_year',
  'rate:2-year': 'twice_a_year',
  'rate:3-year': 'three_times_a_year thrice_a_year',
  'rate:4-year': 'four_times_a_year',
  'times:1': 'once',
  'times:2': 'twice',
  'times:3': 'thrice three_times',
  'times:4': 'four_times',
  'accord:harmony': 'harmony harmonious',
  'accord:unison': 'unison',
  'accord:stretch': 'stretch',
  'draw:allowed': 'reversed_cards_allowed reversed_cards_were_allowed reversals_allowed',
  'draw:left-out': 'reversed_cards_left_out reversed_cards_were_left_out',
  'draw:majors': '22_major_cards twenty_two_major_cards',
  'draw:all': 'all_78_cards all_seventy_eight seventy_eight_cards 78_cards',
  'layout:any':
    'celtic_cross horseshoe_spread tree_of_life_spread three_card_spread year_ahead_spread',
  'rank:page': 'page pages',
  'rank:knight': 'knight knights',
  'rank:queen': 'queen queens',
  'rank:king': 'king kings',
  'bare:fire': 'fire agni',
  'bare:earth': 'earth prithvi',
  'bare:air': 'air vayu',
  'bare:water': 'water jal',
  'tara:janma': 'janma',
  'tara:sampat': 'sampat',
  'tara:vipat': 'vipat',
  'tara:kshema': 'kshema',
  'tara:pratyari': 'pratyari pratyak',
  'tara:sadhaka': 'sadhaka',
  'tara:naidhana': 'naidhana vadha',
  'tara:mitra': 'mitra',
  'tara:parama-mitra': 'parama_mitra ati_mitra',
  'weekday:mid': 'midweek mid_week middle_of_the_week',
  'weekday:end': 'weekend end_of_the_week week_ends',
  'weekday:start': 'start_of_the_week week_begins week_opens week_starts',
  'day:tomorrow': 'tomorrow',
  'day:yesterday': 'yesterday',
  'craft:span': 'this_week this_month week month',
  ...coloursAndScents(),
  'craft:not':
    'not no never neither nor without nowhere none hardly isn’t aren’t doesn’t don’t won’t wasn’t nahi nahin',
  'craft:coming': 'next coming upcoming soon ahead last_time previous last_one',
  'craft:stone': 'stone stones crystal crystals gem gems gemstone gemstones talisman wear',
  'craft:dream': 'dream* wrote write wish* symbol* picture* question asked image*',
  'craft:progressed': 'progressed progression',
  'craft:return': 'solar_return of_the_return return_chart',
  'element:fire':
    'element_of_fire element_fire fire_element element_is_fire fire_sign fire_signs fiery_sign fiery_signs agni_tatva agni_tattva',
  'element:earth':
    'element_of_earth element_earth earth_element element_is_earth earth_sign earth_signs earthy_sign earthy_signs prithvi_tatva prithvi_tattva',
  'element:air':
    'element_of_air element_air air_element element_is_air air_sign air_signs airy_sign airy_signs vayu_tatva vayu_tattva',
  'element:water':
    'element_of_water element_water water_element element_is_water water_sign water_signs watery_sign watery_signs jal_tatva jal_tattva',
  'mode:cardinal': 'cardinal cardinal_signs',
  'mode:fixed': 'fixed_sign fixed_signs fixed fixed_mode',
  'mode:mutable': 'mutable mutable_signs mutable_sign',
  'count:life-path': 'life_path lifepath path_number mulank path',
  'count:destiny': 'destiny_number expression_number destiny bhagyank name_number',
  'count:soul-urge': 'soul_urge heart’s_desire soul_number heart_number vowels soul',
  'count:personality': 'personality_number personality consonants',
  'count:personal-year': 'personal_year',
  'count:personal-month': 'personal_month',
  'count:personal-day':
    'personal_day number_of_today day_number number_today number_for_today today’s_number',
  'count:birthday': 'birthday_number birth_number',
  'count:lucky': 'lucky_number lucky_numbers luck_number',
  'count:chaldean': 'chaldean',
  'count:root': 'root_number',
  'count:angel': 'angel_number',
  'count:any': 'number numbers numeral vibration master_number numerology digit digits',
  'cycle:physical':
    'physical_cycle physical_curve physical_rhythm body_curve physical physically bodily stamina_curve body physical_wave',
  'cycle:emotional':
    'emotional_cycle emotional_curve heart_curve emotional_wave emotional emotionally heart',
  'cycle:intellectual':
    'intellectual_cycle intellectual_curve mind_curve mental_curve intellectual intellectually mental mentally mind intellect',
  'trend:critical':
    'critical_day critical_days critical crosses_zero crosses_the_middle crossing_point cross crossing',
  'trend:rising': 'rising climbing',
  'trend:falling': 'falling easing sinking',
  'trend:high': 'peak peaks highest height zenith',
  'trend:low': 'lowest bottom trough nadir',
  'count:pada': 'pada charan',
  'count:majors': 'major_arcana major_cards major_card majors',
  'count:courts': 'court_cards court_card',
  'count:reversals': 'reversed_cards',
  'role:friend': 'secret_friend secret_friends',
  'role:team': 'team_of_three trine_of_animals team allies ally',
  'role:clash': 'clash_animal opposite_animal opposite rival enemy clashes opposes',
  'craft:animal': 'animal zodiac_animal born_a as_a',
  'side:reversed': 'reversed upside_down inverted',
  'side:upright': 'upright right_side_up right_way_up',
  'suit:cups': 'cup cups chalices',
  'suit:wands': 'wand wands batons',
  'suit:swords': 'sword swords',
  'suit:pentacles': 'pentacle coin pentacles coins disks',
  'craft:card': 'card cards tarot arcana spread shuffle shuffled deck drew drawn pulled dealt',
  'craft:year-of': 'year_of_the chinese_sign chinese_zodiac year_animal',
  'craft:you': 'you you’re your you’ve yourself',
  'phase:special':
    'supermoon super_moon micromoon blood_moon harvest_moon blue_moon wolf_moon strawberry_moon black_supermoon',
  'count:exotic':
    'maturity_number balance_number hidden_passion karmic_debt karmic_debts subconscious_self challenge_number pinnacle',
  'cycle:all': 'curves three_curves three_cycles three_waves all_three rhythms',
  'cycle:intuitive':
    'intuitive_cycle intuition_cycle spiritual_cycle aesthetic_cycle mastery_cycle passion_cycle wisdom_cycle',
  'trend:above': 'above_the_middle above_the_line above_zero positive high up',
  'trend:below': 'below_the_middle below_the_line below_zero negative low down',
  'trend:leads': 'leads lead leading',
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
  const topics = HOUSE_TOPICS[house - 1] ?? [];
  return [
    ...names.map((name) => `${name}_house`),
    ...names.filter((name) => /^\d/.test(name)).map((name) => `${name}_h`),
    `house_${house} house_${HOUSE_NUMBERS[house - 1]} house_number_${HOUSE_NUMBERS[house - 1]}`,
    ...topics.flatMap((topic) => [
      ...['house', 'sector', 'zone', 'area'].map((noun) => `${noun}_of_${topic}`),
      ...['sector', 'zone'].map((noun) => `${topic}_${noun}`),
    ]),
  ].join(' ');
}

function coloursAndScents(): Record<string, string> {
  const colours =
    'red orange yellow green blue indigo violet purple pink gold golden silver white black grey|gray brown ' +
    'turquoise teal maroon crimson scarlet magenta lilac cream beige navy rose coral copper bronze amber ivory';
  const scents =
    'lavender eucalyptus rosemary sandalwood jasmine cedar cedarwood bergamot peppermint mint vanilla patchouli ' +
    'frankincense myrrh orange_blossom neroli vetiver sage lemon ginger cinnamon cardamom pine ylang_ylang geranium';
  return {
    ...Object.fromEntries(
      colours.split(' ').map((name) => [`colour:${name.split('|')[0]}`, name.replace('|', ' ')]),
    ),
    ...Object.fromEntries(scents.split(' ').map((name) => [`scent:${name}`, name])),
  };
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
  const spellings: Readonly<Record<string, string>> = {
    judgement: 'judgement judgment',
    wheel_of_fortune: 'wheel_of_fortune the_wheel',
    high_priestess: 'high_priestess priestess',
    hanged_man: 'hanged_man hanged_one',
  };
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
    'rat|🐀|🐁|🐭 ox|oxen|buffalo|🐂|🐃|🐮 tiger|🐅|🐯 rabbit|hare|🐇|🐰 dragon|🐉|🐲 snake|serpent|🐍 horse|🐎|🐴 ' +
    'goat|sheep|ram|🐐|🐑|🐏 monkey|🐒|🐵 rooster|cock|🐓|🐔 dog|🐕|🐶 pig|boar|🐖|🐷';
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
