import type { Lexicon, Together } from '../language/concepts';

/** What no reading may do. */
export type Harm =
  | 'medical'
  | 'legal'
  | 'financial'
  | 'death'
  | 'illness'
  | 'parting'
  | 'pregnancy'
  | 'ruin'
  | 'curse'
  | 'shame'
  | 'self-harm'
  | 'money'
  | 'idiom'
  | 'moves'
  | 'violence';

type Word =
  | 'medicine'
  | 'doctor'
  | 'order'
  | 'disease'
  | 'cure'
  | 'law'
  | 'asset'
  | 'trade'
  | 'wealth sure'
  | 'death'
  | 'dying'
  | 'survive'
  | 'illness'
  | 'parting'
  | 'marriage'
  | 'ends'
  | 'cheats'
  | 'pregnancy'
  | 'ruin'
  | 'lose'
  | 'dear'
  | 'livelihood'
  | 'curse'
  | 'shame'
  | 'weak shame'
  | 'you'
  | 'you are'
  | 'nobody'
  | 'loves'
  | 'self harm'
  | 'harm'
  | 'yourself'
  | 'pay'
  | 'sum'
  | 'us'
  | 'fate'
  | 'not'
  | 'figurative'
  | 'needless'
  | 'heals'
  | 'organ'
  | 'fails'
  | 'wrong'
  | 'trifle'
  | 'task'
  | 'world'
  | 'without'
  | 'asks money'
  | 'moves'
  | 'idiom'
  | 'violence';

