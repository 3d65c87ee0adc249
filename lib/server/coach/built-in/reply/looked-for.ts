import 'server-only'
import { type RecordQuery, recordQuery } from '@/lib/contract/record'
import { everydayStems, grammarStems } from '@/lib/server/language/common-words'
import { ASKING, LIGHT } from '@/lib/server/language/questions/light-verbs'
import { wordMeant } from '@/lib/server/language/questions/word-answer'
import type { Sentence } from '@/lib/server/language/text'
import type { ChatContext } from '../../context'
import { type Answer, lookedAt } from './answer'

const MOST_WORDS = 3
const ASKS = new Set('what when where who which how'.split(' '))
const BEGINS = new Set('did have has was were do any anything'.split(' '))
/** What is asked of the person's own is about them or names what the record holds. */
const OWN = new Set(
  'i my me mine we our us goal goals mission alert alerts reminder reminders entry entries journal diary milestone milestones'.split(
    ' ',
  ),
)
/** Words of asking what to do, what to think or how it is done: nothing of the record answers that. */
const COUNSEL = new Set('should could would can will shall might why think reckon recommend suggest'.split(' '))

/** What a question of the person's own that was not understood is answered with: what the entries say of its words. */
export async function lookedFor(sentence: Sentence, context: ChatContext): Promise<Answer | null> {
  const words = sentence.tokens.map(({ word }) => word.replace(/'.*/, ''))
  const isAsked =
    BEGINS.has(words[0] ?? '') || words.some((word) => ASKS.has(word)) || /^(?:is|are) there\b/.test(words.join(' '))
  if (!isAsked || !words.some((word) => OWN.has(word)) || words.some((word) => COUNSEL.has(word))) return null
  return /^how (?:do|does|to)\b/.test(words.join(' ')) ? null : entriesWith(sentence, context)
}

/** The entries with the telling words of a sentence, or that there are none in all that was looked through. */
export async function entriesWith({ tokens }: Sentence, { record, ...context }: ChatContext): Promise<Answer | null> {
  const content = tokens.filter(
    ({ kind, stem, word }) =>
      kind === 'word' && ![grammarStems, ASKING, LIGHT].some((stems) => stems.has(stem)) && !OWN.has(word),
  )
  const telling = content.filter(({ stem }) => !everydayStems.has(stem))
  const about = (telling.length > 0 ? telling : content)
    .slice(0, MOST_WORDS)
    .map(({ raw }) => raw.replace(/['’]s?$/, ''))
  if (about.length === 0) return null
  const asked: RecordQuery = recordQuery.parse({ of: 'entries', give: 'list', about: about.join(' ') })
  const meant = record.askMeant
    ? await record.askMeant(asked)
    : { query: asked, answer: await record.ask(asked), unknown: [] }
  return { text: wordMeant(meant, context), looked: [lookedAt(meant.answer)] }
}
