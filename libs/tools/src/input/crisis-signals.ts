import type { Lexicon, Together } from '@cosmic/narrator/language/concepts';

type Signal =
  | 'alone'
  | 'i'
  | 'me'
  | 'myself'
  | 'harm'
  | 'want'
  | 'dread'
  | 'die'
  | 'end'
  | 'my life'
  | 'not'
  | 'wake'
  | 'sleep'
  | 'for ever'
  | 'take'
  | 'all'
  | 'pills'
  | 'poison'
  | 'nobody'
  | 'everyone'
  | 'would'
  | 'miss'
  | 'better'
  | 'without me'
  | 'burden'
  | 'no use'
  | 'live'
  | 'tired'
  | 'bear'
  | 'longer'
  | 'goodbye'
  | 'letter'
  | 'skin'
  | 'blade'
  | 'open'
  | 'neck'
  | 'rope'
  | 'jump'
  | 'height'
  | 'in front'
  | 'gun'
  | 'head'
  | 'leave'
  | 'world'
  | 'worthless'
  | 'close one'
  | 'kin'
  | 'think'
  | 'dying'
  | 'unwilling'
  | 'beats'
  | 'anyone'
  | 'strikes'
  | 'hurts'
  | 'touches'
  | 'elder'
  | 'was'
  | 'struck'
  | 'afraid'
  | 'kill'
  | 'keep in'
  | 'play'
  | 'flies';

/** People at home, and those whom one depends on. */
const KIN = `sasural husband wife boyfriend girlfriend partner fiance fiancee ex spouse father dad daddy papa stepfather stepdad mother mom mum mummy stepmother parents in-laws in laws brother sister son uncle aunt cousin pitaji papaji पिताजी grandfather boss teacher coach priest guardian pati patni pita baap saas sasur bhai chacha mama mausa jeth devar tau पति पत्नी पिता पापा बाप मां माँ सास ससुर ससुराल भाई चाचा मामा मौसा जेठ देवर ताऊ साथी प्रेमी`;

