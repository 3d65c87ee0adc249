import 'server-only'
import { phrases, says } from '@/lib/server/language/phrases'
import { kinMoment } from './kin-moment'
import type { Said } from './said'

const I_AM = 'i am|feel|felt|was|been|being|get|got so|very|really|just|a|bit|pretty|too|quite|completely|totally? '

/** A hard moment or a glad one, and the one or two sentences that meet it. The first that fits is taken. */
const moments: readonly [table: ReturnType<typeof phrases>, answer: string][] = [
  [
    phrases(`
relapsed|relapse
drank|smoked|gambled|vaped|drinking|smoking again
fell off the wagon
had a drink|cigarette|smoke
broke my streak
had|took a|one|another puff|drag|hit
slipped up
back to zero
`),
    'Thank you for saying it. It is a set-back, and the days before it still count; what would make the next day easier?',
  ],
  [
    phrases(`
hate|hated|loathe|despise myself
ashamed|disgusted|disappointed of|with|at|in myself
let everyone|everybody|them|him|her|myself down
what is wrong with me
can not do anything right
${I_AM}like? the worst
${I_AM}like? a|an|such a? total|complete|terrible|awful|bad|lousy|rubbish|horrible|useless? mother|father|mum|mom|dad|parent|friend|partner|husband|wife|person|teacher|nurse|boss|fraud|failure|burden|disgrace|idiot|joke|mess|disappointment|imposter|impostor
${I_AM}stupid|pathetic|disgusting|ashamed
`),
    'I am sorry that it feels so. A hard day is a harsh judge, and it does not have the last word on you.',
  ],
  [
    phrases(`
stuck|blocked
can not start|begin|move|continue
going|getting nowhere
no idea where|how to start|begin
keep putting it off
procrastinating|procrastinate|procrastinated
`),
    'That is a hard place to be. If you like, name the smallest next step and a day for it.',
  ],
  [
    phrases(`
${I_AM}overwhelmed|drowning|swamped|stretched
too much
can not keep up|cope
at my limit
burnt|burned out
burnout
`),
    'That is a lot at once. It may help to pick one thing for today and let the rest wait; shall I list what is due?',
  ],
  [
    phrases(`
${I_AM}sad|low|down|depressed|miserable|unhappy|heartbroken|hopeless|empty|numb
crying|cried
in tears
broke up with|yesterday|today|last
dumped me
`),
    'I am sorry that it is so hard right now. Is there somebody you would like to call or see today?',
  ],
  [
    phrases(`
${I_AM}lonely|alone|isolated
nobody cares|calls|likes
no friends
`),
    'I am sorry, that is hard. I am only a program; is there one person you could write to today?',
  ],
  [
    phrases(`
${I_AM}anxious|scared|afraid|nervous|worried|terrified|stressed|panicking
anxiety
stressing me? out
`),
    'That sounds hard to sit with. If something has a date, an alert can hold it, so that you need not.',
  ],
  [
    phrases(`
${I_AM}angry|furious|annoyed|frustrated|irritated|fed|pissed|sick up|off|of?
tired of
hate this|my|it|everything
`),
    'That is hard to carry around. It can wait here as long as you need.',
  ],
  [
    phrases(`
${I_AM}tired|exhausted|knackered|ill|sick|shattered|drained|unwell
could not sleep
slept badly|terribly|awfully
did not sleep
have|got|caught a cold|flu|fever|migraine|headache
`),
    'I am sorry to hear it. Rest counts too, and nothing here runs away.',
  ],
  [
    phrases(`
bad|terrible|awful|horrible|rough|hard|rotten|shitty day|week|night|time|morning
worst day|week
nothing works|helps|worked
everything is|went wrong
i give up
giving up
want to give up|quit|stop
fail|failed|failing|failure|useless|worthless|loser|hopeless
not good enough
i can not do this|it
what is the point
lost my job
got fired|sacked|rejected
did not get the|it|in
no motivation|energy
unmotivated
can not be bothered
messed|screwed up
missed it|again|days|training|another|every|three
skipped
`),
    'I am sorry, that is a hard one. One day does not undo the others.',
  ],
  [
    phrases(`
i did it
nailed it
passed my|the _? exam|test|driving
got the job|promotion|offer|place
best day|week
great|good|lovely|wonderful|fantastic|amazing day|week
${I_AM}happy|proud|glad|excited|thrilled
personal best
we won
celebrate
got promoted|engaged|married
`),
    'That is good to read. Enjoy it.',
  ],
]

/** One or two kind sentences for a hard moment, or a glad one; null where the message is about something else. */
export function momentAnswer({ sentences }: Said): string | null {
  const told = sentences.filter(({ sentence }) => !sentence.isQuestion)
  const found = moments.find(([table]) => told.some(({ words }) => says(words, table)))
  const isGlad = found === moments.at(-1)
  return (found && !isGlad ? found[1] : null) ?? kinMoment(told) ?? found?.[1] ?? null
}
