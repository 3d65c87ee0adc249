import 'server-only'
import { anyOf } from './short-patterns'
import { telling, within } from './telling-pattern'

const PARTNER =
  "(?<!(?:friend's|sister's|brother's|mum's|mom's|cousin's|neighbou?r's|colleague's|her|his|their) )(?:he|she|my (?:husband|hubby|wife|partner|boyfriend|bf|girlfriend|gf|fianc[eé]e?|spouse|ex|man|in-laws|mother-in-law))"
const EVER = '(?: (?:just|always|still|now|even|also|sometimes|often|already|only|then))*'
const PET = '(?:cats?|dogs?|rabbits?|budgie|parrot|hamsters?|guinea pigs?|puppy|kitten|birds?)'
const SORE = '(?:face|eye|lip|bruis\\w*|jaw|nose|marks? on|neck|cheek|ribs?)'

const AT_EASE = anyOf(
  [
    'match|good day|dog|puppy|cat|kitten|baby|toddler|boss|customers?|clients?|poker|horse|negotiat\\w*|hangover|laugh\\w*|gym|football|dancing|dentist|wisdom (?:tooth|teeth)|botox|sunburn|acne|surgery|stye|allerg\\w*|spots|conjunctivitis|infections?|contact lens\\w*|hay ?fever|migraine|teen\\w*',
    'redundanc\\w*|paris|rome|weekend away|getaway|camping|flight|fire drill|earthquake|alarm|train|six|seven|landlord|insurance|deposit|warranty|tenancy|surprise|birthday|present|proposal|honeymoon|anniversary|party|hospital bag|due|labour|wind|draught|latch|hotel|paint|nerf|ghost|films?|horror',
    'books?|accident\\w*|vet|mouse|monopoly|chess|game|cooking|pizza|lol|haha|boat|catch|caught|class|teacher|school play|interview|exam|audition',
  ],
  { before: '\\b', after: '\\b' },
)
const CARING = anyOf(
  [
    'charity|ball|chefs?|flatmate|stylist|better eye|fancy dress|toddler|nutrition\\w*|coach|dieti[ct]ian|surprise\\w*|run(?:s|ning)?|dark|hike|sweet|safe(?:ty)?|kids|puppy|dog|cat|baby|burglars?|work van|luggage|suitcase|bike|bird\\w*|hedgehog|fox|parcels?|injur\\w*|sick(?: note)?|flu|knee|embassy',
    'tourist|application|boss|accountant|expenses|shop|return(?:s|ed)?|assistant|tax|win|pay|cook\\w*|help|carry|lift|spoil|operation|plaster|crutches|doctor|sugar|curfew|lol|haha|hospital|ward|nurse|teacher|exam|boat|plane|camp|manager|client|rice|printer|work experience|our budget|joint',
    'book club|menu|wedding dress|the film|museum|concert|festival|race|physio|therapist|driving test|test|plaster cast|in labour',
  ],
  { before: '\\b', after: '\\b' },
)
const AGREED = anyOf(
  [
    'gym|spoil\\w*|tickl\\w*|biscuits?|dessert|films?|plan|wine|dinner|sauna|toddler|cat|dog|puppy|massage chair|calf|physio\\w*|sports|christmas|birthday|party|surprise|laundry|washing line|hot|camp|salt|recipe|dentist|tattoo\\w*|haircut|hairdresser|exam|driving|lesson|homework|run|hill|yoga',
    'netflix|episode',
  ],
  { before: '\\b', after: '\\b' },
)
const NEIGHBOURLY = anyOf(
  [
    'kids|pick-?up|hand-?over|collect\\w*|school run|dog|cat|choir|awkward|drop(?:ped|s)?(?:-| )off|bots?|spam|bitcoin|invest\\w*|forex|prize|crypto|scam\\w*|recruiters?|plumber|cleaner|agency|mouse|fox|builders?|estate agent|viewing|deliver\\w*|parcel|courier|amazon|evri|dpd|sale|architect',
    'pheasant|fans?|spiders?|ghosts?|films?|horror|dentist|ice|snow|storm|covid|bills|podcast|game|novel|landlord|heating|wasps?|bees?|pigeons?|seagulls?|exam|results?|bank statement|christmas shopping|street party|house ?warming|better car|match|polite',
  ],
  { before: '\\b', after: '\\b' },
)