/** What words of distress are made of, in English, in Hindi, and in Hindi written in Latin letters. */
export const CRISIS_WORDS: Lexicon<Signal> = {
  alone: `given_away_my giving_away_my gave_away_my easier_without_me into_my_bed comes_to_my_bed waits_outside_my have_bruises bruises_on_me gave_me_bruises
    how_many_paracetamol how_many_pills how_many_tablets how_much_paracetamol no_more_pain voices_tell_me jeena_nahi jina_nahi जीना_नहीं suicid* selfharm* self_harm* overdos* kms unalive* noose parasuicid*
    rape rapes raped raping rapist* molest* incest domestic_violence domestic_abuse sexual_abuse
    child_abuse sexually_assault* sexually_abus* abusive abuser* against_my_will without_my_consent
    cutting_again let_me_die ending_things easier_to_be_dead to_end_it everyone_would_be_better_off
    they_would_be_better_off all_be_better_off everyone_is_better_off in_heaven_with bought_a_rope buy_a_rope hitting_me beating_me hurting_me
    abusing_me choking_me touching_me_where afraid_to_go_home scared_to_go_home tried_to_die forced_himself_on
    forces_himself_on made_me_have_sex forced_me_to_have unsafe_at_home not_safe_at_home hate_my_life hate_being_alive hate_myself hated_myself
    khudkushi khudkhushi khudkusi aatmahatya atmahatya aatmhatya atmhatya balatkar* gharelu_hinsa
    paida_hi_na* पैदा_ही_न* फांसी_लगा* phansi_laga* phaansi_laga* fansi_laga* आत्महत्या* खुदकुशी खुदखुशी बलात्कार* घरेलू_हिंसा यौन_शोषण यौन_हिंसा आत्मदाह`,
  i: `i i'm i've i'd im ive id mai main mein maine mujhe mujhko mujh मैं मैंने मुझे मुझको मुझ हम हमें`,
  me: `me my mujhe mujhko mujh mujhse mere mera meri मुझे मुझको मुझ मुझसे मेरे मेरा मेरी`,
  myself: `myself my_self himself herself themself themselves my_own_body
    khud_ko apne_aap_ko apne_ko khud_ki apni खुद_को अपने_आप_को अपने_को अपने_आप खुद_की`,
  harm: `kill* murder* hurt* harm* cut* slic* burn* drown* hang* hung shoot* shot stab* poison* starv*
    injur* punish* destroy* smother* suffocat* electrocut* bleed* maar* mar mara khatam khatm nuksan chot
    jala* kaat* kat मार* खत्म समाप्त नुकसान चोट जला* काट*`,
  want: `what_if want* wanna wish* hope* hoping long longed longing ready rather prefer* plan planned planning plans
    decide* deciding need* deserve* should crave* craving urge* dream_of pray*
    better ought glad feel_like felt_like happy_to peaceful_to beg begged begging
    chahiye chahta chahti chahte chahu chahoon chahun mann ka_man ko_man man_nahi man_karta man_hota iccha ichha khayal vichar soch*
    चाहिए चाहता चाहती चाहते चाहूँ चाहूं चाहता_हूं मन इच्छा ख्याल खयाल विचार सोच* दिल काश kaash`,
  beats: `maarte maarta maarti marte peette peetta peetti मारते मारता मारती पीटते पीटता पीटती मार_रहे मार_रहा मार_रही
    पीट_रहे पीट_रहा पीट_रही maar_rahe maar_raha maar_rahi peet_rahe peet_raha peet_rahi`,
  unwilling: `not_want* never_want* not_wanna not_wish* never_wish not_plan not_ready no_wish_to
    nahi_chahta nahi_chahti nahin_chahta nahin_chahti नहीं_चाहता नहीं_चाहती`,
  think: `think* thought* contemplat* consider* fantas* imagin* daydream*`,
  dying: `dying of_death about_death killing_myself ending_it ending_my being_dead being_gone not_being_here`,
  dread: `fear* afraid scared terrified dread* danger* almost narrowly screamed chas* dar darta darti डर*`,
  die: `die dissapear dissappear disapear it_to_stop it_to_end it_all_to_end it_to_be_over be_dead was_dead were_dead off_dead am_dead be_gone disappear vanish not_wake never_wake not_exist never_exist cease_to_exist
    stop_existing stop_living not_be_alive not_live fade_away be_no_more not_be_here end_it end_everything
    end_things end_me drop_dead be_over want_out marna marne mar_jana mar_jaun mar_jau mar_jaoon mar_jaana
    maut mrityu मरना मरने मर_जाना मर_जाऊं मर_जाऊ मर_जाने मर_जाउं मौत मृत्यु`,
  end: `end ends ended ending finish* stop* quit* over khatam khatm samapt de dungi dunga doongi doonga de_du de_dun de_doon dena de_di dene le_lu
    lena lene खत्म समाप्त दे दूंगी दूंगा दे_दूं दे_दूँ देना दे_दी देने ले_लूं लेना लेने दे_दिया`,
  'my life': `my_life my_own_life this_life life it_all everything the_pain the_suffering my_pain my_suffering my_story
    myself zindagi jindagi jeevan jivan jaan jan sab_kuch sab जिंदगी जिन्दगी जीवन जान सब_कुछ सब अपनी_जान`,
  not: `not never no nothing without don't won't can't didn't wouldn't couldn't dont wont cant nahi nahin nai na mat kabhi_na
    नहीं नही न ना मत`,
  wake: `wake woke waking woken wakes get_up jagu jagun jagoon uthu uthun uthoon uthna jagna
    जागूं जागू जागना उठूं उठू उठना जागे`,
  sleep: `sleep* slept asleep rest closed_my_eyes close_my_eyes so_jaun so_jau so_jaoon so_jana so_jaana so_gaya so_gayi so_raha sona neend nind
    सो_जाऊं सो_गया सो_गई सोना सो_जाना नींद`,
  'for ever': `forever for_ever forevermore eternal* for_good for_all_time permanently never_woke never_wake never_to_wake
    never_get_up hamesha humesha hameshaa हमेशा सदा`,
  take: `take takes took taken taking swallow* ate eat eaten gulp* down downed drink drank drunk had kha khaya kha_li khali
    khayi pi piya pee khaa nigal* खा खाई खाया खायी खाईं पी पिया पीना खाना निगल*`,
  all: `all everything whole entire every bottle* too_many handful lots full box packet packets strip fifty hundred twenty thirty
    dozens remaining saari sari sara saara puri poori bahut dher sheeshi सारी सारा पूरी पूरा बहुत ढेर शीशी`,
  pills: `pill pills tablet* medicine* meds medication* capsule* paracetamol aspirin tylenol ibuprofen xanax valium
    drugs goli goliyan goliya goliyaan dawai dawa dawaiyan गोली गोलियां गोलियाँ दवा दवाई दवाइयां दवाएं`,
  poison: `bleach poison* pesticide* rat_poison acid cyanide antifreeze insecticide zahar zeher zehar jahar jeher keetnashak
    जहर कीटनाशक तेजाब`,
  nobody: `nobody no_one noone none anyone anybody who koi kisi_ko kisi कोई किसी_को किसी`,
  everyone: `everything everyone everybody they all_of_them family world my_kids my_children people the_others parents sab sabhi ghar_wale
    सब सभी घर_वाले परिवार दुनिया`,
  would: `would will could 'd they'd who'd ever even if karega karegi karenge padega padta padegaa करेगा करेगी करेंगे पड़ेगा
    पडेगा पडता पड़ता पडे`,
  miss: `farak miss missed notice* care cares mourn* cry grieve remember_me need_me needs_me look_for_me find_me want_me_here
    wants_me_here want_me_around yaad fark farq याद फर्क रोएगा`,
  better: `ठीक theek thik better better_off happier easier relieved relief freer free lighter khush behtar accha acha खुश बेहतर अच्छा`,
  'without me': `without_me if_i if_i'd i_were_gone i_was_gone i_am_gone i'm_gone i_died i_wasn't_here i_weren't_here
    i_were_dead mere_bina mere_bagair main_na मेरे_बिना मेरे_बगैर मैं_न`,
  burden: `burden burdens burdening dead_weight waste_of_space bojh बोझ`,
  'no use': `no_point no_reason not_any_reason without_a_reason nothing_left nothing_to what_is_the_point what's_the_point
    point_of any_reason pointless not_worth isn't_worth worth why no_use no_meaning no_hope no_will lost_the_will hopeless
    koi_matlab kya_matlab koi_fayda kya_fayda koi_karan kyun kyon matlab_nahi wajah कोई_मतलब क्या_मतलब कोई_फायदा
    क्या_फायदा कोई_कारण क्यों वजह मतलब_नहीं मकसद`,
  live: `live lives living life alive being_here exist existing existence go_on going_on carry_on carrying_on be_alive
    jeena jina jeene jine jeeu jiu jeevan zindagi jindagi जीना जीने जिऊं जीऊं जीवन जिंदगी जिन्दगी`,
  tired: `tired sick exhausted done weary fed_up had_enough enough hate* thak thaka thaki thak_gaya tang oob pareshan
    थक थका थकी तंग ऊब परेशान`,
  bear: `take_it take_this bear_it bear_this bear do_this do_it cope keep_going carry_on go_on stand_it endure handle_it
    face_it survive fight saha sah seh jhel bardasht सह सहा झेल बर्दाश्त`,
  longer: `anymore any_more longer like_this any_further another_day another_night tomorrow aur ab और अब`,
  goodbye: `goodbye* good_bye* farewell* final alvida alwida antim akhri aakhri अलविदा अंतिम आखिरी`,
  letter: `note* letter* message forever world everyone everybody to_them to_all words chitthi khat sandesh
    चिट्ठी खत पत्र संदेश`,
  skin: `wrist* vein* my_arm my_arms forearm* my_thigh* my_legs my_skin my_throat naas nas nabz kalai नस नसें कलाई`,
  blade: `blade* razor* knife knives glass scissors scalpel blood bled`,
  open: `cut* slit* slash* slic* open* bleed* carv* scratch* burn* kaat* kat काट* कट*`,
  neck: `my_neck neck ceiling ceiling_fan fan beam rafters tree pankhe galay gale phanda fanda gale_me पंखे गले फंदा फंदे`,
  rope: `rope ropes belt cord hang hanging hung hanged dupatta rassi phansi fansi faansi latak* रस्सी फांसी फाँसी लटक* दुपट्टा`,
  jump: `jump* leap* leapt throw* threw step* fall falling drive* drove driving kood* kud* chhalang कूद* छलांग`,
  height: `bridge roof rooftop building balcony cliff window terrace ledge tower tracks floor overpass off chhat pul
    imarat छत पुल इमारत बालकनी`,
  'in front': `in_front_of front_of under_a under_the_train before_a_train onto_the_tracks on_the_tracks into_traffic
    into_a_wall into_a_tree train_ke patri_par gaadi_ke ट्रेन_के पटरी_पर गाड़ी_के गाडी_के`,
  gun: `gun pistol revolver rifle barrel trigger bandook pistaul बंदूक पिस्तौल`,
  head: `my_head my_mouth my_temple myself my_own_head अपने_सिर`,
  leave: `leave leaving left depart* quit say_goodbye_to chhod* chod* chor* छोड़* छोड*`,
  world: `this_world the_world this_earth this_life the_living duniya दुनिया संसार`,
  worthless: `i'm_worthless i_am_worthless i_feel_worthless im_worthless never_been_born never_have_been_born
    not_been_born not_have_been_born don't_deserve_to_live not_deserve_to_live unlovable nobody_needs_me
    no_one_needs_me nobody_loves_me no_one_loves_me nobody_wants_me`,
  'close one': `${KIN} he she woh wo वह वो वे`,
  kin: KIN,
  anyone: `man men guy guys someone somebody they people boys boy neighbour neighbor roommate stranger strangers
    landlord classmates bully bullies gang log ladke aadmi लोग आदमी लड़के लडके`,
  strikes: `throws_things threw_things throws_plates burn_me set_me_on_fire jalane जलाने beat beats beating beaten slap* chok* strangl* abus* grop* assault* stalk* threaten* batter* hit hits
    hitting punch* tortur* harass* bully* bullied whip* molest* maarta maarti maarte marta marti marte pitta peetta
    pitai peeta pita_hai maara maar maar-peet marpeet maarpeet peet* पीट* gali galiyan dhamk* chhed* sataat* satata
    मारता मारती मारते मारा पीटता पीटती पीटते पीटा पिटाई मारपीट मार_पीट धमक* छेड़* छेड* सताता सताते सताती गाली गालियां`,
  hurts: `hurt hurts hurting kick* shov* push* burn* bruis* hate_and humiliat* rap* control* scream* zabardasti
    jabardasti zabardast जबरदस्ती जबर्दस्ती दबाया दबाता`,
  touches: `touch touches touched touching fondl* kiss* undress* chhu* chhoo* chuta छू* छूता छुआ`,
  elder: `uncle stepfather stepdad stepbrother cousin teacher coach priest boss father grandfather tutor
    chacha mama sir guruji baba चाचा मामा शिक्षक मास्टर`,
  was: `was am got being been getting were have_been gets`,
  struck: `abused molested beaten assaulted groped slapped strangled choked stalked trafficked battered bullied
    threatened harassed tortured beaten_up hit_by`,
  afraid: `afraid_of scared_of terrified_of frightened_of fear_of fear_my dread_my se_dar se_darta se_darti से_डर से_डरती से_डरता से_बहुत_डर`,
  kill: `kill kills killing killed murder* jaan_se जान_से`,
  'keep in': `lock* won't_let will_not_let doesn't_let does_not_let not_allowed_to_leave imprison* trapp* forbid* traps
    band_kar* बंद_कर*`,
  play: `joy hit_on game games chess football tennis cards quiz match race ball snowball pillow pillows joke jokes laughing
    sport shaving cooking kitchen cake bread paper hair vegetables battery phone movie film`,
  flies: `उड़* उड* udna udne udi ud_rahi ud_raha ud_gayi ud_gaya`,
};

