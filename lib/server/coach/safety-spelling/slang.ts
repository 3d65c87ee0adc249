import 'server-only'
import { compiled } from '../safety-patterns/short-patterns'

/** What is said in place of grave words, so that no check sees them; each only in company that leaves no other meaning. */
const slang: [RegExp, string][] = [
  [
    /(?<=\d ?|\b(?:per|of|in|few|many|more|the|extra|total|hundred|thousand|\d+k) )kms\b|\bkms(?= ?(?:[:=\d]|done|run|ran|walked|left|this week|per|to go|a (?:day|week)|on the|logged|ridden|cycled|total|away))/g,
    'km',
  ],
  [/\bmy ?shelf\b(?<=\b(?:kill|unalive|end|off|hang|harm|cut|keel|delete)\w* my ?shelf)/g, 'myself'],
  [
    /\b(?:keel|k word|k-word|unliving|unlive|delet(?:e|ing)|eras(?:e|ing)|un-?alive|unaliv(?:e|ing)|kermit|keeling|k1ll|game ?end|minecraft|perish|oof|yeet|sewer ?slide|end|off|neck|rope|un-?exist|sudoku) (?:myself|my self)\b/g,
    'kill myself',
  ],
  [/\bun ?-?alived? me\b/g, 'kill me'],
  [/(?<=\bth(?:ink|inking|ought) )'?bout\b/g, 'about'],
  [
    /\b(?:want|wanna|going|gonna|ready|need|think(?:ing)?|plan(?:ning)?|thoughts?|about|might|will|should|just)(?: \w+){0,2} un ?-?aliv(?:e|ing)\b/g,
    'i want to kill myself',
  ],
  [/\b(?:be|being|become|becoming|am|feel(?:ing)?|were|was) un ?-?alive\b/g, 'be dead'],
  ...compiled(
    [
      '\\b(?:commit|commiting|committing|kermit|do|doing|try|trying|attempt|considering|thinking (?:about|of)|want|going to|planning)(?: \\w+)? (?:sewer ?-?slide|sewerslide|sue ?-?i ?-?side|su?ey ?-?(?:slide|side)|sui ?slide|toaster ?bath)\\b',
      "\\b(?:commit|commiting|committing|kermit|do|doing|try|trying|attempt|considering|thinking (?:about|of)|want|going to|planning)(?: \\w+)? (?:sudoku(?! (?:puzzle|today|at|with))|neck ?rope|alive ?n'?t|not alive|not living)\\b",
      '\\b(?:commit|commiting|committing|kermit|do|doing|try|trying|attempt|considering|thinking (?:about|of)|want|going to|planning)(?: \\w+)? (?:un ?living|unalive|seppuku|self ?-?deletion|self ?-?delete|oof|game over|sideways|s word)\\b',
    ],
    { flags: 'g' },
  ).map((words): [RegExp, string] => [words, 'commit suicide']),
  [
    /\b(?:sewer ?-?slide|sewerslide|sooicide|sue ?icide|sui ?cide|kermit (?:sewer ?slide|sue?i?cide|suicide))\b/g,
    'suicide',
  ],
  [
    /\bsewer ?-?slidal\b|\bsui\b(?= (?:thoughts|ideation|plan|note|attempt))|\bsuey\b(?= (?:thoughts|plan|note))|\bs(?:-| )?word thoughts\b/g,
    'suicidal',
  ],
  [
    /\b(?:want|wanna|ready|going|gonna|plan(?:ning)?|time|need|about|will|thinking about|think about) (?:to |of )?ctb\b|\bctb\b(?= (?:soon|tonight|today|tomorrow|this week\w*|next week|plan|date|method|note))/g,
    'i want to kill myself',
  ],
  [
    /\b(?:catch|catching) the bus\b(?= (?:for good|forever|tonight and never)|.{0,30}\b(?:note|pills|goodbye|rope|method|partial)\b)/g,
    'kill myself',
  ],
  ...compiled(
    [
      'self ?-?delet(?:e|ing)|log(?:ging)? (?:off|out) (?:of |from )?life|unsubscrib(?:e|ing) from (?:life|living|existence)|uninstall(?:ing)? (?:life|my life|myself)|quit(?:ting)? (?:life|living)|alt ?\\+? ?f4 (?:my )?life|end(?:ing)? my subscription to life',
      'cancel(?:ling)? my subscription to life|permanent(?:ly)? log(?:ging)? off|rage ?quit(?:ting)? life|press(?:ing)? (?:the )?off switch on (?:my )?life',
    ],
    { before: '\\b', after: '\\b', flags: 'g' },
  ).map((words): [RegExp, string] => [words, 'kill myself']),
  [
    /\b(?:want|wanna|ready|going|gonna|need) (?:to )?(?:go|take|sleep) (?:the |a )?(?:forever|eternal|permanent|never ?ending|big) (?:nap|sleep)\b|\b(?:forever|permanent|eternal) (?:nap|sleep) (?:sounds|would be)\b/g,
    'i want to die',
  ],
  [/(?:🔫|💀|☠|🔪|🪢|⚰|🗡){1,3} ?(?=(?:myself|my self|me)\b)/gu, 'kill '],
  [/\b(want|wanna|going|gonna|need|ready|like|about)( to)? (?:be )?(?:💀|☠|⚰|🪦){1,3}/gu, 'want to die '],
  [/(?:✂|🔪){1,3} ?(?=my wrists)/gu, 'cut '],
  [/(?:🔪|✂|🩸){1,3} ?(?=my (?:arms?|wrists?|thighs?|legs?|skin))/gu, 'cut '],
  [
    /\b(want|wanna|going|ready|need|about|have|like|got) ?2 ?(?=(?:die|kill|end|cut|be|live|hurt|unalive|jump|hang|disappear)\b)/g,
    '$1 to ',
  ],
  [
    /\bs\/?h(?= (?:again|relapse|urges?|thoughts))|\bself ?-?h(?:arm|@rm|4rm)?\b(?= (?:again|relapse|urges?|thoughts))/g,
    'self harm',
  ],
]

/** Text in lower case with such slang put plainly. */
export function plainSlang(text: string): string {
  return slang.reduce((rest, [words, plain]) => rest.replace(words, plain), text)
}
