import 'server-only'

/** What says that not all of it is meant. */
export const PARTIAL =
  /\b(?:almost|nearly|half|halfway|partly|partially|part of|some of|most|mostly|first|1th|starting|started|today's|for (?:today|now|the day|tonight|this week|the week)|this week's|weekly|daily|close to|bit of|practically|virtually|just about|about to|piece of|one of|a few|several|warm-?up|intro|introduction|outline|outlining|rough)\b/
/** An object that is the whole: "it", "everything", "the last part". */
export const WHOLE_THING =
  /^(?:it|everything|this|that|all|all of it|it all|this one|them all|all of them|the (?:whole|entire|full|complete) .*|the (?:thing|lot|goal|mission|project|challenge|target|task|rest|job|final (?:one|piece|part|step)|last (?:one|piece|part|step))|my (?:goal|mission|project|challenge|target|task)|this (?:goal|mission|project|challenge|task)|(?:the|my) (?:last|final) .*|all (?:of )?(?:the|my|\d+) .*|every(?:thing|one| single one| last one)?(?: \w+)?|goal|100%?|the rest(?: of it)?)$/
/** "Done", with no object. */
export const BARE =
  /\b(?:(?:i'm|i am|we're|it's|it is|that's|and|now|all|finally|fully|completely|totally|officially|100%)\s)*(?:done|finished|complete|completed)(?: and (?:dusted|done))?(?:,? (?:finally|at last|now|today|yesterday|last night|this morning|completely|early|ahead of schedule|it seems|as of (?:today|now)|woohoo|yay|hooray|100%))*$/
/** Ends told by a turn of phrase. */
export const IDIOMS =
  /\b(?:i|we) (?:finally |actually |really |just )*did it\b(?! (?:again|today|yesterday|for|twice|once|\d|on|with|this|every|in the|before))|\bmission accomplished\b|\b(?:goal|target) (?:is |was |has been )?(?:achieved|reached|met|accomplished|complete|smashed|exceeded|beaten|surpassed|crushed)\b|\bcrossed the (?:finish(?:ing)? )?line\b(?! (?:of|into|between))|^(?:and |so |now |it's |that's |i'm |we're )*(?:all |job |deed |task |fully )(?:sorted|done|set|finished|wrapped up|over|complete)(?: and dusted)?$|\bpulled it off\b|\bthat'?s a wrap\b|\bmade it to the (?:end|finish)\b|\bfinish line\b.*\b(?:crossed|behind)\b|\bcompleted? (?:in full|100%)|\bfully (?:done|complete|completed|finished|funded|paid)\b/
/** Verbs that end what follows them. */
export const ENDING =
  /\b(?:finished|completed|done with|wrapped up|concluded|finali[sz]ed|accomplished|achieved|reached|hit|met|got through|made it through|finished off|finished up|ticked off|cleared|settled|through with|all done with|nailed)\b\s*(.*)$/
/** "Hit my target weight". */
export const AIM_ITSELF =
  /^(?:my |the |our )?(?:(?:final|full|end|overall) )?(?:target|goal|aim|finish)(?: (?:weight|amount|number|total|sum|figure|distance|count|line|level|pace|time|savings|balance|body ?weight))?$/
/** "Target weight reached", "at my goal weight". */
export const AT_THE_AIM =
  /^(?:i'm |i am |we're |now |and |so |have |got |i )*(?:(?:at|down to|made) )?(?:my |the |our )?(?:target|goal) (?:weight|amount|sum|total|number|balance|distance|count|time|pace)(?: (?:is |was |has been |)(?:reached|hit|met|achieved|smashed|done))$|^(?:i'm |i am |we're |now |and |so |got )+(?:at|down to) (?:my |the |our )?(?:target|goal)(?: (?:weight|amount|sum|total|number|balance|distance|count|time|pace))?$/
/** A thing of the goal in its final state: "the shop is live". */
export const STATE =
  /^(?:and |finally |so )*((?:the |my |our |whole |entire )*(?:[a-z'-]+ ){1,3}?)(?:is|are|has been|have been|was|got) (?:\w+ly )?(?:live|up and running|up(?= |$)|standing|online|out|published|launched|ready|approved|signed|official|sold|shipped|fixed|finished|delivered|submitted|released|installed|built|open for business|in print|granted|booked|planted|paid|clean|empty|painted|renovated)\b/
/** Verbs that are over the moment they happen. */
export const AT_ONCE =
  /\b(?:launched|published|submitted|passed|moved|sold|bought|registered|shipped|graduated|quit|booked|sent|signed|released|delivered|renovated|painted|cleaned|repaired|fixed|built|opened|adopted|proposed|married|negotiated)\b/
export const TIMES =
  /\b(?:finally|at last|today|yesterday|last (?:night|week|weekend|month)|this (?:morning|afternoon|evening|week|weekend)|tonight|now|just now|early|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|ahead of (?:time|schedule)|already|successfully|in time|on time|too|!|over the weekend|an hour ago|two days ago|\d+ days ago|completely|as planned|in the end|with (?:ease|pride))\b/g
/** "It's out": a thing that is over once it is in the world. */
export const OUT_THERE =
  /^(?:and |so |finally |now )*(?:it's|it is|it has|they're|they are|we're|we are|i'm|site's|shop's) (?:\w+ly )?(?:gone |now |all )?(?:out|live|online|published|in print|on sale|in (?:the )?(?:shops?|stores?|bookshops?)|on the shelves|released|launched|up and running|open)(?: (?:there|in the (?:world|wild|shops))|$)/
/** "Handed in": the object is what the goal is about. */
export const HANDED_OVER =
  /^(?:and |so |finally |now |just |i |we |i've |we've |have |has |been |it's |it )*(?:handed (?:it |everything )?(?:in|over)|turned in|sent off|submitted|defended|delivered|posted off|filed)$/
/** "Job's a good 'un", "cracked it". */
export const JOB_DONE =
  /\bjob(?:'s| is)? (?:a good '?u?n|jobbed|done)\b|\bbob's your uncle\b|\bhome and dry\b|\bover and done with$|^(?:and |so |finally |i |we |i've |we've |have |just )*(?:cracked|nailed|aced) it$|^(?:and |so )*that's (?:that|me done|us done|me finished|all she wrote)$/
export const PUTS_UP =
  /^(?:assemble|build|hang|put|erect|install|fit|mount|pitch|raise|construct|set|fix|repair|mend|lay|plant|restore|make)$/
/** "It's up": where the thing was to be put together or in place. */
export const IN_PLACE =
  /^(?:and |so |finally |now )*(?:it's|it is|she's|they're|they are|that's it|that's her|that's them)(?: all| now| finally| well and truly)* (?:up|in|together|standing|in place|in one piece|built|fitted|hung|mounted|on the (?:wall|ceiling)|in and working|working|fixed|mended)(?: again| now| at last| and (?:working|running|standing|level|solid))*$/
/** What keeps an end from being one. */
export const NOT_OVER = /\b(?:started|starting|began|begun|working on|almost|nearly|half|reading|halfway)\b/