/** Which of them together speak of self-harm, of not wanting to live, or of violence at home. */
export const CRISIS_SIGNALS: readonly Together<Signal>[] = [
  { of: ['alone'], within: 5 },
  { of: ['worthless'], within: 6 },
  { of: ['harm', 'myself'], within: 4, unless: ['play'] },
  { of: ['myself', 'harm'], within: 4, unless: ['play'] },
  { of: ['want', 'die'], within: 6, unless: ['dread', 'play', 'unwilling'] },
  { of: ['die', 'want'], within: 4, unless: ['dread', 'play', 'unwilling'] },
  { of: ['think', 'dying'], within: 5, unless: ['dread'] },
  { of: ['want', 'dying'], within: 5 },
  { of: ['end', 'my life'], within: 3, unless: ['play'] },
  { of: ['my life', 'end'], within: 4, unless: ['play'] },
  { of: ['sleep', 'for ever'], within: 7 },
  { of: ['for ever', 'sleep'], within: 6 },
  { of: ['want', 'not', 'wake'], within: 11 },
  { of: ['not', 'wake', ['longer', 'want']], within: 8 },
  { of: ['take', 'all', 'pills'], within: 8, anyOrder: true },
  { of: ['take', 'poison'], within: 5, anyOrder: true },
  { of: ['pills', ['end', 'for ever', 'goodbye']], within: 9, anyOrder: true },
  { of: ['nobody', 'would', 'miss'], within: 7, anyOrder: true },
  { of: ['everyone', 'better', 'without me'], within: 11, anyOrder: true },
  { of: ['i', 'burden'], within: 6, anyOrder: true },
  { of: ['burden', 'everyone'], within: 6 },
  { of: ['no use', 'live'], within: 5 },
  { of: ['live', 'no use'], within: 5 },
  { of: ['live', 'not', 'want'], within: 5 },
  { of: ['want', 'not', 'live'], within: 5 },
  { of: ['live', 'want', 'not'], within: 6 },
  { of: ['not', 'want', 'live'], within: 5 },
  { of: ['tired', 'live'], within: 4 },
  { of: ['live', 'tired'], within: 4 },
  { of: ['not', 'bear', 'longer'], within: 7 },
  { of: ['longer', 'not', 'bear'], within: 6 },
  { of: ['longer', 'bear', 'not'], within: 6 },
  { of: ['not', 'live', 'longer'], within: 6 },
  { of: ['live', 'want', 'end'], within: 6 },
  { of: ['kin', 'beats'], within: 4 },
  { of: ['goodbye', 'letter'], within: 4 },
  { of: ['open', 'skin'], within: 5 },
  { of: ['skin', 'open'], within: 4 },
  { of: ['blade', 'skin'], within: 6, anyOrder: true },
  { of: ['rope', 'neck'], within: 6, anyOrder: true },
  { of: ['want', 'jump', 'height'], within: 9 },
  { of: ['jump', 'height', ['end', 'for ever']], within: 12, anyOrder: true },
  // और is 'and' as well as 'more', and whoever leaps from a roof in a dream mostly flies.
  { of: ['jump', 'height', 'longer'], within: 12, anyOrder: true, unless: ['flies'] },
  { of: ['jump', 'in front'], within: 5, anyOrder: true },
  { of: ['want', 'in front'], within: 8 },
  { of: ['height', 'want', 'jump'], within: 10, unless: ['play'] },
  { of: ['think', 'rope'], within: 5 },
  { of: ['harm', 'in front'], within: 9 },
  { of: ['gun', 'head'], within: 6, anyOrder: true },
  { of: ['want', 'leave', 'world'], within: 8 },
  { of: ['world', 'leave', 'want'], within: 7 },
  { of: ['leave', 'world', ['for ever', 'longer']], within: 7, anyOrder: true },
  { of: [['close one', 'anyone'], 'strikes', 'me'], within: 6, unless: ['play'] },
  { of: [['close one', 'anyone'], 'me', 'strikes'], within: 6, unless: ['play'] },
  { of: ['me', ['close one', 'anyone'], 'strikes'], within: 6, unless: ['play'] },
  { of: ['close one', 'hurts', 'me'], within: 6, unless: ['play'] },
  { of: ['close one', 'me', 'hurts'], within: 6, unless: ['play'] },
  { of: ['elder', 'touches', 'me'], within: 6 },
  { of: ['elder', 'me', 'touches'], within: 6 },
  { of: ['i', 'was', 'struck'], within: 5, unless: ['play'] },
  { of: ['afraid', 'kin'], within: 5 },
  { of: ['kin', 'afraid'], within: 5 },
  { of: ['kin', 'kill', 'me'], within: 7, unless: ['play'] },
  { of: ['kin', 'me', 'kill'], within: 6 },
  { of: ['close one', 'keep in', 'me'], within: 7 },
  { of: ['close one', 'me', 'keep in'], within: 7 },
];
