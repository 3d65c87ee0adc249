import 'server-only'

/** What cries speak of. A word ending in * stands for all that begin with it; `_` joins the words of a phrase. */
export const graveNotions: Record<string, string> = {
  self: "i i'm i've i'd i'll im",
  mine: 'my mine',
  me: 'me myself',
  neg: "not no never none don't doesn't didn't won't wouldn't can't couldn't isn't wasn't weren't aren't haven't hasn't hadn't shouldn't nobody no_one nothing neither nor without hardly barely no_longer ain't",
  will: "will i'll going_to gonna plan planning intend decided about_to soon",
  kin: 'kid kids child children son sons daughter daughters boy boys girl girls baby mum mam mama mom mother dad daddy father parents husband wife partner boyfriend girlfriend sister brother family grandson granddaughter grandchildren nan gran grandma grandad uncle aunt cousin nephew niece friend friends mate mates ex stepdad stepfather stepmother',
  others:
    'everyone everybody people they them others world anyone anybody someone somebody you all_of_them the_lot_of_them loved_ones',
  die: 'die died dies dying death dead deceased deathbed expire pass_away passed_away perish* drop_dead cease ceased non-existence unalive* kms croak bury buried grave graves gravestone coffin funeral funerals eulogy obituary obituaries cremat* ashes mortuary morgue corpse hearse headstone tombstone wake_me_not afterlife heaven hell',
  killself:
    'kill_myself killing_myself killed_myself suicide suicidal end_my_life ending_my_life take_my_life taking_my_life end_myself top_myself off_myself hang_myself hanging_myself shoot_myself drown_myself end_it end_it_all ending_it do_it doing_it do_myself_in hurt_myself harm_myself finish_myself overdose overdosed overdosing od self_harm self-harm selfharm',
  alive:
    'alive live living life lives exist existing existence exists breathe breathing breath survive survived surviving survival be_here being_here stay_here still_here around carry_on go_on going_on keep_going continue continuing continue_at_all stick_around to_be',
  gone: "gone vanish* disappear* erase* erased removed remove absent leave leaving left depart* go_away went_away not_here not_be_here wasn't_here weren't_here out_of_the_way cease_to out_of_here missing invisible delete_me no_me minus_me without_me if_i_wasn't if_i_weren't if_i_died if_i_was_dead when_i'm_gone after_i'm_gone once_i'm_gone rid_of_me",
  wake: 'wake waking woke woken wakes awake wake_up waking_up woke_up wakeup come_round came_round surfacing open_my_eyes opened_my_eyes morning mornings tomorrow tmrw tmr',
  sleep: 'sleep sleeping asleep slept nap rest resting lie_down lay_down anaesthetic bed dream',
  forever:
    'forever for_ever for_good permanently eternal eternity never_again ever_again once_and_for_all hundred_years the_long_one',
  wish: "wish wishes wished wishing hope hopes hoped hoping pray prays prayed praying prayer beg begging long_for longing yearn* if_only i'd_rather rather sooner would_be_nice dream_of fantasi* fantasy imagine imagining want wants wanted wanting wanna need crave craving ache_for ask_for envy envied jealous wouldn't_mind don't_mind not_mind be_fine_with be_glad grateful say_thanks thankful mercy relief trade_places",
  better:
    'better better_off happier easier lighter freer relieved breathe_out kinder kindest calmer tidier smoother simpler best_for favour favor gift mercy release solvent thrive recover get_over move_on fine_without cope_without better_without free_of_me set_free peace',
  burden:
    'burden burdens burdening drain draining dead_weight deadweight weight_on cost_them costing costs_them costing_them waste wasted waste_of_space waste_of_air liability parasite nuisance in_the_way problem dragging_everyone drag holding_them_back mistake disappoint* failure let_everyone_down letting_them_down ruin ruins ruined ruining spoil poison stain curse leech mouth_to_feed one_less one_fewer too_much_for trouble_to take_up_space taking_up_space using_up_air use_up_air not_worth worth_more_dead unwanted unlovable',
  worthless:
    'worthless useless pathetic hate_myself hating_myself disgust* loathe ashamed shame stupid unworthy nobody nothing no_good no_use broken rotten ugly failure freak monster rubbish trash garbage spare_part ghost shell deserve deserves deserved',
  hopeless:
    'hopeless pointless meaningless no_hope no_point no_reason no_future no_way_out no_way no_use point purpose reason reasons what_for whats_the_point what_is_the_point trapped stuck cornered wall walls tunnel despair* empty emptiness numb hollow dark darkness black blackness void nothing_left nothing_matters nothing_hits drown* sinking lost finished done over through spent given_up give_up giving_up gave_up no_fight beaten defeated cannot_go_on',
  tiredlife:
    'tired_of_living tired_of_being tired_of_life sick_of_living sick_of_being done_with_life done_living had_enough have_enough enough exhausted_by weary worn_out cannot_carry finished_with want_out need_out had_my_turn had_my_time long_enough stayed_too_long',
  lonely:
    'alone lonely loneliness nobody_would no_one_would miss_me notice notices noticed notice_me nobody_notices nobody_cares nobody_rings nobody_calls no_one_cares nobody_came waiting_for_nobody isolated abandoned unloved forgotten stopped_knocking empty_chair miss_you no_friends',
  pain: 'pain painful hurt hurts hurting ache aches agony suffer suffers suffering torment torture unbearable bear anguish misery miserable crying cry cried tears scream screaming',
  stopit:
    'stop stops stopped make_it_stop end ends ended ending ending_wanting be_over over_with quiet silence silent off_switch switch_off turn_off shut_off get_out exit escape way_out peace',
  date: 'date day chosen picked set marked circled calendar countdown counting_down deadline last_day by_sunday by_friday on_sunday on_friday past_friday past_sunday the_14th the_20th the_30th next_week this_weekend tonight after_tonight after_today before_christmas by_christmas birthday anniversary results_day after_that not_past',
  nofuture:
    "future next_year next_summer next_christmas next_month five_years ten_years be_30 turn_30 see_18 see_thirty see_forty see_spring see_summer see_winter see_christmas graduate retirement another_year another_winter another_day plans booked nothing_booked make_it_to make_it_past see_myself ahead won't_be_here not_be_here won't_be_around not_going_to_be not_plan_on won't_be_finishing no_version",
  last: 'last final one_last goodbye_tour for_the_last_time last_time last_one last_entry last_words last_night last_weekend last_christmas last_december credits finishing endings',
  bye: 'goodbye goodbyes good-bye farewell farewells bye cheerio so_long take_care see_you_on_the_other_side logging_off signing_off said_my_goodbyes',
  sorry:
    'sorry forgive forgiveness apologise apologised apologies apologize fault blame your_fault their_fault my_fault loved_you love_you love_them told_them_i_love i_tried tell_them remember_me thank_you_for thanks_for',
  letter:
    'letter letters note notes email message messages video diary envelope envelopes drafts draft scheduled will wills testament last_will instructions passwords password wrote written write writing typed',
  affairs:
    'affairs in_order insurance policy pension next_of_kin deeds solicitor funeral_plan prepaid prepay debts debt paid_off settle settled accounts account closed_my signed_over handed_over handover tidied tidy_up sorted sort_out spare_key spare_keys keys binders folder loose_ends clean_start clearing cleared cancelled cancel organ_donor donor_card subscription delete deleted',
  giveaway:
    'give gave given giving give_away gave_away giving_away given_away hand_on handed_on pass_on passed_on donated donate left_to leave_to belongings possessions stuff things treasured precious heirloom ring necklace watch guitar medals jewellery jewelry records vinyl bike laptop console switch games collection camera piano tools truck boots dog cat horse rabbit pets rehome rehomed found_a_home new_home look_after take_care_of feed keep_it have_it who_gets gets_my gets_what',
  noneed:
    "won't_need not_need don't_need wont_need no_need won't_be_needing not_be_needing no_use_for where_i'm_going need_them_again need_it_any need_any need_it_again",
  calm: 'calm calmer peaceful peace relieved weirdly_happy strangely_happy lighter light_and serene easy oddly steady soothing soothes comforting comfort comforts clear simple decided made_up_my_mind decision',
  pills:
    'pill pills tablet tablets meds medication medicine capsules paracetamol acetaminophen ibuprofen aspirin tylenol codeine tramadol morphine oxy fentanyl patches methadone opiates xanax valium diazepam temazepam zopiclone ambien sleepers antidepressants sertraline prozac insulin warfarin lithium painkillers prescription prescriptions vial packet packets strips bottle_of blister dose doses doseage overdose bleach antifreeze cleaning_thing weedkiller poison',
  hoard:
    "hoard* stash* stockpil* saved_up saving_up save_up collect collecting collected keeping_back kept_back put_aside putting_aside put_by putting_by tucked hidden hide hid hiding sock tin drawer biscuit_tin under_my_bed behind_the counted counting count enough lined_up laid_out different_pharmacies just_in_case for_the_day when_i'm_ready not_been_taking stopped_taking in_a_box in_an_envelope",
  took: 'took taken swallowed swallow swallowing downed necked washed_down drank drink_the the_whole all_of_them too_many handful more_than every_tablet whole_bottle whole_packet mixed on_top_of',
  weapon:
    'gun guns pistol revolver rifle shotgun bullet bullets loaded trigger rope noose ligature knot beam belt hook hosepipe hose exhaust engine_running carbon_monoxide charcoal helium plastic_bag razor knife blade garage loft barn',
  height:
    'bridge bridges cliff cliffs roof rooftop ledge balcony edge railing railings rail viaduct platform tracks railway train trains tube car_park multi-storey tower water_tower quarry weir river canal reservoir lake sea pond harbour pier window sill level_seven drop jump jumped jumping fall falling step_off stepping_off step_in lean lean_out lean_forward let_go letting_go walk_in walking_into',
  road: 'wheel steer steering swerve swerved traffic lorry truck bus lights_off seat_belt seatbelt belt headlights oncoming brake brakes braked bend speed too_fast wet_roads without_looking crossing cross_the_road crash crashed hit_by',
  doom: 'heart_attack stroke cancer tumour tumor lump aneurysm accident asteroid meteor lightning tornado car_crash plane turbulence terminal complication illness god_take take_me took_me come_for_me call_me_home finish_me get_it_over run_me_over hit_me',
  blade:
    'razor razors blade blades knife knives scalpel scissors sharpener compass shard glass needle pin lighter match matches cigarette cigarettes iron straighteners stanley craft_knife nail_scissors key',
  cutting:
    'cut cuts cutting slice sliced slicing carve carved carving scratch scratched scratching burn burned burnt burning stab bite bit biting pick picking pinch pinching punch punched hitting_myself hit_myself head_on_the_wall dig digging bleed bleeds bleeding bled blood urge urges cut_again again_last_night opened_myself stitches',
  relapse: 'relapse relapsed relapsing clean_for days_clean did_it_again streak slipped slip',
  body: 'arm arms wrist wrists thigh thighs leg legs skin hip hips forearm forearms stomach belly hand hands knuckles fingers neck throat face veins vein sleeve sleeves long_sleeves hoodie scars scar marks lines tally bandage bandages plasters bruise bruises bruised',
  hideit:
    'hide hides hiding hid hidden secret secretly secrets nobody_knows no_one_knows nobody_sees so_nobody so_no_one lie lied lying pretend pretends pretending cover covers covering locked_door told_them told_her told_him said_it_was call_it_eczema swim swimming long_sleeves jumper hoodie scarf makeup concealer',
  soothe:
    'quiet quieter calm breathe feel_something feel_real real numb relief relieved helps punish punishing punishment deserve deserved control stops_the_noise turning_the_volume noise sting stings release alive',
  noeat:
    "not_eaten haven't_eaten not_eating stopped_eating don't_eat won't_eat can't_eat haven't_let skip skipped skipping starve starved starving starvation fasting fast restrict restricting restriction restricted calories calorie kcal only_water just_water water_and gum coffee ice apple rice_cake nothing_since day_six dizzy faint fainted fainting passed_out hungry hunger empty weak",
  purge:
    'purge purged purging vomit vomited vomiting throw_up threw_up throwing_up be_sick make_myself_sick made_myself_sick sick_after laxative laxatives fingers_down toilet toilets toothbrush get_rid_of_it got_rid binge binged bingeing spit spat',
  weight:
    'weigh weighed weighing weight scale scales kilos kg pounds lbs stone number lowest bmi thin thinner skinny bones bone ribs collarbone thigh_gap smaller shrink shrinking vanishing size fat huge enormous disgusting mirror periods_stopped hair_falling goal_weight low_enough jeans',
  fear: "scared afraid fear fears frightened terrified terror petrified dread dreading flinch flinches flinched shake shaking tremble eggshells tiptoe safe unsafe not_safe don't_feel_safe danger brace freeze froze hide_in wait_for_the_door footsteps key_in_the_door his_keys when_he's_home before_he's_home comes_home gets_home",
  hitme:
    'hit hits hitting beat beats beaten beating slap slaps slapped punch punches punched kick kicks kicked choke chokes choked strangle* shove shoves shoved push pushes pushed threw throws throwing grab grabs grabbed grips gripped pin pinned pins drag dragged burn burns burned smash smashed smashes broke breaks hurt hurts hurting belt thrash hand_on_my hands_on_my by_the_throat by_the_hair held_me_down spat spits rape raped forced forces forcing touches touched touching molest* assault* abuse abuses abused abusive abuser violent violence bruises black_eye',
  control:
    "allowed not_allowed let_me won't_let doesn't_let never_lets permission checks checking check my_phone tracks tracking location follows follows_me times_me counts reads my_messages my_money my_wages my_card my_keys my_passport takes_my took_my locks lock locked locked_me locks_me cameras camera spies monitors decides makes_me made_me fines forbids forbidden isolate cut_off alone_with see_my_friends see_my_sister see_my_family leave_the_house get_out threaten threatens threatened threat threats kill_me find_me kill_us pay_for_it regret moods temper rage rages angry shouts yells screams drunk drinking drinks",
  violated:
    "in_my_room into_my_room in_my_bed into_my_bed at_night our_secret secret_game on_my_lap undress undressed nobody_will_believe no_one_will_believe nobody_would_believe said_no saying_no stare_at_the_ceiling lie_still until_he's_finished til_he_goes asked_him_to_stop hand_over_my_mouth against_my_will",
  forcedlife:
    'forced_marriage forced_to_marry marry_him the_wedding the_flight village dishonour dishonoured honour elders passport visa deport deported papers discipline obey belt',
  voices:
    'voice voices telling_me tell_me_to they_tell_me whisper whispers do_it angel command commands screaming_at_me noise_in_my_head head_keeps_showing showing_me pictures',
  plan: 'plan planned planning know_how know_where know_which worked_out picked_a_place the_place the_spot looked_up googled googling search searched how_long how_high how_many how_much maths sums measured tested weight practise practised practice rehearse',
  attempt:
    'tried_to attempt attempted last_attempt survived ambulance pumped hospital saved_me found_me came_round still_woke_up nearly almost came_close step_back stepped_back talked_me_down telephone_rang',
  crisisline:
    'samaritans helpline crisis_line crisis_team therapist gp doctor hotline psych ward chaplain told_the_doctor told_my_therapist hung_up nobody_to_tell',
  childsafe:
    'pram shake_the_baby drop_her hold_her_under pillow baby_deserves both_of_us together_in_the go_together take_us_both',
  reckless:
    "don't_care_if don't_care_what doesn't_matter_if if_i_crash hope_i_choke what_happens_to_me without_a_belt no_helmet no_harness stopped_looking not_look_after don't_look_after",
}
