import 'server-only'
import { addDays, dateIn, instantIn } from '@/lib/contract/calendar'
import { shortTitle } from '@/lib/contract/short-title'
import { goalMeant, readSaid } from '@/lib/server/coach/built-in/reply/said'
import { aboutOne } from '@/lib/server/coach/built-in/reply/standing'
import type { ChatContext } from '@/lib/server/coach/context'
import { goalOutlook } from '@/lib/server/coach/outlook'
import { phrases, says } from '@/lib/server/language/phrases'
import type { Draft } from '@/lib/server/proposals/draft-proposal'

const QUITTING = phrases(`
quit|quitting|abandon|abandoning, give|giving up|in, drop|dropping it|this|the|my, pack|packing|jack|jacking it|this|that? in, walk|walking away,
throw|throwing in the towel, had enough of, stop|stopping it|this|the|my|with
`)
const INCLINED = phrases(`
feel|feeling like, want|wanted|wanting to, thinking|think of|about, tempted to, ready to, might|may as? well?, about|close|near to, considering
`)

/**
 * Who thinks of quitting a goal is met before anything is planned: by their own words, by how it stands, and by what could
 * be made of it instead, each a card. Null where no goal is to be quitted.
 */
export function quittingTalk(message: string, context: ChatContext): { words: string; drafts: Draft[] } | null {
  const said = readSaid(message)
  const told = said.sentences.find(({ words }) => says(words, QUITTING) && says(words, INCLINED))
  const goal = told && goalMeant(said, context)
  if (!told || !goal || goal.isCompleted) return null
  const { now, timeZone } = context
  const [today, quote] = [dateIn(timeZone, now), told.sentence.text.trim()]
  const [due] = goal.targetDate === null ? [] : [goal.targetDate, today].toSorted().reverse()
  // Where its forecast tells until when it is likely done, that is the later date.
  const { latestDate } = goalOutlook(goal, now, timeZone).forecast
  const later = latestDate && latestDate > (due ?? today) ? latestDate : addDays(due ?? today, DAYS_MORE)
  const step = instantIn(timeZone, addDays(today, 1), '18:00').toISOString()
  const of = { goalId: goal.id }
  const drafts: Draft[] = [
    {
      verb: 'alert.add',
      input: { ...of, title: `Ten minutes: ${shortTitle(goal.title)}`, scheduledFor: step },
      quote,
    },
    ...(due ? [{ verb: 'goal.change' as const, input: { ...of, targetDate: later }, quote }] : []),
    { verb: 'goal.pause', input: { ...of, until: addDays(today, PAUSED) }, quote },
  ]
  const met = `“${quote.replace(/[.!]+$/, '')}”: that is worth saying, and nothing has to be decided today.`
  const ways = `A smaller step${due ? ', a later date' : ''} or a pause would do instead of quitting.`
  return { words: [met, aboutOne(goal, context), ways].join('\n\n'), drafts }
}
const DAYS_MORE = 28
const PAUSED = 14
