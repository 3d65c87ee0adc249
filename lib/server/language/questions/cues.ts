import 'server-only'
import { phrases } from './slate'

/** What people say before they ask. */
export const heads = phrases(`
hi|hey|hello|hallo|ok|okay|so|well|right|now|please|oh|hmm|um|actually|just|coach|btw|quick question ,|.|!|:?
do you know|remember|recall
can|could|would|will you please? tell|show|remind|give|find me
can|could|would|will you please? look|check|find|search|count up?
do you happen to know
any idea
i would|had like|love to know|see
i want|need|wanted to know|see
i wonder|wondered|am wondering|was wondering if|whether?
tell|remind|show|give me please? ,|:?
let me know
please
and|but|also|then
`)

/** Words before a question on what to do, on why, on what will be: the record does not answer those. */
export const beyond = phrases(`
why
how come
how do|can|could|should|would|might i|you|we|one|people|it
how to
how does it|one|a|the|that|this
what should|would|could|can|shall|will|if|might
what do i|we do
what do you think|recommend|suggest|advise
should|shall|would|could|can|will|may|might
do you think|believe|like|love|want|have|ever
are|were|did|have|had you
who|what|how|where are|did|have you
is it ok|okay|normal|possible|good|bad|worth|right|wrong|true|time
when should|can|could|will|would
`)

/** What begins like one of those, and asks of the record all the same. */
export const within = phrases(`
how do|did i|we usually|normally|generally|tend|to? feel
what|when|how did|have you say|said|tell|told|advise|suggest|recommend|write|answer
`)

export const of = {
  insights: phrases(`
weekly|monthly insight|insights|summary|summaries
insight|insights
`),
  memories: phrases(`
do? you remember|know|stored|kept|noted|memorised of|about me|us
remember|know about me
do|have you remember|remembered
memory|memories
`),
  coach: phrases(`
did|have you say|said|tell|told|advise|advised|suggest|suggested|recommend|recommended|write|written|answer|answered|reply|replied
did|has|what my|the? coach|apogee say|said|tell|told|advise|suggest|recommend|write|answer
was|were your advice|answer|reply|suggestion
your advice|answer|answers|suggestion|suggestions
you said|told|advised|suggested
`),
  messages: phrases(`
told|tell|asked|ask|said|say|wrote|write|mentioned|mention|written * to? you
we ever|last|already|just? talk|talked|speak|spoke|spoken|discuss|discussed|chat|chatted|say|said
talk|talked|speak|spoke|spoken|discuss|discussed|chat|chatted with|to you
in|from|of our|my|these|the|any chats|chat|talks|conversations|conversation|messages
our|my chats|chat|talks|conversations|conversation|messages
messages|conversations|chats
`),
  checkIns: phrases(`
check-in|check-ins|checkin|checkins
check|checked in|ins
`),
  milestones: phrases(`
milestone|milestones
which|what|how|any|many|open|next|first|last|remaining steps|step
`),
  alerts: phrases(`
alert|alerts|reminder|reminders
`),
  appointments: phrases(`
when is|are my|the * appointment|appointments|meeting|exam|test|interview
do i|we have appointments|meetings
`),
  goals: phrases(`
goal|goals|mission|missions|objective|objectives
`),
  entries: phrases(`
journal|diary|record|records
entry|entries|note|notes
`),
}

/** What is still to do: of a mission its milestones, of a day its alerts. */
export const leftOver = phrases(`
is next on|for|with|in
is|are still? left|remaining|outstanding|missing|open|unfinished|undone
left|remains|remaining|outstanding|unfinished
to be? do|done
do|must i still? have|need to
still have|need|must to? do?
`)
export const planned = phrases(`
have|got anything|something|much? on|planned|scheduled|coming|due|set
anything|something|what is|are? on|planned|scheduled|coming|due|set up?
planned|scheduled|due|upcoming|set
do|have i have|got to? do?
`)
/** Asked so, it is of what is to come even where no day of it is named. */
export const agenda = phrases(`
what do|have|has i|we have|got on|for|this|next|planned|scheduled|coming
do|have i|we have|got anything|something|much planned|scheduled|on|coming|due
what|anything is? planned|scheduled|due|coming
`)
export const ahead = phrases('what|anything have|has i|we got on|for|this|next|planned|scheduled|coming')
export const overdue = phrases(`
overdue
past due
`)
export const done = phrases(`
got|get|have|had done
finish|finished|complete|completed|achieve|achieved|accomplish|accomplished|reach|reached|close|closed|done|met|ticked|tick off?
`)
export const going = phrases(`
open|ongoing|active|current|currently|unfinished
still? open|pending|going|running
`)