/** What harm is made of, in English, in Hindi, and in Hindi written in Latin letters. */
export const HARM_WORDS: Lexicon<Word> = {
  medicine: `mg milligrams medication* medicine medicines meds pill pills tablet tablets dose doses dosage insulin antidepressant*
    antibiotic* prescription* prescribed chemo* radiation vaccine* vaccinat* vaccination surgery operation painkiller*
    statin* aspirin ibuprofen paracetamol steroid* inhaler contracepti* birth_control sedative* tranquilliser*
    tranquilizer* supplement supplements vitamin* melatonin lithium treatment treatments therapy_sessions blood_thinner*
    blood_pressure_drug* antipsychotic* dialysis transfusion ayurved* herbal_remedy turmeric_paste colloidal
    dawa dawai dawaiyan goliyan ilaj दवा दवाई दवाइयां दवाओं दवाएं गोली गोलियां इलाज खुराक इंसुलिन ऑपरेशन सर्जरी टीका औषधि`,
  doctor: `scan mri biopsy test_results surgeon’s appointment_at appointment_with checkups doctor doctors physician psychiatrist therapist hospital clinic surgeon oncologist checkup check-up
    doctor’s डॉक्टर चिकित्सक अस्पताल वैद्य`,
  order: `stop stops quit skip take drop throw avoid double halve increase reduce lower raise replace swap ignore
    cancel refuse start begin try use cease abandon forget postpone do_not_have_to_take do_not_need no_need give_up come_off
    instead wean lay_off discontinue trust should must need_not without no_longer_need need_no flush put_away
    toss bin fast on_an_empty_stomach band chhod rok बंद छोड़* छोड* रोक मत लीजिए लें ले_लो कीजिए करें जरूरत_नहीं शुरू बढ़ा`,
  disease: `stitches a_wound the_wound back_pain migraines cramps gallstones hormone_imbalance heart_condition depression tumours disease* diabetes diabetic tumour* tumor* cancerous leukaemia leukemia stroke heart_attack
    cardiac hypertension epilepsy asthma arthritis dementia alzheimer* covid infection infertil*
    miscarr* hiv aids bipolar schizophren* anorexia bulimia kidney_stones kidney_failure liver_failure
    cancer_runs cancer_spreads cancer_will_show cancer_will_spread cancer_is_growing cancer_comes_back have_cancer has_cancer get_cancer breast_cancer lung_cancer skin_cancer cancer_diagnosis cancer_treatment blood_pressure thyroid migraine*
    clinical_depression malignan* diagnos* symptom* मधुमेह कैंसर ट्यूमर दिल_का_दौरा बीमारी रोग रक्तचाप मिर्गी गर्भपात लकवा`,
  cure: `cures_your cure* heals_your heal_your will_heal cured remedy_for reverses detox* ठीक_कर* इलाज`,
  law: `the_judge police lawsuit* sue sued suing lawyer* attorney* solicitor court_case in_court to_court court_will court_date the_court_rules before_the_court plead* testif*
    custody eviction evict litigation legal_action file_a file_for press_charges sign_the_contract sign_the_deed
    sign_the_papers sign_the_settlement prenup* found_guilty guilty_of judge_will tax_return taxes tax_authorities alimony
    restraining_order bail settle_out police_report power_of_attorney your_will_and_testament contest_the_will
    मुकदमा मुकदमे वकील अदालत कोर्ट तलाक_की_अर्जी जमानत कानूनी वसीयत`,
  asset: `silver land the_dollar dollar euro credit the_bank ethereum houses flats चांदी जमीन gold silver_coins stock stocks shares bitcoin crypto* ethereum bonds mutual_fund* index_fund* etf* portfolio
    mortgage loan loans savings pension 401k retirement_fund gold_coins gold_bars real_estate property
    lottery lotto lottery_ticket* jackpot casino roulette forex day_trading life_insurance nest_egg house_deposit
    all_your_money your_money the_money dollars rupees shair शेयर शेयरों बिटकॉइन क्रिप्टो लॉटरी कर्ज ऋण उधार निवेश सट्टा जुआ
    बचत सोना_खरीद* जमीन_खरीद* पैसा_लगा* पैसे_लगा* संपत्ति`,
  trade: `ask bought wins win winning mutual buy sell invest invests invested investing put bet bets gamble* borrow lend withdraw transfer move take_out
    cash_in cash_out pour double stake wager refinance remortgage short hold purchase sink mortgage default
    खरीद* बेच* लगा* लगाइए निवेश ले_लीजिए लीजिए उधार निकाल* कीजिए करें खेल*`,
  'wealth sure': `ghar_bech* share_khareed* paisa_laga* makaan_bech* it_all_on all_on_red all_on_black inherit_a fortune_in a_fortune_will all_in_on go_all_in bet_it_all double_your_stake your_stake at_the_tables borrow_against safest_in lucky_ticket sell_everything resign_tomorrow invest_all invest_everything sell_the_house sell_your_house sell_your_home buy_the_house buy_a_house sell_your_car sell_the_land quit_your_job leave_your_job resign_from resign_today hand_in_your_notice quit_the_job bet_on bet_the bet_your bet_all bet_everything place_a_bet buy_a_lottery* gambling get_rich will_be_rich become_rich millionaire win_the_lottery winning_numbers guaranteed_return*
    guaranteed_profit* sure_profit* windfall_is_certain double_your_money निश्चित_लाभ करोड़पति`,
  death: `loss_in_the_family loss_in_your_family last_journey final_journey not_wake_up_again will_not_wake lose_your_sister lose_your_brother lose_your_son lose_your_daughter long_to_live days_left_to breath_will_stop stop_breathing empty_chair gone_by be_gone_before will_be_gone not_be_here_for last_birthday last_summer आयु_कम कम_आयु उम्र_कम दिन_गिने chal_basenge chal_basega guzar_jaye* swarg_sidhar* परलोक स्वर्ग_सिधार* running_out_of_time time_is_running_out days_are_numbered say_goodbye_to say_your_goodbyes final_goodbye last_goodbye जान_को_खतरा अंतिम_विदा will_die to_die may_die might_die can_die could_die shall_die must_die they_die you_die would_die die_before
    die_in die_of die_soon die_this die_alone people_die dies died dying death deaths dead funeral* coffin* grave graves graveyard burial buried bury cremat*
    pass_away passes_away passed_away passing_away pass_on will_pass perish* demise mourn* bereave* widow* fatal*
    deathbed last_breath obituar* hearse morgue murder* killed kills kill slain casualt* mortal_danger
    leave_this_world leave_this_life leaves_this_world departed afterlife reaper not_live_to not_see_another
    no_longer_be_with cross_over heart_stops heart_will_stop final_days last_days end_of_your_life lose_your_life
    loses_his_life loses_her_life lose_their_life claim_a_life claims_a_life
    mrityu maut mar_jay* mar_jaoge dehant देहांत मृत्यु मौत मर_जा* मर_जाए* मरेगा मरेगी मरेंगे निधन अंतिम_संस्कार चिता अर्थी जान_चली
    जान_जा* प्राण जीवित_नहीं विधवा शव दुनिया_छोड़*`,
  dying: `tombstone headstone urn`,
  survive: `not_survive not_make_it will_not_survive will_not_make_it will_not_live will_not_live_to not_live_long will_not_see
    never_see_the_spring`,
  illness: `stay_in_hospital in_hospital operating_table heart_will_stop_working let_you_down_physically collapse_from_exhaustion fall_ill be_ill you_ill become_ill get_ill very_ill seriously_ill gravely_ill ill_health falls_ill go_blind go_deaf lose_your_sight bedridden  illness* sick sickness disease* hospitali* fall_ill falls_ill serious_condition breakdown paralys*
    collapse_of_your_health health_will_fail health_fails health_crisis injury injuries injured an_accident car_accident accident_is accidents_are road_accident serious_accident crash wreck
    bimar bimari बीमार बीमारी रोग दुर्घटना चोट_लग* अस्पताल`,
  parting: `no_longer_loves_you stopped_loving_you does_not_love_you loves_someone_else will_be_left called_off fell_out_of_love sleeps_with_another sleeps_with_someone leave_your_wife leave_your_husband leave_your_partner leave_your_marriage leave_him_tonight leave_her_tonight will_part must_part part_for_good part_before go_separate_ways chhod_dega chhod_degi chod_dega chod_degi another_bed alag_ho* अलग_होंगे अलग_हो_जा* साथ_छूट* has_a_lover a_secret_lover called_off younger_woman younger_man another_woman another_man someone_else_in_his someone_else_in_her divorce* divorcing separated separation_is annul* break_up breaks_up breakup split_up leave_you_for leaves_you_for leaving_you going_to_leave_you
    will_leave_you walk_out walks_out abandon_you dump_you talaq talak तलाक छोड़_देगा छोड़_देगी छोड़_जा* अलग_हो`,
  marriage: `marriage marriages wedding engagement relationship partnership husband wife spouse partner शादी विवाह रिश्ता
    पति पत्नी साथी`,
  ends: `will_end ends ending over fail fails failed will_fail doomed collapse* destroyed shatter* fall_apart falls_apart
    not_last will_not_last crumble* dead टूट* खत्म समाप्त`,
  cheats: `cheat* unfaithful infidelity an_affair secret_affair betray* adulter* lover_on_the_side धोखा बेवफा बेवफाई`,
  pregnancy: `twins_run twins_will twins_come test_will_be_positive test_is_positive carrying_a_girl carrying_a_boy carrying_a_child expecting_a two_lines_on_the_test stork child_is_on never_have_children will_have_children will_be_a_boy will_be_a_girl lose_the_baby lose_your_baby new_life_grows growing_inside_you little_one_is_coming maa_banne maa_banogi baap_banne pita_banne मातृत्व_सुख गोद_भर* संतान_सुख pregnan* conceive* conception expecting_a_baby expecting_a_child with_child baby_is_on a_baby_will
    have_a_baby having_a_baby have_a_child your_womb give_birth_to_a childbirth fertil* twins_are become_a_mother
    become_a_father miscarr* baby_bump due_date garbhvati garbh गर्भवती गर्भ संतान_होगी मां_बनेंगी मां_बनने बच्चा_होगा शिशु
    संतान_प्राप्ति`,
  ruin: `lose_all lose_all_you lose_the_house lose_the_roof barbaad barbad diwaliya kangaal burn_down burns_down on_the_street on_the_streets lose_your_house bankrupt* ruin ruins ruined ruinous destitut* penniless homeless catastroph* disaster disasters calamit* tragedy
    tragic apocalyp* downfall financial_collapse lose_everything loses_everything lose_it_all lost_everything financial_loss heavy_losses
    crushing_debt in_debt foreclos* go_to_prison in_prison prison_sentence prison_awaits to_jail in_jail behind_bars imprisonment arrest* बर्बाद* बरबाद* तबाह* दिवालिया विनाश सर्वनाश कंगाल जेल
    गिरफ्तार* आपदा अनर्थ`,
  lose: `lose loses losing lost taken_from fired sacked laid_off खो गंवा* चली_जाएगी छिन*`,
  dear: `sister brother son daughter grandmother grandfather baby child parents job jobs home house_and savings fortune child mother father parent parents husband wife friend money business
    career livelihood नौकरी घर धन पैसा व्यापार मां पिता`,
  livelihood: `get_fired be_fired sacked be_laid_off get_dismissed be_dismissed`,
  curse: `gods_are_angry angry_with_you a_witch tied_your_luck luck_is_tied under_a_spell dark_force dark_energy dark_entity negative_entity spirits_follow clings_to_your kala_jadoo kala_jadu buri_nazar bad_karma_will something_at_your_door shani_ka_prakop dark_forces punishing_you punishes_you be_punished deserve_to_suffer will_suffer must_suffer curse curses cursed hex hexed jinx jinxed evil_eye black_magic doom doomed damned haunted possessed demon*
    witchcraft spell_on ill_omen bad_omen evil_spirit* hell wicked_spirit* punished_by punish_you wrath bad_luck_will
    bad_luck_follows misfortune_will nazar shrap shaap kaala_jadoo totka शाप श्राप अभिशाप अभिशप्त नजर_लग* बुरी_नजर काला_जादू
    टोना टोटका भूत प्रेत अशुभ अपशकुन दंड_देगा दंड_देंगे प्रकोप`,
  shame: `face_like_yours failure_as_a ruin_everything you_ruin body_like_yours person_like_you people_like_you a_loser such_a_loser you_loser too_fat too_ugly too_old_to_be_loved sharam_aani kisi_kaam_ke_nahi nikamma nikammi bekaar_insaan be_ashamed never_be_happy never_find_love never_be_loved always_be_alone alone_forever end_up_alone die_alone no_hope_left no_hope_for_you worthless pathetic disgusting unlovable repulsive despicable contemptible good_for_nothing
    waste_of_space disgrace disgraceful hideous moron* imbecile scum useless_person
    ashamed_of_yourself shame_on_you nobody_likes_you your_own_fault all_your_fault beyond_help hopeless_case
    a_burden_to a_burden_on you_disgust नालायक बेकार_इंसान मूर्ख निकम्मा निकम्मी घिनौना बदसूरत बेवकूफ शर्म_आनी कलंक
    किसी_काम_के_नहीं`,
  'weak shame': `stupid ugly fat trash idiot* failure useless hopeless dumb lazy worth_nothing nothing_at_all disappointment fraud
    coward weak_willed unloved unwanted embarrassment`,
  you: `you your yourself आप आपको आपके आपकी आपका aap`,
  'you are': `you_are you're you_will_be you_were you_remain you_look आप_हैं`,
  nobody: `nobody no_one noone everyone everybody they all कोई कोई_नहीं सब सभी`,
  loves: `love_a cry_for_you love_someone_like weep_for_you look_for_you miss_you love_you loves_you like_you likes_you want_you wants_you need_you needs_you care_about_you
    without_you hates_you hate_you better_off_without remember_you याद_नहीं बेहतर_होगा`,
  'self harm': `peace_on_the_other_side go_to_the_other_side stop_eating let_the_water_take let_the_sea_take pain_ends_when pain_will_end_when cry_for_you_if walk_into_the_sea into_the_river lighter_without_you let_go_of_life let_go_of_living sleep_for_ever sleeping_for_ever if_you_were_gone once_you_are_gone when_you_are_gone step_off bridge_is_waiting do_not_come_back not_coming_back hurting_yourself harming_yourself cutting_yourself a_blade razor lets_the_pain_out pain_out_through end_your_story leave_it_all_behind_for_good go_quietly_into easier_not_to_be not_to_be_here stop_being_here aap_ke_bina aapke_bina jaan_de_d* jaan_de mar_jana जान_देने मर_जाना आपके_बिना may_end_it can_end_it should_end_it could_end_it just_end_it end_it_now end_it_tonight want_to_end_it better_without_you ending_it go_on_jump just_jump cut_a_little cut_deeper deeper_this_time a_relief_to_die आपके_बिना_बेहतर suicid* self_harm* selfharm* end_your_life end_your_own_life end_it_all take_your_own_life kill_yourself
    harm_yourself hurt_yourself cut_yourself hang_yourself drown_yourself starve_yourself not_worth_living
    better_off_dead no_reason_to_live nothing_to_live_for stop_living world_without_you should_not_exist disappear_for_good disappear_forever never_wake not_wake_up would_miss_you will_miss_you_when sleep_forever
    overdos* khudkushi aatmahatya आत्महत्या खुदकुशी जान_दे_द* जीवन_समाप्त अपना_जीवन_खत्म जीने_का_कोई`,
  harm: `kill hurt harm cut burn drown hang starve punish`,
  yourself: `yourself your_body खुद_को अपने_आप_को`,
  pay: `send sends pay pays donate donates deposit wire transfer subscribe upgrade purchase offer_us order_our buy_our gift
    give_us sponsor tip book_a call_us whatsapp bhejo bhejiye भेज* दान भुगतान चढ़ा* जमा_कर* खरीदिए दीजिए`,
  sum: `money dollars dollar usd rupees rupee rs euros euro pounds $ ₹ € £ fee fees bitcoin paypal upi paytm
    bank_account account_number card_number credit_card gift_card* payment donation offering cash ritual_fee consultation
    puja_for gemstone_from our_gemstone our_amulet amulet premium_plan पैसे पैसा रुपये रुपए रुपया दक्षिणा शुल्क खाते खाता चढ़ावा दान`,
  us: `us our me we this_site astrologer pandit guru हमें हमारे पंडित`,
  fate: `will shall going_to soon certain* inevitabl* destined fated doomed`,
  not: `not no never nothing neither nor without hardly isn't doesn't नहीं न`,
  heals: `heal heals healing cure cures dissolves dissolve cleanse cleanses cleansing purify purifies flush flushes repairs repair
    mends strengthens end_your ends_your to_end stops relieves ठीक_कर* theek_kar*`,
  organ: `kidney kidneys liver lungs lung blood womb ovaries uterus thyroid arteries gallbladder gallstones stomach pancreas
    prostate bowel bowels spine joints tumour cramps migraines headaches allergies nerves immune_system hormones गुर्दे जिगर फेफड़े
    गर्भाशय खून`,
  fails: `fail fails failing give_out gives_out collapse stop_working shut_down`,
  wrong: `wrong mistaken lying know_nothing do_not_know clueless liars fraud`,
  trifle: `lunch dinner breakfast supper soup mood party joke surprise recipe cake dish weekend appetite`,
  moves: `rise rises rising fall falls falling climb climbs crash soar soars love_you loves_you favour_you multiply grow_tenfold`,
  idiom: `died_laughing die_laughing dead_tired dead_set dead_end dead_ends dead_battery to_die_for sick_joke sick_of without_a_funeral`,
  task: `to_be to_do to_have to_carry to_solve to_fix to_explain to_answer`,
  world: `world life_of_others family home everyone`,
  without: `without_you`,
  'asks money': `wire_me send_me_money send_us pay_me pay_us transfer_me gift_of_thanks a_donation donation donations consult_me paid_session private_session paid_reading book_a_session paid_consultation premium_reading`,
  violence: `break_his break_her smash_his smash_her burn_his burn_her lock_her_in lock_him_in deserves_to_be_hurt deserve_to_be_hurt deserves_to_suffer hurt_him hurt_her hit_him hit_her hit_them hit_back hits_you beat_him beat_her beat_them slap_him slap_her punch strike_him strike_her
    revenge vengeance by_force make_them_pay make_him_pay make_her_pay pay_with_blood with_blood the_belt his_blows her_blows
    deserves_a_beating bring_a_knife a_weapon a_gun teach_him_a_lesson teach_her_a_lesson badla_lo badla_lijiye maaro thappad बदला_ल*
    मारिए पीटिए थप्पड़`,
  needless: `zaroorat_nahi zarurat_nahi jarurat_nahi instead_of skip skips skipping cancel unnecessary no_need not_need needless जरूरत_नहीं आवश्यकता_नहीं मत_जा*`,
  figurative: `time times attention patience energy effort care kindness trust yourself hours minutes people friendship* words
    heart love evening evenings habit coat watch clock thought thoughts idea ideas secret secrets`,
};

