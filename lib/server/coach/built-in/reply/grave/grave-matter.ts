import 'server-only'
import { pastTime } from '../../../safety-patterns/figures'
import type { ReadMessage } from '../read-message'
import { tellsOfDanger } from './somebody-in-danger'

/** What is met as a person would meet it, by any coach: no mission, no number, no task beside it. */
export type GraveMatter =
  | { kind: 'danger' | 'medication' | 'panic' | 'loss' | 'illness' | 'overcome' }
  | { kind: 'person'; name: string }

const KIN =
  '(?:mother|father|mum|mom|mam|mummy|dad|daddy|parents?|wife|husband|partner|boyfriend|girlfriend|fianc[ée]+|friend|brother|sister|son|daughter|baby|child|kid|grand(?:mother|father|ma|pa|dad|mum|son|daughter|parents?)|granny|nan|aunt|uncle|cousin|niece|nephew|colleague|neighbou?r|twin|in-law|mother-in-law|father-in-law)'
const MINE = `\\b(?:my|our) (?:[\\w-]+ ){0,2}${KIN}\\b`

const MEDICINE =
  /\b(?:dos(?:e|es|age|ing)|medications?|medicines?|meds|pills?|tablets?|antidepressants?|painkillers?|ssris?|insulin|lithium|ritalin|adderall|xanax|valium|prozac|zoloft|lexapro|ibuprofen|paracetamol|tylenol|aspirin|melatonin|metformin|ozempic|warfarin|steroids?|\d+ ?mg|milligrams?|(?!program|instagram)\w{2,}(?:opram|traline|oxetine|azepam|azolam|profen|cillin|statin|prazole|olol|sartan|gabalin|triptan|dafinil|amphetamine|phenidate|faxine|tiapine|razine|codone|codeine|morphine))\b/
const ASKS_OF_MEDICINE =
  /\b(?:how (?:much|many|often|long)|should i|can i|could i|may i|do i|is it (?:ok|okay|safe|fine|bad)|safe|what (?:dose|dosage|is the)|which|double|stop taking|come off|mix|together with|overdose)\b/

const PANIC =
  /\bi(?:'ve| have| just| had|'m| am)*(?: \w+){0,3} panic attacks?\b|\bpanic attacks? (?:this|today|last|again|at|in|on|yesterday)\b/

const LOSS = new RegExp(
  `\\bmiscarr(?:iage|ied|ying)\\b|\\bstill ?b(?:orn|irth)\\b|\\becto?pic\\b|\\blost (?:the|our|my) (?:baby|pregnancy)\\b|\\blost ${MINE.slice(2)}|${MINE}(?: (?:has|just|have|suddenly|was|is))* (?:died|passed(?: away)?(?= |$|[.,!])|dead|dying|killed|took (?:his|her|their) own life|killed (?:himself|herself)|committed suicide)`,
)
const DISEASE =
  "(?:cancer|leuka?emia|lymphoma|(?:a |brain )*tumou?r|dementia|alzheimer'?s?|parkinson'?s?|als|multiple sclerosis|ms|hiv|diabetes|schizophrenia|bipolar|epilepsy|a (?:stroke|heart attack))"
const ILLNESS = new RegExp(
  `\\b(?:was|were|is|are|got|been|just|have|has|be) diagnosed\\b|(?:${MINE}|\\bi)(?:'ve|'s)?(?: (?:has|have|just|got|had|might))+ (?:[\\w-]+ ){0,2}${DISEASE}\\b|\\b(?:it's|it is) (?:\\w+ )?cancer\\b|\\b(?:got|had|received|have) (?:a |the |my |his |her )?(?:\\w+ )?diagnosis\\b|\\b(?:is|are) terminal(?:ly ill)?\\b|\\bstage (?:3|4|three|four|iii|iv)\\b(?=.*\\bcancer)|\\bcancer (?:is back|came back|has (?:spread|returned))\\b`,
)
const NOT_OURS =
  /\b(?:novel|character|movie|film|series|episode|documentary|charity|fundrais\w*|how (?:can|do|to)|what if|phone|laptop|battery|when i was|as a (?:child|kid))\b|\b(?:years|decades) ago\b/

const OVERCOME =
  /\bi(?:'ve|'d| have| had)? (?:\w+ ){0,3}(?:suicidal|self[- ]?harm\w*|(?:wanted|tried) to (?:die|kill myself|end (?:it all|my life)|take my (?:own )?life)|attempt(?:ed)? suicide|think(?:ing)? (?:about|of) (?:suicide|killing myself)|anorexi[ac]|bulimi[ac])\b/

const PERSON_ASKED =
  /^\s*(?:so |and |coach,? )?(?:[Ii]s|[Ii]sn't) ([A-Z][a-zà-ÿ]+|he|she|my (?:new |old )?(?:boyfriend|girlfriend|partner|husband|wife|friend|boss|ex)) (?:really |actually |still |even )?(?:good|bad|right|wrong|the right (?:one|person)|toxic)(?: (?:for|to) me)?\s*[?.!]*$/
/** Written with a capital by some, and nobody's name. */
const NO_NAME =
  /^(?:It|This|That|There|Keto|Paleo|Yoga|Pilates|Running|Coffee|Sugar|Alcohol|Wine|Beer|Tea|Meat|Milk|Fasting|Crossfit|Cardio|Sleep|Creatine|Bread|Salt|Fat|Meditation|Walking|Swimming|Cycling|Vaping|Smoking|Weed|Cannabis|Ozempic)$/

/** The grave matter that a message speaks of, the gravest first; null where it speaks of none. */
export function graveMatterIn({ raw, text, isQuestion }: ReadMessage): GraveMatter | null {
  if (tellsOfDanger(text)) return { kind: 'danger' }
  if (OVERCOME.test(text) && pastTime.test(text)) return { kind: 'overcome' }
  if (MEDICINE.test(text) && (isQuestion || /\bshould i\b/.test(text)) && ASKS_OF_MEDICINE.test(text))
    return { kind: 'medication' }
  if (LOSS.test(text) && !NOT_OURS.test(text)) return { kind: 'loss' }
  if (ILLNESS.test(text) && !NOT_OURS.test(text)) return { kind: 'illness' }
  if (PANIC.test(text) && !NOT_OURS.test(text)) return { kind: 'panic' }
  const name = PERSON_ASKED.exec(raw.slice(0, 200))?.[1]
  return name && !NO_NAME.test(name) ? { kind: 'person', name } : null
}
