import 'server-only'
import type { ChatContext } from '../../context'
import { answerTo } from './answer-to'
import { hashOf } from './chance'
import type { Desk, Draft } from './draft'
import { mannerOf } from './manners/manner'
import { mirrored } from './mirror'
import { pressing } from './pressing'
import { echo, isQuotable } from './read-message'
import { wordCount } from './sentences'
import { type Situation, situationOf } from './situation'
import { colourOf } from './style-colour'
import { wordsOfJournal } from './words-of-journal'
import { writerFor } from './writer'

const MOST_WORDS = 165

/** How many of the last turns a reply keeps from repeating: fewer, where nothing new is left to say. */
const REMEMBERED_TURNS = [Number.POSITIVE_INFINITY, 24, 8, 2, 0]

/**
 * The built-in coach's reply to a message: from the user's own record, in the coach's manner, under 180 words, ending
 * with one question or one next step. The same context gives the same words; what was said in `turns` is not said again,
 * as long as there is another way to say it: who says "hello" for the fortieth time is answered all the same.
 */
export function composeReply(context: ChatContext): string {
  const situation = situationOf(context)
  const manner = mannerOf(context.persona)
  const { turns, instead } = context
  const said = instead ? [...turns, { isFromUser: false, text: instead, at: '' }] : turns
  for (const span of REMEMBERED_TURNS) {
    const writer = writerFor(
      seedOf(context),
      said.slice(Math.max(0, said.length - span)),
      manner.tempo,
      baseWords(situation),
    )
    const desk: Desk = { situation, writer, manner, persona: context.persona }
    const reply = put(desk, answerTo(desk))
    if (reply) return reply
  }
  throw new Error('The built-in coach had no words')
}

/** Message and turn count choose the wording; coach and record keep two people's answers apart. */
function seedOf({ message, turns, instead = '', persona, user, goals }: ChatContext): string {
  const record = goals.map((goal) => `${goal.title}${goal.progress}`).join('|')
  const seed = [message, turns.length, persona.id, persona.name, user.firstName, hashOf(record)]
  return [...seed, ...(instead ? [hashOf(instead)] : [])].join('\u0001')
}

function baseWords({ context, message, journal, today, named, focus, ongoing }: Situation) {
  const meant = named[0] ?? focus
  const about = `${message.text.slice(0, 600)} ${meant?.goal.title ?? ''}`
  // A word of another mission's would quote that one.
  const others = ongoing.filter((one) => one !== meant && !named.includes(one)).map(({ goal }) => goal.title)
  return {
    name: context.user.firstName.trim() || 'friend',
    said: echo(message),
    mirror: mirrorOf(message),
    ...wordsOfJournal(journal, context.journal, today, about, others),
  }
}

/** The first thing that the user says of themselves, in the second person. */
function mirrorOf({ sentences }: Situation['message']): string | null {
  const piece = sentences.flatMap((sentence) => sentence.split(/, (?:but|and|so) | [–—-] /)).find(isQuotable)
  return piece
    ? mirrored(
        piece.replace(
          /^(?:(?:because|since|well|so|but|and|honestly|actually|ok|okay|hm+|ugh|lol),? |(?:yes|yeah|no|maybe), )+/i,
          '',
        ),
      )
    : null
}

/** The coach's voice around an answer: how it opens, one of its sayings, what presses elsewhere, the ending. */
function put(desk: Desk, draft: Draft): string {
  const { writer, persona } = desk
  const lines = draft.lines.filter((line): line is string => Boolean(line))
  const after = (draft.after ?? []).filter((line): line is string => Boolean(line))
  const list = (draft.list ?? []).filter((line): line is string => Boolean(line))
  const opener =
    draft.opening !== 'none' && writer.often(draft.opening === 'heavy' ? 9 : 7)
      ? writer.say(openersFor(desk, draft.opening).map(asPattern))
      : null
  const saying = draft.moment && writer.often(8) ? sayingFor(desk, draft.moment) : null
  const colour = draft.opening === 'light' && writer.often(4) ? writer.say(colourOf(persona)) : null
  const elsewhere =
    draft.isQuiet || draft.moment === 'overwhelm' ? null : pressing(desk, [...lines, ...list, ...after].join(' '))
  const tail = [...after, ...(draft.opening === 'heavy' ? [] : [saying]), elsewhere]
  const head = [opener ?? colour, ...(draft.opening === 'heavy' ? [lines[0], saying, ...lines.slice(1)] : lines)]
  return laidOut(head, list, tail, draft.close)
}

/** What a statement gets is no "Good question". */
function openersFor({ persona, situation }: Desk, opening: 'heavy' | 'light'): readonly string[] {
  const openers = persona.openers[opening]
  return situation.message.isQuestion ? openers : openers.filter((opener) => !/question/i.test(opener))
}

function sayingFor({ writer, persona }: Desk, moment: NonNullable<Draft['moment']>): string | null {
  return writer.say(persona.stresses[moment].filter((line) => !/[?{]/.test(line)).map(asPattern))
}

/** A coach's saying is words, not a pattern. */
function asPattern(text: string): string {
  return text.replace(/[[\]{}|]/g, ' ')
}

function laidOut(
  head: (string | null | undefined)[],
  list: string[],
  tail: (string | null)[],
  close: string | null,
): string {
  const first = head.filter(Boolean).join(' ')
  const last = [...tail.filter(Boolean), close].filter(Boolean)
  while (wordCount([first, ...list, ...last].join(' ')) > MOST_WORDS && last.length > 1) last.shift()
  const bullets = list.map((line) => `- ${line}`).join('\n')
  const isShort = !bullets && wordCount(first) + wordCount(last.join(' ')) < 34
  return [first, bullets, last.join(' ')].filter(Boolean).join(isShort ? ' ' : '\n\n')
}