interface HarmRule extends Together<Word> {
  readonly harm: Harm;
}

const rule = (
  harm: Harm,
  of: Together<Word>['of'],
  within: number,
  more: Partial<HarmRule> = {},
) => ({
  ...{ harm, of, within, anyOrder: true },
  ...more,
});

/** Which of them together do harm; the first that fits is told. */
export const HARMS: readonly HarmRule[] = [
  rule('self-harm', ['self harm'], 6),
  rule('self-harm', ['harm', 'yourself'], 3, { anyOrder: false }),
  rule('self-harm', ['nobody', 'loves'], 8, { anyOrder: false, unless: ['task'] }),
  rule('self-harm', ['world', 'without'], 6),
  rule('violence', ['violence'], 5),
  rule('medical', ['heals', 'organ'], 6),
  rule('medical', ['doctor', 'wrong'], 4),
  rule('illness', ['organ', 'fails'], 5),
  rule('money', ['asks money'], 4),
  rule('financial', ['asset', 'asset'], 8),
  rule('financial', ['asset', 'moves'], 5),
  rule('medical', ['medicine'], 4, { unless: ['not'] }),
  rule('medical', ['medicine', 'order'], 8),
  rule('medical', ['doctor', 'order', 'not'], 9),
  rule('medical', ['order', 'doctor'], 4, { anyOrder: false, unless: ['figurative'] }),
  rule('medical', ['doctor', 'needless'], 8),
  rule('medical', ['disease'], 4),
  rule('medical', ['cure'], 3),
  rule('medical', ['cure', 'you'], 6),
  rule('legal', ['law'], 4),
  rule('financial', ['asset', 'trade'], 8),
  rule('financial', ['asset', 'wealth sure'], 10),
  rule('financial', ['wealth sure'], 4),
  rule('financial', ['trade', 'sum'], 5, { anyOrder: false, unless: ['figurative'] }),
  rule('death', ['death'], 5, { unless: ['idiom'] }),
  rule('death', ['survive'], 5),
  rule('death', ['dying'], 2),
  rule('illness', ['illness'], 4, { unless: ['idiom'] }),
  rule('parting', ['parting'], 4),
  rule('parting', ['marriage', 'ends'], 6, { anyOrder: false }),
  rule('parting', ['cheats'], 3),
  rule('pregnancy', ['pregnancy'], 5),
  rule('ruin', ['ruin'], 4, { unless: ['trifle'] }),
  rule('ruin', ['lose', 'dear'], 5),
  rule('ruin', ['livelihood'], 3),
  rule('curse', ['curse'], 4),
  rule('shame', ['shame'], 6),
  rule('shame', ['you are', 'weak shame'], 6, { anyOrder: false, unless: ['not'] }),
  rule('money', ['pay', 'sum'], 8),
  rule('money', ['pay', 'us', 'sum'], 10),
];