/** A home or a street under somebody's rule, told by what is watched for, asked for, hidden or put up with. */
export const tellingHomePatterns = [
  telling('abuse', AT_EASE, [
    `(?:know|tell|hear|listen|judge|check|guess)(?: \\w+){0,4} (?:from|by|for|which|how)(?: \\w+){0,2} (?:he|she|his|her|dad|mum|mom|key|keys|car door|door|footsteps|steps|mood)(?= )${within(50)}(?:what (?:kind|sort) of (?:night|evening|day|mood)|which (?:mood|version))`,
    `(?:know|tell|hear|listen|judge|check|guess)(?: \\w+){0,4} (?:from|by|for|which|how)(?: \\w+){0,2} (?:he|she|his|her|dad|mum|mom|key|keys|car door|door|footsteps|steps|mood)(?= )${within(50)}(?:how bad|how drunk|get the kids|whether (?:to hide|i should hide|it's safe))`,
    `(?:learned|learnt|know how|got good at|have|had)(?: to)? (?:read|reading|watch|watching|study|check)(?:ing)? (?:his|her) (?:face|mood|eyes|voice|hands|breathing)[\\w ]{0,20}(?:before i|so (?:that )?i)(?: \\w+){0,3}`,
    `sleep(?:ing)? (?:in|with) my (?:clothes|shoes|coat|keys|bag)(?: on)?[,. ]+(?:just )?(?:in case |so (?:that )?)(?:i|we)(?: \\w+){0,3} (?:go|run|leave|get out)(?= |$|[.,])`,
    `(?:photos?|pictures?|recordings?|screenshots?|a log|a diary)${within(40)}(?:hole in the wall|bruis\\w*|broken (?:door|phone|glass)|smashed|threats|marks|his messages|her messages)${within(20)}in case`,
    `(?:bag|suitcase|rucksack|documents|passports?|money|clothes|cash)(?= )${within(40)}(?:packed|hidden|ready|stashed|saved|at my (?:sister|mum|friend|mother)'s)${within(24)}(?:he|she|my (?:husband|partner|wife|boyfriend|dad)) (?:doesn't|don't|mustn't|can't|must not|has no idea|won't) ?(?:know|find)?`,
    '(?:chair|wardrobe|dresser|drawers?|desk|table) (?:\\w+ )?(?:against|under|in front of|behind) (?:the|my) (?:bedroom )?(?:door|handle)(?: handle)?',
    `${PARTNER}${EVER} (?:killed|drowned|kicked|strangled|hurt|threw|poisoned|snapped) (?:my|the|our) (?:\\w+ )?${PET}(?: \\w+){0,5} (?:in front of (?:me|us|the)|because i|to (?:teach|punish|show)|when i|at me)`,
    `gets? (?:angry|mad|furious|nasty|rough|like that)(?= |[.,])${within(50)}last time${within(60)}(?:${SORE}|hospital|couldn't (?:walk|go|breathe|get up|sit)|work for a)`,
    `(?:couldn't|can't|didn't|stayed|staying|off)(?: \\w+){0,5} because of (?:my|the) ${SORE}(?= |$|[.,])`,
    '(?:in one of (?:his|her) moods|(?:his|her) temper)[\\w ,.]{0,40}my (?:\\w+ )?(?:ribs?|arm|back|face|head|jaw|wrist|neck|cheek|ear|scalp|eye)(?: \\w+)? (?:still )?(?:hurts?|sore|ach\\w*|swollen|black|bruis\\w*|rings?|throbs?)',
    '(?:(?:he|she|dad|mum|mom)(?: \\w+)? (?:drunk|drinking|lost it|kicked off|in a rage|angry))[\\w ,.]{0,40}my (?:\\w+ )?(?:ribs?|arm|back|face|head|jaw|wrist|neck|cheek|ear|scalp|eye)(?: \\w+)? (?:still )?(?:hurts?|sore|ach\\w*|swollen|black|bruis\\w*|rings?|throbs?)',
    `(?:walk\\w*|tread\\w*|living|live)(?: \\w+)? on eggshells(?= |$|[.,])${within(60)}\\b(?:he|she|his|her|him|husband|wife|partner|boyfriend|dad|home|fists|explod\\w*)(?= |$|[.,])`,
    `(?:kids|children|boys|girls|little ones)(?: \\w+){0,3} (?:know|learned|learnt|have|hide|go quiet|go silent|stay|freeze)(?= )${within(34)}(?:when|if|as soon as) (?:he|she|daddy|dad|mummy|his|her|they hear)(?: \\w+){0,3} (?:is like that|like that|comes? (?:home|in|back))`,
    `(?:kids|children|boys|girls|little ones)(?: \\w+){0,3} (?:know|learned|learnt|have|hide|go quiet|go silent|stay|freeze)(?= )${within(34)}(?:when|if|as soon as) (?:he|she|daddy|dad|mummy|his|her|they hear)(?: \\w+){0,3} (?:shouts?|kicks off|starts|drinks?|drunk|key|keys|car|gets)`,
    `(?:make|making|keep|kept) myself (?:very |really |as )?(?:small|quiet|invisible)(?: as i can)?[\\w ,]{0,24}(?:until|till|when|so (?:that )?)(?: \\w+){0,2}? ?(?:he|she|it's over|it is over|it passes)(?= |$|[.,'])`,
    `i(?:'m| am) (?:fine|safe|ok|okay|all right) (?:as long as|so long as|if) [\\w ',]{0,40}(?:dinner|tea|kids|children|house|quiet|silent|don't (?:answer|talk|speak|look))(?: \\w+){0,5} (?:on time|silent|quiet|clean|back|at him|wrong)`,
    "(?:say|saying|said) sorry (?:all the time|for (?:everything|breathing|things i)|constantly|even)[\\w ,]{0,30}[., ]+(?:it's )?(?:easier|safer|quicker|better) than",
    '(?:i|we)(?: \\w+)? (?:hide|hid|lock(?:ed)? (?:myself|ourselves)|stay|stayed|slept|sleep)(?: \\w+){0,4} (?:under the bed)[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:asleep|calm\\w*|passes? out|goes|stops?|drunk)',
    '(?:i|we)(?: \\w+)? (?:hide|hid)(?: \\w+){0,4} (?:in the (?:bathroom|wardrobe|cupboard|car|shed))[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:asleep|calm\\w*|passes? out|goes|stops?|drunk)',
    '(?:i|we)(?: \\w+)? (?:lock(?:ed)? (?:myself|ourselves))(?: \\w+){0,4} (?:in the (?:bathroom|wardrobe|cupboard|car|shed))[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:asleep|calm\\w*|passes? out|goes|stops?|drunk)',
    '(?:i|we)(?: \\w+)? (?:stay|stayed|slept|sleep)(?: \\w+){0,4} (?:in the (?:bathroom|wardrobe|cupboard|car|shed))[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:asleep|calm\\w*|passes? out|goes|stops?|drunk)',
    '(?:i|we)(?: \\w+)? (?:hide|hid)(?: \\w+){0,4} (?:upstairs|in my room)[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:asleep|calm\\w*|passes? out|goes|stops?|drunk)',
    '(?:i|we)(?: \\w+)? (?:lock(?:ed)? (?:myself|ourselves)|stay|stayed|slept|sleep)(?: \\w+){0,4} (?:upstairs|in my room)[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:asleep|calm\\w*|passes? out|goes|stops?|drunk)',
    '(?:i|we)(?: \\w+)? (?:hide|hid)(?: \\w+){0,4} (?:under the bed)[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:drinking|shout\\w*|smash\\w*|angry|home|gone|leaves)',
    '(?:i|we)(?: \\w+)? (?:lock(?:ed)? (?:myself|ourselves)|stay|stayed|slept|sleep)(?: \\w+){0,4} (?:under the bed)[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:drinking|shout\\w*|smash\\w*|angry|home|gone|leaves)',
    '(?:i|we)(?: \\w+)? (?:hide|hid)(?: \\w+){0,4} (?:in the (?:bathroom|wardrobe|cupboard|car|shed))[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:drinking|shout\\w*|smash\\w*|angry|home|gone|leaves)',
    '(?:i|we)(?: \\w+)? (?:lock(?:ed)? (?:myself|ourselves))(?: \\w+){0,4} (?:in the (?:bathroom|wardrobe|cupboard|car|shed))[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom)(?: \\w+){0,2} (?:drinking|shout\\w*|smash\\w*|angry|home|gone|leaves)',
    '(?:i|we)(?: \\w+)? (?:lock(?:ed)? (?:myself|ourselves))(?: \\w+){0,4} (?:in the (?:bathroom|wardrobe|cupboard|car|shed))[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:drinking|shout\\w*|smash\\w*|angry|home|gone|leaves)',
    '(?:i|we)(?: \\w+)? (?:stay|stayed|slept|sleep)(?: \\w+){0,4} (?:in the (?:bathroom|wardrobe|cupboard|car|shed))[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:drinking|shout\\w*|smash\\w*|angry|home|gone|leaves)',
    '(?:i|we)(?: \\w+)? (?:hide|hid)(?: \\w+){0,4} (?:upstairs|in my room)[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:drinking|shout\\w*|smash\\w*|angry|home|gone|leaves)',
    '(?:i|we)(?: \\w+)? (?:lock(?:ed)? (?:myself|ourselves)|stay|stayed|slept|sleep)(?: \\w+){0,4} (?:upstairs|in my room)[\\w ,]{0,24}(?:until|till|when|because|while|til) (?:he|she|dad|mum|mom|my (?:dad|stepdad|husband|partner))(?: \\w+){0,2} (?:drinking|shout\\w*|smash\\w*|angry|home|gone|leaves)',
  ]),
  telling('abuse', CARING, [
    `${PARTNER}${EVER} (?:decides?|controls?|chooses?|dictates?|approves?|tells me|says) (?:who i(?:'m| am)? (?:can |could |may |allowed to )?(?:talk|speak|see|meet|call|text))`,
    `${PARTNER}${EVER} (?:decides?|controls?|chooses?|dictates?|approves?|tells me|says) (?:what i (?:can |may |am allowed to )?(?:wear|eat|spend|say|do)|when i (?:can |may )?(?:go|sleep|eat|leave|shower)|where i (?:can |may )?go)`,
    `${PARTNER}${EVER} (?:picks?|chooses?|lays out|checks?) (?:out )?my (?:clothes|outfits?|underwear|friends)(?= |$|[.,])${within(30)}(?:if i|change|not allowed|or else|every (?:day|morning)|so (?:no one|nobody|other)|too (?:short|tight))`,
    `(?:bring|show|give|hand)(?: him| her) (?:the |my |all |all the |all my |every )+(?:receipts?|change|payslips?|wages|bank statements?)(?= |$|[.,])`,
    `${PARTNER}${EVER} makes? me (?:share|send|keep|turn on|film|video|hand over|leave)(?: \\w+){0,3} (?:location|photos? of where|proof|selfies?|camera|facetime|phone)[\\w ,]{0,24}(?:rings?|calls?|texts?|asks|if i|so (?:he|she)|every|to prove)`,
    `${PARTNER}(?:'s| has)?${EVER} (?:put|installed|fitted|hidden|hid|set up|got) (?:up )?(?:cameras?)(?: \\w+)? (?:in|on|under|around|round|inside) (?:my|every|the|all|our)(?= )${within(50)}(?:watch\\w*|every room|car|bag|phone|bedroom|bathroom|knows|comments|listen\\w*|see what i)`,
    `${PARTNER}(?:'s| has)?${EVER} (?:put|installed|fitted|hidden|hid|set up|got) (?:up )?(?:a (?:tracker|camera|gps\\w*|listening \\w+|bug)|trackers?|an airtag|spyware|an app)(?: \\w+)? (?:in|on|under|around|round|inside) (?:my|every|the|all|our)(?= )${within(50)}(?:watch\\w*|every room|car|bag|phone|bedroom)`,
    `${PARTNER}(?:'s| has)?${EVER} (?:put|installed|fitted|hidden|hid|set up|got) (?:up )?(?:a (?:tracker|camera|gps\\w*|listening \\w+|bug)|trackers?|an airtag|spyware|an app)(?: \\w+)? (?:in|on|under|around|round|inside) (?:my|every|the|all|our)(?= )${within(50)}(?:bathroom|knows|comments|listen\\w*|see what i)`,
    `(?:rang|called|phoned|emailed|told|messaged)(?: \\w+){0,3}[\\w ]{0,20}(?:resigned|quit|handed (?:in )?my notice|cancelled|turned (?:it|them) down|dropped out)(?: it| me)? (?:for me|behind my back|without asking|on my behalf)`,
    `${PARTNER}${EVER} made me (?:quit|leave|give up|stop|drop|delete|block|cut off|sell)(?: \\w+)? (?:my (?:job|work|course|friends|family|phone|instagram|facebook|car|contacts)|work|uni|college|all my|working|seeing|talking|every)`,
    `(?:visa|papers|immigration|deport\\w*|send me back|sent back|passport)(?= |$|[.,])${within(50)}(?:if i (?:complain|leave|tell|don't|go|say|refuse|report)|over me|unless i|until i (?:agree|marry|do|pay|sign))`,
    `${PARTNER}${EVER} (?:doesn't|won't|never|don't|didn't|wouldn't) (?:let|lets|allow|allows) me (?:to )?(?:learn to drive|work(?! (?:on|too|late|so|at|overtime|through))|study)`,
    `${PARTNER}${EVER} (?:doesn't|won't|never|don't|didn't|wouldn't) (?:let|lets|allow|allows) me (?:to )?(?:have (?:a (?:phone|job|bank|key|car)|any (?:money|friends)|friends|money|my own)|speak to|talk to (?:my|any|other|people)|call (?:my|any))`,
    `${PARTNER}${EVER} (?:doesn't|won't|never|don't|didn't|wouldn't) (?:let|lets|allow|allows) me (?:to )?(?:phone (?:my|any)|visit my|see my (?:friends?|family|mum|mom|sister|mother|parents|doctor)|leave the)`,
    `${PARTNER}${EVER} (?:doesn't|won't|never|don't|didn't|wouldn't) (?:let|lets|allow|allows) me (?:to )?(?:go (?:out|anywhere) (?:alone|on my own|without)|use the phone|sleep|take my (?:pill|medication|insulin|meds)|close the (?:bathroom )?door)`,
    "if (?:he|she) (?:finds|sees|reads|knew|knows) (?:this|it|out|my (?:phone|diary|messages)|i(?:'m|'ve)? \\w+)(?= |$|[.,])[\\w ,']{0,20}(?:i'll|i will|he'll|she'll|it'll)(?: \\w+)? (?:pay for it|have a bad (?:night|week|day)|suffer|hurt me|kill me|be worse|regret it|smash|break)(?= |$|[.,])",
    'spoon in my (?:shoe|sock|underwear|knickers|pants)',
    `${PARTNER}${EVER} (?:keeps|hides|takes|took|flushe[sd]|throws away|counts|tampers with|bins?) my (?:pill|contraception|contraceptives?|medication|insulin|meds|inhaler)(?= |$|[.,])`,
    '(?:have|need|had) to ask(?: him| her| permission)? (?:before i|to|if i (?:can|may)) (?:shower|eat|leave (?:the house|home)|use the (?:toilet|bathroom|loo|phone)|sleep|speak|spend|see (?:my|anyone)|call (?:my|anyone)|open the fridge|go to the (?:toilet|bathroom|loo|shop))(?= |$|[.,])',
    "only allowed(?: \\w+){0,5} (?:with him|if he|when he|with her|if she|when she|while he|in front of him|until he)(?= |$|[.,'])",
    `(?:counts?|times|timing|counting) (?:the|my|how many) (?:minutes|miles|steps|calls|showers)(?= )[\\w ]{0,24}(?:when|every time|if|while|that) i(?:'m| go| leave| am| get| take)?`,
    `${PARTNER}${EVER} (?:says|said|tells me|keeps saying|told me)(?: that)? (?:nobody|no one)(?: else)? (?:would|will|'d|could|'ll)(?: ever)? (?:put up with|want|love|believe|have|look at|touch) me(?= |$|[.,])${within(90)}(?:start\\w* to (?:think|believe)|he's right|she's right)`,
    `${PARTNER}${EVER} (?:says|said|tells me|keeps saying|told me)(?: that)? (?:nobody|no one)(?: else)? (?:would|will|'d|could|'ll)(?: ever)? (?:put up with|want|love|believe|have|look at|touch) me(?= |$|[.,])${within(90)}(?:not (?:to|allowed)|can't leave|maybe|believe (?:him|her|it)|afraid|scared|stay)`,
    "(?:family|parents|father|dad|brothers?|uncle|mother)(?= )[\\w ,']{0,50}(?:until i (?:agree|marry|say yes)|(?:forc\\w*|mak\\w*) me (?:to )?marry|marry (?:him|a man|my cousin|someone) (?:i|or|against|in))",
  ]),
  telling('abuse', AGREED, [
    "(?:said|told|saying|say)(?: him| her)?(?: that)? (?:i was (?:too |so )?(?:tired|ill|sore)|no|stop|to stop|i didn't want(?: to| it)?|not tonight|it hurt)(?:,| and)?[., ]+(?:but |and )?(?:he|she) (?:did it|carried on|kept going|kept on|didn't stop|went on)(?= |$|[.,])",
    "(?:said|told|saying|say)(?: him| her)?(?: that)? (?:i was (?:too |so )?(?:tired|ill|sore)|no|stop|to stop|i didn't want(?: to| it)?|not tonight|it hurt)(?:,| and)?[., ]+(?:but |and )?(?:he|she) (?:took it|finished|did anyway|did it anyway|ignored|held me|put his|just)(?= |$|[.,])",
    "(?:lie|lay|lying|stay|stayed)(?: \\w+)? (?:still|there)(?: \\w+){0,3} (?:until|till|and wait(?: for)?|while) (?:he|she)(?:'s| is|'d| was| has)? ?(?:to )?(?:finish\\w*|done|asleep|stops?|gets off|stopped)",
    "(?:takes it|does it(?: to me)?|has sex with me|did it to me|touches me|inside me|on top of me|helps (?:him|her)self|uses me) (?:while|when|after) i(?:'m| am| was|'ve) (?:asleep|sleeping|drunk|passed out|out of it|crying|unconscious|taken)",
    "if i (?:don't want to|say no|refuse|turn (?:him|her) down|don't feel like it)[\\w ,']{0,30}(?:takes it|does it|forces|makes me|holds me|hits|pins|hurts|punish\\w*)",
    `(?:said|says|told me)(?: that)? if i (?:really )?love[ds]? (?:him|her|me)[, ]+(?:then )?(?:i'd|i would|i had to|i should|i have to|i'll)(?= )${within(60)}(?:cried|didn't want|scrubb\\w*|felt (?:sick|dirty)|dirty|crying|hurts?|pretended|feel sick)`,
    "(?:coach|teacher|uncle|stepdad|step-?father|priest|boss|trainer|tutor|doctor|grandad|grandpa|neighbou?r|instructor|cousin|stepbrother|foster \\w+)(?= )[\\w ,']{0,30}(?:special (?:massage|game|lesson|secret|time|treat\\w*(?! for)|friend)|our (?:little )?secret|touch(?:es|ed|ing)? me)",
    "(?:coach|teacher|uncle|stepdad|step-?father|priest|boss|trainer|tutor|doctor|grandad|grandpa|neighbou?r|instructor|cousin|stepbrother|foster \\w+)(?= )[\\w ,']{0,30}(?:rubs? (?:my|himself)|hand (?:on|up) my (?:thigh|leg|skirt|knee|shirt))",
    "(?:coach|teacher|uncle|stepdad|step-?father|priest|boss|trainer|tutor|doctor|grandad|grandpa|neighbou?r|instructor|cousin|stepbrother|foster \\w+)(?= )[\\w ,']{0,30}(?:undress\\w*|photos? of me (?:without|in my|naked)|sends? me (?:pictures of his|nudes))",
    `(?:comes?|came|coming) (?:in|into (?:my|our) room)(?= )[\\w ,']{0,40}(?:pretend\\w* to be asleep|keep my eyes (?:shut|closed))|(?:pretend\\w* to be asleep|keep my eyes shut)(?= )[\\w ,']{0,24}when (?:he|she|my \\w+) (?:comes|came|gets in)`,
    "(?:our|a) (?:little |special )?(?:game|secret)(?= |[.,])[\\w ,']{0,40}(?:mum|mom|dad|tell|told|anyone)(?: \\w+){0,2} (?:sad|angry|upset|cross|believe|trouble|anyone|if i)",
    "(?:says|said|tells me|telling me)(?: that)? i(?:'m| am)(?: so| very| really)? (?:mature|grown[- ]up) for my age",
    "(?:he|she|they)(?:'s| has|'ve| have)? (?:got |has |have |kept )+(?:the|my|those) (?:photos|pics|pictures|videos|nudes|screenshots)(?= |$|[.,])[\\w ,']{0,40}(?:send|post|share|if i|unless|wants me|make me|prove)",
    "(?:send|post|share|prove)(?= )[\\w ,']{0,40}(?:he|she|they)(?:'s| has|'ve| have)? got (?:the|my|those) (?:photos|pics|pictures|videos|nudes)",
    `(?:woke|wake|came to|came round)(?= )[\\w ,]{0,24}(?:pants|trousers|underwear|knickers|clothes|tights|bra|jeans)(?: \\w+)? (?:were|was|are) (?:off|gone|down|torn|undone|inside out|on the floor)`,
    `(?:don't|didn't|can't|couldn't) remember (?:saying yes|agreeing|consenting|what (?:he|they|she) did|if i said)`,
    "(?:too drunk|passed out|asleep|frozen|froze|couldn't move)(?= |[.,])[\\w ,]{0,40}(?:say (?:no|anything|stop)|stop (?:him|it|them)|push (?:him|them) off)[\\w ,.]{0,30}(?:wash\\w*|shower\\w*|scrub\\w*|dirty|he|keep|they)(?= |$|[.,])",
    "(?:used to|would|always)? ?come(?:s)? (?:in|into|to) my (?:room|bed)(?: at night)?[\\w ,']{0,40}(?:living with us again|coming to (?:stay|live)|back in the house|coming back|moving (?:back )?in|lives with us)",
    "(?:he|she)(?:'s| has)?(?: \\w+)? (?:wants?|take[ns]?|took|expects|demands|made me (?:do|have)|makes me (?:do|have)) (?:it|sex)(?: \\w+)? (?:even (?:when|if|though)|whether or not|against|no matter (?:if|whether|what))(?= )",
  ]),
  telling('abuse', NEIGHBOURLY, [
    "(?:my ex(?:[- ]\\w+)?|the man i left|that man)(?:'s| has| was| is)?(?: \\w+)? (?:sits|sitting|parks|parked|waits)(?: \\w+){0,5} (?:outside|across from|in front of|at|past|to|near|by) (?:my|the|our) (?:\\w+ )?(?:work|house|flat|door|home|office|school)",
    "(?:my ex(?:[- ]\\w+)?|the man i left|that man)(?:'s| has| was| is)?(?: \\w+)? (?:waiting|stands|standing|turns? up|turned up)(?: \\w+){0,5} (?:outside|across from|in front of|at|past|to|near|by) (?:my|the|our) (?:\\w+ )?(?:work|house|flat|door|home|office|school)",
    "(?:my ex(?:[- ]\\w+)?|the man i left|that man)(?:'s| has| was| is)?(?: \\w+)? (?:sits|sitting|parks|parked|waits)(?: \\w+){0,5} (?:outside|across from|in front of|at|past|to|near|by) (?:my|the|our) (?:\\w+ )?(?:building|gym|street|window|bus stop|job|car|place)",
    "(?:my ex(?:[- ]\\w+)?|the man i left|that man)(?:'s| has| was| is)?(?: \\w+)? (?:waiting|stands|standing|turns? up|turned up)(?: \\w+){0,5} (?:outside|across from|in front of|at|past|to|near|by) (?:my|the|our) (?:\\w+ )?(?:building|gym|street|window|bus stop|job|car|place)",
    "(?:my ex(?:[- ]\\w+)?|the man i left|that man)(?:'s| has| was| is)?(?: \\w+)? (?:shows? up|showed up|follow\\w*)(?: \\w+){0,5} (?:outside|across from|in front of|at|past|to|near|by) (?:my|the|our) (?:\\w+ )?(?:work|house|flat|door|home|office|school)",
    "(?:my ex(?:[- ]\\w+)?|the man i left|that man)(?:'s| has| was| is)?(?: \\w+)? (?:drives past|watch\\w*|lurk\\w*|been|still|outside)(?: \\w+){0,5} (?:outside|across from|in front of|at|past|to|near|by) (?:my|the|our) (?:\\w+ )?(?:work|house|flat|door|home|office|school)",
    "(?:my ex(?:[- ]\\w+)?|the man i left|that man)(?:'s| has| was| is)?(?: \\w+)? (?:shows? up|showed up|follow\\w*)(?: \\w+){0,5} (?:outside|across from|in front of|at|past|to|near|by) (?:my|the|our) (?:\\w+ )?(?:building|gym|street|window|bus stop|job|car|place)",
    "(?:my ex(?:[- ]\\w+)?|the man i left|that man)(?:'s| has| was| is)?(?: \\w+)? (?:drives past|watch\\w*|lurk\\w*|been|still|outside)(?: \\w+){0,5} (?:outside|across from|in front of|at|past|to|near|by) (?:my|the|our) (?:\\w+ )?(?:building|gym|street|window|bus stop|job|car|place)",
    `(?:keeps?|kept) (?:making|creating|using|opening) (?:new|fake|different|other)(?: \\w+)? (?:accounts?|profiles?|numbers?|phones?)[\\w ]{0,16}(?:message|text|contact|follow|reach|find|call|threaten)(?:ing)? me`,
    `(?:someone|somebody|he|she|my ex)(?:'s| has)?(?: \\w+)? (?:been|got|let (?:him|her)self) (?:in|inside|into) my (?:flat|house|room|home|car)(?= |$|[.,])${within(60)}(?:my ex|has a key|moved|scared|changed the locks|he knows|left (?:a|his))`,
    `(?:my ex|he|she|unknown number|someone)(?: \\w+)? (?:sent|texted|messaged|emailed|posted|dm'd|sends|texts)(?: \\w+){0,2} (?:a |the )?(?:photos?|pictures?|videos?) of my (?:front door|house|flat|car|window|kids|children|bedroom|street|work)`,
    "if (?:he|she|i) can't have (?:me|you|her)[.,]? (?:then )?(?:no one|nobody)",
    '(?:burn|set fire to|torch|blow up)(?: \\w+){0,2} (?:house|flat|car|place|home)(?: \\w+){0,2} with (?:me|us|the kids|everyone|you) (?:in|inside)',
    "(?:scared|afraid|frightened|terrified) to (?:open the (?:curtains|door|blinds)|go (?:home|outside|inside))[\\w ,']{0,24}(?:he's|he is|she's|he'll|she'll|he might|my ex|in case he|because (?:he|of him)|with him|(?:he|she) (?:could|will|knows))",
    "(?:scared|afraid|frightened|terrified) to (?:leave the house|answer the (?:door|phone)|sleep|fall asleep|close my eyes|speak|undress|move)[\\w ,']{0,24}(?:he's|he is|she's|he'll|she'll|he might|my ex|in case he|because (?:he|of him)|with him|(?:he|she) (?:could|will|knows))",
    "(?:brothers?|family|father|uncles?|cousins?|parents)(?= )[\\w ,']{0,40}(?:find me|bring me back|drag me (?:back|home)|send me back|marry me off|ship me|kill me)[\\w ,']{0,34}(?:shame|honou?r|marry|dishonou?r|disgrace)",
    "(?:he|she|my ex|my (?:husband|partner|boyfriend|wife))(?: \\w+)? (?:told|tells|described|showed)(?: me)?(?: exactly)? (?:what|how) (?:he|she)(?:'d| would|'ll| will|'s going to) (?:do to me|hurt me|kill me|do it to me|use (?:it|that) on me)",
    "(?:he|she|my ex|someone)(?:'s| is|s)? (?:follow\\w*|stalk\\w*|tail\\w*) me (?:home|to work|from (?:work|the|my)|in his|since i)(?= |$|[.,])",
    `(?:knows|found out|worked out|posted|discovered) (?:where i (?:live|park|work|moved|sleep|am)|my (?:new )?address)(?= |$|[.,])[\\w ,']{0,40}(?:scared|afraid|terrified|message|kill|hurt|coming|outside|not safe|get me|moved|move again)`,
    `(?:message|text|last one|note|letter)(?: \\w+)? (?:said|says|saying)(?: that)? (?:he|she|they) knows? where i`,
  ]),
]