export const gap = phrases(`
longest|biggest|largest|greatest|maximum|max|long * gap|break|pause|absence|interval|drought|spell|abstinence
gap|break|pause|interval between
longest|most|long * without|off
longest|long|most|longest * did|do|have|had|could not
longest * go|went|gone|between
longest * left|leave|leaving
left|leave alone|untouched
without|off * at most|max|maximum|longest?
`)
export const run = phrases(`
longest|best|biggest|greatest|maximum|max|record|current|top|my * streak|streaks|row|chain
longest|best|biggest|greatest|maximum|max * run of
streak|streaks
days|weeks|times|day|week in a row
consecutive|successive days|weeks
in a row
days|weeks running|straight
longest * stretch|period|spell
`)
/** What is left of the words for the longest, once one of them is met. */
export const lengths = phrases(`
longest|biggest|largest|greatest|maximum|max|record|best|current|top|consecutive|successive
streak|streaks|stretch|period|spell|row|chain|gap|break|pause|interval
left|leave|leaving
alone|untouched
run of
went|gone|between
at the? most|longest|maximum|max
`)
export const trend = phrases(`
getting|becoming any? better|worse|happier|higher|lower|brighter|sadder
is|are|has|have|been|am|i|energy|mood getting|become|becoming|gotten|got any? better|worse|happier|higher|lower|brighter|sadder
going|gone|go|heading|headed|trending up|down|upwards|downwards|uphill|downhill
has|have|did|does|how|been|is|energy|mood improve|improved|improving|rise|rising|risen|rose|fall|falling|fallen|drop|dropping|dropped|decline|declining|declined|increase|increasing|increased|decrease|decreasing|decreased|worsen|worsening
trend|trends|trending
over time|the weeks|months|years
how * change|changed|changing|develop|developed|developing|evolve|evolved|progressed
`)
export const last = phrases(`
the? last|latest|final|recent|previous time that?
how recently
how much time * passed|gone since?
the? most recent|recently time|entry|note|mention?
how long|much|many is|has|have|was|days|weeks|months|time|years? it? been? since|ago
how many days|weeks|months|years ago|since|is|has|have it? been? since?
how long is|has|have it|been it|been? that|since?
last|latest|recently|newest|lately seen?
`)
export const first = phrases(`
for? the? first|1st|earliest time
first|earliest|firstly|oldest
since when
how long have i|we been|had
`)
/** Words of a beginning: the first time where a day is asked for. */
export const start = phrases(`
take|took up
arrive|arrived|arriving
get|got to
begin|began|begun|start|started
`)
export const dayAsked = phrases(`
when|since
how long
what|which day|date|month
`)
export const count = phrases(`
how many separate|different? times|days|entries|occasions
how often
how frequently
how many
number of? times|days|entries
count|counts of|the|how|my? many|times|number|days|entries?
how regularly
`)
export const sum = phrases(`
in total|all|sum
altogether|overall|combined|total|totals|sum
how far
how much
`)
export const mean = phrases(`
on average
average|averages|averaged|avg|mean|median
in general
typical|typically|usual|usually|normal|normally|generally
what|how energy|mood|feeling
`)
/** What an entry may tell of a thing: no mission counts it. */
export const priced = phrases(`
cost|costs|pay|paid|spend|spent|charge|charged|price
how much is|was|were
`)
/** What is asked for as it stands by now. */
export const reading = phrases(`
am|are|is|was|were * at|up
weigh|weighed|weight
owe|owed
put|set|have by|aside
so far
reach|reached
`)
/** How a mission stands. */
export const standing = phrases(`
how far along|am|are|have i|we? with|got|come?
my? progress on|with|of|in|for
how is|are * going|coming|doing along?
how much of
`)
export const largest = phrases(`
longest|furthest|farthest|biggest|highest|heaviest|largest|fastest
`)
export const smallest = phrases(`
shortest|smallest|lowest|lightest|slowest
`)
export const ever = phrases(`
did|have|had|was|were|am i|we|my|there ever
at any time|point
ever
`)

