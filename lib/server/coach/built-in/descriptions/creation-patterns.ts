import 'server-only'
import type { Gap } from './what-is-missing'

/** Questions by what is missing. Every one carries the goal's own words, so that two goals never share one. */
export const questionsFor: Record<Gap, readonly string[]> = {
  number: [
    'What would make {goal} [true|done], counted in {counted}?',
    '[If you could count only one thing for|What single number stands for] {goal}: {counted}, or something else?',
    'Which number of {counted} would [tell you|prove to you] that {goal} is [working|real]?',
  ],
  date: [
    'By [which day|which month|when] do you want {goal} to be [done|true], and what happens that day?',
    'What date would [put a little pull on|bring some seriousness to] {topic}?',
    '[Is there a day|Does a day exist] by which {goal} [has to|ought to] be finished?',
  ],
  reason: [
    'Why {goal}, and why [now|this year]?',
    'What [changes in|gets better about] your [days|life] once {topic} is [behind you|real]?',
    'Who besides you [notices|is glad] when {goal} [is done|comes true]?',
  ],
  obstacle: [
    'What [stopped you|got in the way] the last time you tried {topic}: {snag}, or something else?',
    'What will you do about {snag}, so that {goal} [survives it|goes on]?',
    'What is most likely to [break|stall] {goal} in the [second|third] week?',
  ],
  'first-step': [
    'What would the first [twenty minutes|half hour] of {topic} [look like|be], and on which day?',
    'Which hour of [this|an ordinary] week could [go to|belong to] {topic}?',
    'What can you do for {goal} [before tomorrow night|within two days], however small?',
  ],
}

/** For a goal that already says it all: how it is checked, and for whom. */
export const deeperQuestions: readonly string[] = [
  'How will you [check|know], halfway, whether {goal} is [on course|going well]?',
  '[Who could you tell|Whom will you tell] about {goal}, so that it is [not only yours|said aloud]?',
  'What would you [drop|do less of] so that {goal} [has room|fits in]?',
  'What does [a bad week|the smallest week] of {topic} still [contain|look like]?',
]

/** Suggestions by what they add. `{lead}` is the coach's way of handing over a step. */
export const suggestionsFor = {
  step: [
    '{lead}: {step}. [It makes|That makes] {goal} real [this week|from day one].',
    '{lead}: {step}. [With that|So] {goal} has [begun|a first mark].',
  ],
  measure: [
    '[Measure|Count] {goal} in {counted} and [nothing else|leave the rest out] for the first [month|four weeks].',
    '{saying} [For {goal}, count|On {goal}, keep a tally of] {counted}.',
  ],
  snag: [
    '[Decide today|Settle beforehand] what you do about {snag}, [since that is where|because that is how] {topic} usually [slips|stalls].',
    '[Plan for|Expect] {snag}: [write one line on|note] how {goal} survives it.',
  ],
  parts: [
    '[Cut|Break] {goal} into [three or four|a handful of] milestones, the first [small enough for ten days|reachable within two weeks].',
    '[Name|Write down] the halfway mark of {goal}, so that there is something to [reach|celebrate] before the end.',
  ],
  hour: [
    '[Give|Grant] {topic} the same hour [three times a week|on fixed days], [next to something you already do|before the day gets loud].',
    '{saying} [Keep|Set aside] one fixed [slot|hour] a week for {topic}.',
  ],
} as const
