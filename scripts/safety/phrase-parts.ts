/**
 * Parts of sentences, in cries and in everyday talk, by their names: what a phrase of `phrase-shapes.ts` has in braces
 * stands for any of them, parted by bars. So the same words are learned of in every company.
 */
export const parts: Record<string, string> = {
  open: '||||honestly, |lately |sometimes |some nights |tonight |to be honest |i think |the truth is |i keep thinking |every day |most days |coach, |idk, |i feel like |it is hard to say but |my whole life ',
  all: 'everyone|everybody|they|they all|people|my family|my kids|the kids|my children|my parents|my mum|my mom|my wife|my husband|my partner|my friends|my daughter|my son|the world|you all|all of them|mum and dad|my boyfriend|my girlfriend|my sister|those i love|the people around me|the family',
  would: "would|will|'d|would all|would probably|would finally|could",
  better:
    'be better off|be happier|be relieved|have it easier|have a better life|be fine|be free|breathe easier|sleep better|be glad|get on better|be lighter|manage fine|move on|be at peace|do better|finally be happy|get over it',
  gone: 'without me|if i was gone|if i were dead|if i was not around|if i was not here|if i disappeared|once i am gone|when i am gone|if i died|with me gone|if i just vanished|if i no longer existed|if i was out of the picture|if i had never been born|if i were not here any more|if i did not exist',
  load: "a burden|such a burden|a waste of space|dead weight|nothing but trouble|a disappointment to everyone|a failure as a mother|a failure as a father|in everyone's way|a weight on my family|a drain on everyone|a mistake|unlovable|worthless|a curse on this family|just a problem for everyone|only a cost|not worth the air i breathe",
  tired: 'tired of|so tired of|sick of|exhausted from|done with|fed up with|weary of|worn out from|finished with|over',
  being:
    'living|being alive|existing|life|this life|waking up every day|breathing|being here|being me|carrying on|fighting to stay alive|surviving|staying alive|pretending to be okay|holding on|living like this',
  wish: 'i wish|i just wish|i hope|i keep hoping|i pray|every night i pray|i keep wishing|i secretly hope|part of me hopes|wish|i would be glad if|i would not mind if|it would be okay if|sometimes i hope',
  notwake:
    'i would not wake up|i never woke up|i would not wake up tomorrow|i could fall asleep and not wake up|i could sleep forever|my heart would stop|i could just stop existing|i could disappear for good|i was never born|i had never been born|i could cease to exist|a car would hit me|something would kill me|it would all just end|i got cancer and it was quick|a bus ran me over|god would take me|i did not exist|i could just be gone|i was not here any more|i could close my eyes and never open them|i was with my dead father|lightning would strike me',
  dontwant:
    "i do not want to|i don't want to|i no longer want to|i can not bear to|i never want to|i have no wish to|i don't see why i should|i can't find a reason to|what reason have i to|there is no reason to|i am too tired to|i have no strength to|i don't know how to",
  goon: 'be here any more|live any more|go on|wake up tomorrow|see tomorrow|exist|keep living|stay alive|carry on living|be alive|go on like this|be in this world|wake up any more|live like this|face another day|carry on|keep going|be around any more|stay on this earth|hold on any longer',
  nopoint:
    "there is no point in|what is the point of|i see no point in|i see no sense in|why bother with|i don't see the point of|what is the use of",
  nofuture:
    "there is no future for me|i can't see a future|i see no way out|there is no way out for me|i can't picture myself next year|nothing will ever get better|it will never get better|there is nothing left for me|nothing is left to live for|i have nothing to live for|i have no hope left|all hope is gone|i have given up on life|i have given up on everything|i lost the will to live|my life is over|my life is not worth living|life is not worth it|everything is pointless|there is no light ahead|only darkness is left|i am beyond saving|the only way out is death|nobody can help me any more|i can't take it any more|i can't bear the pain any longer|i can't do this any more|i am at the end|i want it all to stop|i want everything to be over|i just want the pain to stop|i want peace for ever|i want out|i want to disappear and never come back|i want to give up completely|i don't matter to anyone",
  because:
    "||||and i can't go on| and nobody knows| and i mean it| and i am scared| and i have had enough| and it is all my fault| and i am so sorry| and no one would care| and i want it to end",
  give: 'i gave away|i have given away|i am giving away|i gave|i handed out|i have given',
  things:
    'all my things|my favourite things|my clothes and books|everything i own|my guitar|my jewellery|my records|my games|my dog|my savings|my watch',
  noneed:
    "because i won't need them|i won't need it any more|since i won't be around|before i go|so they have something of me|nobody needs to know why|it makes it easier to leave|so it is not left to them|where i am going i don't need it",
  letter:
    'my goodbye letters|a letter to my kids|a note for my mum|letters to everyone i love|my last letter|a farewell note|a note for whoever finds me|a letter to open when i am gone|a video for my daughter',
  wrote: 'i wrote|i have written|i finished|i am writing|i left|i just finished|i have hidden|i have recorded',
  lettertail:
    '||, it is on the desk|, they will find it tomorrow|, it is under my pillow|, so they know it was not their fault|, in case|, for when it is over|, for after',
  bye: "this is goodbye|goodbye to all of you|this is the last time i write|this is my last message|you won't hear from me again|i won't be here tomorrow|by tomorrow i will be gone|when you read this i will be gone|it ends tonight|it will all be over soon|tell my mum i love her|tell my kids i am sorry|i said my goodbyes|please look after my cat when i am gone|forgive me for what i am about to do|thank you for everything and goodbye|don't look for me|i have made my decision and i am calm|everything is prepared for when i am gone|i have sorted my will so nobody has trouble after|i have chosen the day|i love you all, it is not your fault|i have a plan and a date|i know how i would do it",
  stood:
    'i stood on|i was standing on|i keep going back to|i walked to|i sat on the edge of|i drove to|i found myself at|i keep looking at|i spent an hour at',
  high: 'the bridge|the roof|the edge of the platform|the cliff|the railway tracks|the balcony|the top of the car park|the edge of the roof|the rail over the river',
  andalmost:
    'and thought about it|and could not decide|and nearly jumped|and wondered how it would feel|and no one saw me|and almost let go|and wanted to fall|and thought of jumping|for a long time, crying|and thought one step would be enough|and imagined letting go',
  pills:
    "pills|sleeping pills|tablets|painkillers|paracetamol|my antidepressants|my medication|insulin|my mum's tablets",
  saving:
    "i have been saving up|i am collecting|i keep counting|i have hidden|i have enough|i bought a lot of|i am stockpiling|i lined up|i can't stop looking at",
  savetail:
    '|| for when i am ready| for the right night| just in case| in my drawer and nobody knows| and know how many it takes| to have a way out| and i looked up the dose',
  took: 'i took|i have taken|i swallowed|i just took|i have just swallowed|i washed down|took',
  dose: 'too many pills|the whole bottle|all of them|the entire packet|more tablets than i should|a handful of pills|all my medication|everything in the cabinet|far too much of my medicine|thirty tablets|the whole strip|all the painkillers',
  tooktail:
    "| and i don't care what happens| with vodka| and feel sleepy| and now i am scared| and my stomach hurts| on purpose| and i don't want to wake up| an hour ago| and nobody knows",
  weapon: "my dad's gun|a rope|the rope|a gun|the noose|my father's rifle|the belt|a blade|the pistol",
  weaponverb:
    "is in my hand|is ready|is under my bed|keeps calling me|is in the garage, waiting|i bought|i know where he keeps|is loaded|is tied|i can't stop thinking about|is hidden where nobody looks|is on the table in front of me",
  cutme:
    'i cut|i scratch|i burn|i slice|i keep cutting|i started cutting|i keep burning|i press a blade into|i drag a razor over|i carve|i scratched|i cut into|i put cigarettes out on|i dig scissors into',
  limb: 'my arms|my thighs|my wrists|my skin|my legs|my stomach|my hips|my arm',
  cuttail:
    ' to feel something| until it bleeds| because i deserve it| when it gets too much| every night| to calm down| again| so the noise in my head stops| and hide it| to punish myself| and nobody knows| when i am alone',
  hidemark:
    'i wear long sleeves so nobody sees|i hide|i cover|i lied about|nobody knows about|my mum saw|i keep lying about|i am hiding',
  mark: 'the cuts on my arms|my scars|the marks on my wrists|the burns|the cuts on my thighs|what i do to my arms|the blood on my sleeves',
  urge: 'the urge to cut is back|i relapsed last night|i did it again, the razor|i want to hurt myself|i need to hurt myself to feel real|the blade calls me|pain is the only thing i feel|seeing blood calms me down|i deserve to be in pain|i hit my head on the wall until it goes quiet|i was clean for months and last night i did it again|i punch myself when i fail',
  noeat:
    "i haven't eaten in days|i only eat an apple a day|i skip every meal|i have not eaten since sunday|i live on water and gum|i stopped eating|i eat nothing until dinner and then throw it away|i allow myself 300 calories|i refuse to eat|i throw my lunch away every day|i hide my food in napkins|i lie about having eaten",
  eattail:
    " and i feel proud| because i am fat| and i am still disgusting| until i am thin enough| and nobody notices| and i am never thin enough| so i can see my bones| and i feel powerful| because i don't deserve food| and i like feeling empty| and i can't stop",
  purge:
    'i make myself sick after meals|i throw up everything i eat|i stick my fingers down my throat|i go to the bathroom after every meal to get rid of it|i binge and then bring it all up|i take laxatives after i eat|i run for hours to burn off what i ate|i have to get the food out of me|i exercise until i collapse if i eat|i run the tap so nobody hears me being sick|i chew and spit my food out',
  abuser:
    'he|she|my husband|my wife|my partner|my boyfriend|my girlfriend|my dad|my father|my mum|my stepdad|my ex|my brother|my uncle|my mother-in-law|my carer|my son|the man i live with|my fiance',
  hits: 'hits me|slapped me again|hits me when drunk|punched me last night|choked me|pushed me down the stairs|beats me|throws things at me|kicked me|grabbed me by the throat|twisted my arm|pulled me by my hair|held me against the wall|hurts me|shoved me into the door|hits the kids|smashed my phone and hit me|put hands around my neck|beat me with a belt|spits at me and slaps me',
  hittail:
    '|| and says it is my fault| and then says sorry| and i am scared| because dinner was late| and i told everyone i fell| in front of the kids| and nobody believes me| and i hide the bruises',
  controls:
    "won't let me see my friends|won't let me leave the house|takes all my money|checks my phone every night|tracks where i am all day|locks me in|took my passport|decides what i wear|won't let me work|controls every penny|won't let me talk to my mother|follows me everywhere|makes me ask before i buy food|says nobody will believe me|threatens to take the kids if i leave|says i would regret leaving|will kill me if i leave|forces me to have sex|comes into my bed at night|touches me and i don't want it|does not stop when i say no|took my phone and keys|makes me sleep with them|threatens to hurt himself if i go|reads all my messages",
  fear: "i am scared of|i am afraid of|i am terrified of|i hide when i hear|i flinch near|i don't feel safe with|i walk on eggshells around|i lock my door because of|the kids and i hide from|i keep a bag packed because of|i am frightened to go home to",
  task: "this project|the course|my thesis|the spreadsheet|this book|the diet|the gym|duolingo|this job|these meetings|the marathon plan|the guitar|this level|the renovation|the tax return|the commute|my emails|the essay|these squats|this show|this series|the noise next door|the paperwork|spanish|this class|running|dating apps|the laundry|this weather|my boss's emails|night shifts|winter|this phone|my old car|the burpees",
  tirede:
    "i am tired of|i'm so tired of|i am sick of|i'm exhausted from|i'm done with|i am fed up with|i can't go on with|i can't face|i hate|i give up on|i don't see the point of|there's no point in|i see no future in|i have lost hope in|i want to quit|i can't take any more of|i can't do any more of|what is the point of|i have no energy for|i am finished with|i want to end|i can't cope with|i'm trapped in|no way out of|i want out of|i don't want to go on with|it is all over with|i'm drowning in|i can't keep up with|i have had enough of",
  tasktail:
    '|| today| this week| and need a break| so i took the evening off| lol| and want chocolate| until monday| and will try again tomorrow',
  team: 'the team|my colleagues|the band|the club|my boss|the office|my quiz team|the committee|the group chat|my class|the department',
  goneE:
    'without me next week|without me at the meeting|while i am on holiday|when i change jobs|if i skip training|if i leave early|without my spreadsheets|after i move to berlin|without my help on friday',
  wishE:
    "i wish i could sleep until noon|i hope i don't wake up at five again|i wish i could disappear to an island|i want to sleep for a week|i don't want to wake up early|i don't want to get out of bed, it is cold|i wish i was on a beach|i wish this meeting would end|i want this week to be over|i want this cold to be gone|i can't wait for the exams to be over|i wish winter was over|i pray for sun on saturday|i hope the alarm never rings again|i never want to run again after that race|i wish i had never bought this car|i wish i had never signed up for this marathon|i want to be left alone with my book|i wish i could vanish when they sing happy birthday|i don't want to live in this flat any more|i don't want to be here, it is monday|i don't want to go on stage tomorrow",
  giveE: 'i gave away|i donated|i sold|i passed on|i gave my nephew|i gave the neighbours|i gave charity',
  thingsE:
    "my old clothes|three bags of books|my old guitar|my bike|the kids' toys|my old laptop|the sofa|half my wardrobe|the spare plants|my skates",
  giveEtail:
    'because we are moving|to make room|before the move|for the school fair|it no longer fits|and the cupboard looks great|to a charity shop|on ebay|because i got a new one',
  wroteE: 'i wrote|i finished|i sent|i am writing|i have written|i left',
  letterE:
    'a thank-you letter to my aunt|the cover letter|a letter to the council|a goodbye card for my colleague|a note for the cleaner|my last essay|a farewell speech for my boss|a letter to my future self|a note on the fridge about the lasagne|the last chapter|my will with a lawyer, very sensible|a letter to santa with the kids',
  byeE: "i won't be here on thursday, dentist|see you tomorrow|goodbye summer|last day at the office, cake|said goodbye to my parents at the airport|i'm off to spain, back on monday|i won't be around this weekend|the last entry before my holiday|farewell party for my boss|see you next year, happy holidays|bye for now, the train is here|i have made my decision, i take the job|i said goodbye to sugar|by tomorrow the report will be gone|everything is prepared for the wedding",
  stoodE:
    'i walked over|i ran across|we had lunch by|i took photos of|we swam under|i cycled along|we stood on|i drew|we sat on',
  stoodEtail:
    'and it was windy|with the kids|at sunset|with my dog|and ate sandwiches|on the way to work|and counted boats|for the training run|and laughed a lot',
  medE: "i took two paracetamol for the headache|i took my vitamins|i took my pills this morning as always|i forgot my tablets on tuesday|i picked up my prescription|the doctor gave me new tablets|i took an antihistamine|i finished the antibiotics|i sorted mum's pills for the week|i took ibuprofen after the dentist|i took my insulin with dinner|i drank the whole bottle of water|i took the whole day off|i ate the whole packet of biscuits",
  hurtE:
    'i cut my finger chopping onions|i burned my hand on the oven|i scratched my arm on the fence|i hurt my knee running|i cut my hair short|i cut sugar|i bruised my thigh climbing|i burned my tongue on soup|i have a scar from the surgery|my legs hurt from squats|i have a bruise from football|i pulled a muscle|the cat scratched my arm|i wear long sleeves because it is cold|i bit my lip at lunch|i got a tattoo on my wrist|i cut back on coffee|i hit my head on the shelf',
  foodE:
    "i skipped breakfast, no time|i ate too much cake|i haven't eaten since noon and i am starving|i only had soup because i am ill|i want to lose three kilos by june|i weigh 72 kilos now|i threw up after the bad oysters|i fasted until noon|i am counting calories for the race|i feel fat after christmas|i ate a salad for lunch|i threw the old bread away|i went to the bathroom after lunch and missed the call|i ran ten km and then ate pizza|i had a big dinner and no regrets|i am proud that i ate vegetables|i am eating less sugar and sleep better",
  manE: "my husband made pasta|my boyfriend beat me at chess|my wife pushed me to apply|my dad hit the ball over the fence|my son threw a cushion at me|my partner is angry because i was late|my mum called me three times|he beat me by two seconds|my brother threw me in the pool|my girlfriend took my hoodie|she won't let me win|he won't let me pay|my wife checks my spelling|my boss controls every email|my dad shouted at the referee|my husband locked the door and went to bed|my wife hid my birthday present|my uncle drank too much and sang|my mum took my phone because of my marks|my parents won't let me go to the concert|my boss threatened to cancel the project|he took my car to the garage|my ex came to get his books|my brother grabbed the last slice|my kids fight all day",
  fearE: 'i am scared of|i am afraid of|i was terrified of|i am nervous about|i dread',
  fearEtail:
    'the dentist|the exam|the presentation|heights|spiders|the results|my first race|the interview|flying|the driving test|public speaking|what my boss will say about the report',
  sadE: "i miss my dad, he died last year|i am sad today and don't know why|i cried at the film|i feel lonely in this city|my grandmother passed away|we buried our dog|i feel low and tired, probably a cold|i felt useless at work|i feel stuck with my thesis|i was angry at myself for skipping|i failed the exam and feel awful|i feel empty after the race|i feel guilty about missing training|i was anxious before the call|i am stressed and sleep badly|i broke up with my boyfriend and feel sad|my heart is heavy since the funeral|i cried in the car after work|it was a hard week and i am exhausted|i feel like a failure after the interview|i lost my job and feel lost|therapy was hard today but good",
  figE: "this deadline is killing me|my legs are dead|i died laughing|i could kill for a coffee|my boss will kill me|kill me now, another meeting|my phone died|i'm dying of hunger|that workout killed me|i'd die for a croissant|i killed it at the gym|dead tired|i almost died of embarrassment|he's killing it|shoot me, it is monday|that exam was murder|i'm dead lol|over my dead body|bored to death|i would rather die than run in the rain|this traffic is suicide|suicide sprints at training|i overdosed on chocolate|i am a zombie today",
}