/** Words for how a day was: the figure that each entry has. */
export const energy = phrases(`
energy|mood|spirits|happiness|well-being|wellbeing|energies|moods|vibe
`)
export const feeling = phrases(`
how * feel|felt|feeling|happy|energetic|cheerful|content
how have|has|had|am|was|were|is|are i|we|things|it been|doing|going
feel|felt|feeling good|better|best|worse|worst|well|happy|happier|happiest|low|bad|great|energetic
happy|happier|happiest|happiness|energetic|cheerful|saddest|unhappiest
better|best|worse|worst day|days|week|weeks|month|months|season|weekday|mood|energy|for|time
feel|felt|feeling
`)
export const goodDays = phrases(`
good|great|happy|high|high-energy|excellent|energetic energy|mood? day|days
`)
export const badDays = phrases(`
bad|low|poor|awful|terrible|rough|low-energy|unhappy|sad|rubbish energy|mood? day|days
`)
/** Comparing words. */
export const better = phrases(`
more|less often|frequently|energetic|happy|cheerful|energy
happier|sadder|better|worse|higher|lower|brighter|more|less|fewer|greater|stronger|unhappier|calmer|oftener
`)
/** Comparing words that speak of how a day was, where nothing else is named. */
export const mood = phrases(`
happier|sadder|better|worse|brighter|unhappier|calmer|happiest|saddest|unhappiest
`)
export const help = phrases(`
help|helps|helped|improve|improves|boost|boosts|lift|lifts|affect|affects|influence|influences|hurt|hurts|raise|raises|lower|lowers my energy|mood|spirits
help|helps|helped me? feel
make|makes|made|do|does me feel? better|worse|happy|happier|unhappy|sad|sadder|good|bad|tired|low
is|are|was|were * good|bad for my|me? mood|energy|me
`)
export const unlike = phrases(`
with and|or|vs|versus without
with or|and not
when i do and|or when i do not
`)
export const usual = phrases(`
i|we? used to
usual|usually|normal|normally|average|ever|general|overall
`)
export const best = phrases(`
most|least often|frequently|energetic|happy|cheerful|energy
happiest|best|highest|most|brightest|greatest|strongest|top|busiest
`)
export const worst = phrases(`
worst|lowest|saddest|least|unhappiest|hardest|fewest|weakest
`)
export const compare = phrases(`
compare|comparing|comparison
difference|differences between|in|of?
differ|differs|different
`)

/** Words between the two sides of a comparison. */
export const joints = phrases(`
than
compared|comparing|relative to|with
as opposed to
rather than
versus
vs .?
v
against
`)
export const either = phrases('before or after')
export const sooner = phrases(`
first|earlier|sooner|later
`)

export const groups = {
  weekday: phrases(`
which|what|best|worst|happiest|saddest|most|least|every|each|per|by weekday|weekdays
day|days of the|a week
weekday
`),
  month: phrases(`
which|what|best|worst|happiest|saddest|lowest|highest|most|least|each|every|per|by|a month|months
month by month
with|across|through the? months
monthly
when in the year
time|part of the? year
`),
  season: phrases(`
with|across|over|through|between the? seasons
which|what|best|worst|happiest|saddest|lowest|highest|most|least|each|every|per|by|a season|seasons
`),
  week: phrases(`
which|what|best|worst|happiest|saddest|lowest|highest|most|least|each|every|per|by|a week|weeks
week by week
weekly
`),
  day: phrases(`
per|by|each|every|a day
daily
`),
}

export const hours = phrases(`
in|during the|my morning|mornings|afternoon|afternoons|evening|evenings|night|nights
at night|noon|midnight
mornings|afternoons|evenings|nights
time|hour|hours of? the? day
what hour
`)
