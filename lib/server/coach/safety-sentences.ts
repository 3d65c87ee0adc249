import 'server-only'
import { figuresOfSpeech } from './safety-patterns/figures'
import { trivialFigures } from './safety-patterns/trivial-figures'

/** A sentence in straight lower case, whole and in the parts that stand on their own. */
export type Sentence = { whole: string; parts: string[] }

/** How people type in a hurry: one spelling for each word that the patterns look for. */
const spellings: [RegExp, string][] = [
  [/[’‘`´]/g, "'"],
  [/[”„]/g, '"'],
  [/\.{2,}|…|\s[-–—]+\s|[()*_~:]|—/g, ', '],
  [/\b(do|does|did|is|was|were|would|could|should|have|has|had|are)n[ '?]?t\b/g, "$1n't"],
  [/\bcan ?not\b|\bcant\b/g, "can't"],
  [/\b(?:will not|wont)\b/g, "won't"],
  [/\b(do|does|did|is|was|were|would|could|should|have|has|had|are) not\b/g, "$1n't"],
  [/\b(?:dnt|dont|don't't)\b/g, "don't"],
  [/\b(?:im|i m|i am)\b/g, "i'm"],
  [/\bi will\b/g, "i'll"],
  [/\bive\b/g, "i've"],
  [/\b(he|she|that|what|who|there|here)s\b/g, "$1's"],
  [/\b(they|you|we)(re|ve|ll|d)\b(?<!were|well|wed)/g, "$1'$2"],
  [/\bid (?=(?:be|rather|just|like|kill|die|love|never|do|have|hang|jump)\b)/g, "i'd "],
  [/\bill (?=(?:be|just|kill|never|do|end|take|jump|hang)\b)/g, "i'll "],
  [/\b(?:any ?more|anymor|any mor)\b/g, 'anymore'],
  [/\b(?:no[ -]?one|noone|no1)\b/g, 'no one'],
  [/\b(?:every one|evryone|everyoen|every1)\b/g, 'everyone'],
  [/\bmy ?(?:self|slef|sef)\b|\bmyslef\b|\bmeself\b|\bmysef\b/g, 'myself'],
  [/\bwan(?:na|t too)\b|\bwnat to\b|\bwana\b|\bwant ot\b/g, 'want to'],
  [/\b(?:gonna|gona|gunna|goin to|going too)\b/g, 'going to'],
  [/\bgotta\b/g, 'got to'],
  [/\b(?:suis?idal|sucidal|suicid|suicidel|suiciadal|suicidle|suis?ide|sucide)\b/g, 'suicidal'],
  [/\b(?:dieing|dyin)\b/g, 'dying'],
  [/\bdie{2,}\b|(?<=\bto )di\b/g, 'die'],
  [/\bded\b/g, 'dead'],
  [/\b(?:liveing|livin)\b/g, 'living'],
  [/\b(?:tierd|tird)\b/g, 'tired'],
  [/\bwud\b/g, 'would'],
  [/\btonite\b|\b2nite\b/g, 'tonight'],
  [/\bu\b/g, 'you'],
  [/\b(?:cuz|coz|cos|bc|becuase|becasue|bcs)\b/g, 'because'],
  [/\btho\b/g, 'though'],
  [/\bthru\b/g, 'through'],
  [/\bpils\b/g, 'pills'],
  [/\bkil(?= (?:me|my|him|her)\w*\b)/g, 'kill'],
  [/\b(dad|mum|mom|grandpa|uncle)s(?= (?:gun|rifle|shotgun|pills|pistol|razor|belt)\b)/g, "$1's"],
  [/\bjump(?:ing)? (?:off|from) (?:a|the) \w+(?=[^\n]{0,40}\b(?:bungee|parachut|skydiv))/g, 'leap'],
  [/\blifes\b/g, "life's"],
  [/\bbruses\b/g, 'bruises'],
]

/** Parts a text into its sentences, spelled in one way and without figures of speech. */
export function sentencesOf(text: string): Sentence[] {
  const plain = spellings.reduce((rest, [from, to]) => rest.replace(from, to), text.toLowerCase())
  // The trifle that gives such a figure away may stand in the sentence beside it.
  return trivialFigures
    .reduce((rest, figure) => figure.replaced(rest, ' … '), plain)
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => {
      const whole = tidy(sentence)
      const parts = sentence.split(/,? but |(?<=\w), (?=(?:i|and|so|because)\b)/)
      return { whole, parts: parts.length > 1 ? parts.map(tidy).filter(Boolean) : [whole] }
    })
    .filter(({ whole }) => whole)
}

function tidy(words: string): string {
  return figuresOfSpeech
    .reduce((rest, figure) => rest.replace(figure, ' … '), words)
    .replace(/[.!?;,]+$/, '')
    .replace(/\s+,/g, ',')
    .replace(/,+/g, ',')
    .replace(/\s+/g, ' ')
    .trim()
}
