import 'server-only'
import type { ReplyMark } from '@/lib/contract/chat'
import { markWords } from '@/lib/contract/mark-words'
import { contentStems } from '../reply-check/content-words'
import type { Finding } from './finding'
import { areTold, isReckoned, isTold, linesTold } from './ground'

/** What a model found of the sentences of a text, and the lines that it was told of the record and looked up since. */
export type Read = { sentences: readonly string[]; findings: readonly Finding[]; lines: readonly string[] }

/** As much of that as code can verify. */
export type Settled = Read & { refuted: readonly Finding[] }

/** What a model's check of a reply has to go by, and what it found. */
export type Checked = Omit<Read, 'lines'> & {
  /** All that the model was told of the record, and what it has looked up since. */
  told: string
  /** Whether these words stand together nowhere in the record, as far as a model may see it. */
  isUnheard: IsUnheard
}

type IsUnheard = (words: readonly string[]) => boolean | Promise<boolean>

/** A mark with what is so instead, for the model that is to put it right. */
export type FoundMark = ReplyMark & { so?: string }

/** A part that is not borne out as it goes back to its model. */
export function withWhatIsSo({ quote, so }: { quote: string; so?: string | undefined }): string {
  return so ? `${quote} (it seems: ${so})` : quote
}

/** No more marks stand under one reply. */
const MOST = 6
/** Fewer sentences tell nothing of how well they were checked. */
const FEWEST = 3

/** The marks of a reply, by what its model found and by what code finds alone. */
export async function settleFindings(
  reply: string,
  byCode: readonly ReplyMark[],
  { told, isUnheard, ...read }: Checked,
): Promise<FoundMark[]> {
  // What was told is long: without a finding no line of it is looked at.
  const lines = read.findings.length > 0 ? linesTold(told) : []
  return marksBy(reply, byCode, await settled({ ...read, lines }, isUnheard))
}

/** What is contradicted counts where code can verify the ground; without it a finding says nothing. */
export async function settled(read: Read, isUnheard: IsUnheard): Promise<Settled> {
  const { sentences, lines } = read
  const findings = read.findings.filter(({ sentence }) => sentence <= sentences.length)
  const refuted: Finding[] = []
  for (const one of findings)
    if (await isRefuted(one, sentences[one.sentence - 1] ?? '', lines, isUnheard)) refuted.push(one)
  return { ...read, findings, refuted }
}

/**
 * The marks of a text of which these findings are. A mark that code made by itself goes where all that was found of its
 * sentence stands, on ground. Where most parts are contradicted, the check is taken to be wrong, and not the text.
 */
export function marksBy(
  reply: string,
  byCode: readonly ReplyMark[],
  { sentences, findings: own, lines, refuted }: Settled,
): FoundMark[] {
  const blocks = blocksOf(sentences)
  const failing = new Set(refuted.map(({ sentence }) => blocks[sentence - 1])).size
  if (failing >= FEWEST && failing > new Set(blocks).size - failing) return [...byCode]

  const marks = refuted.flatMap(({ sentence, words, so }): FoundMark[] => {
    const whole = sentences[sentence - 1] ?? ''
    const quote = words.length > 2 && whole.includes(words) ? words : whole
    return reply.includes(quote) ? [{ quote, why: markWords.figure, ...(so && { so }) }] : []
  })
  const isBorneOut = (at: number) => {
    const of = own.filter(({ sentence }) => sentence === at + 1)
    const stands = ({ verdict, ground }: Finding) => verdict === 'stands' && ground.some((one) => isTold(one, lines))
    return of.some(stands) && of.every(({ verdict }) => verdict === 'stands')
  }
  const left = byCode.filter(({ quote, why }) => {
    const at = sentences.findIndex((one) => one.includes(quote) || quote.includes(one))
    return why === markWords.quote || at < 0 || !isBorneOut(at)
  })
  const all: FoundMark[] = [...left.filter(({ quote }) => !marks.some((one) => overlap(one.quote, quote))), ...marks]
  return all.filter(({ quote }, at) => all.findIndex((one) => one.quote === quote) === at).slice(0, MOST)
}

/** The part of a reply that each sentence belongs to: the lines of a list or a table stand or fall together. */
function blocksOf(sentences: readonly string[]): number[] {
  const isLine = (at: number) => /^(?:\||[-*•]\s|\d+[.)]\s)/.test(sentences[at] ?? '')
  let block = 0
  return sentences.map((_, at) => (isLine(at) && isLine(at - 1) ? block : ++block))
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

/** Whether code can see what a finding against a sentence rests on. */
async function isRefuted(
  { verdict, ground, lookedFor, so }: Finding,
  sentence: string,
  lines: readonly string[],
  isUnheard: Checked['isUnheard'],
): Promise<boolean> {
  if (verdict === 'contradicted') return areTold(ground, lines) && isReckoned(so, sentence, ground)
  return verdict === 'nothing' && isOf(lookedFor, sentence) && isUnheard(lookedFor)
}

/** Whether what was looked for are words of the sentence. */
function isOf(lookedFor: readonly string[], sentence: string): boolean {
  const stems = new Set(contentStems(sentence))
  return lookedFor.length > 0 && lookedFor.every((words) => contentStems(words).some((stem) => stems.has(stem)))
}
