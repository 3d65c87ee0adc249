import 'server-only'
import { pastTime, stillNow } from '../../../safety-patterns/figures'

const PERSON =
  '(?:friends?|brother|sister|sibling|cousin|colleague|coworker|co-worker|neighbou?r|roommate|flatmate|housemate|classmate|student|client|patient|daughter|son|child|kid|teenager|nephew|niece|aunt|uncle|mother|father|mom|mum|mam|dad|parent|wife|husband|partner|boyfriend|girlfriend|fianc[ée]+|ex(?:-\\w+)?|teammate|boss|grandson|granddaughter|grand(?:mother|father|ma|pa)|mate|buddy|stepson|stepdaughter)'

/** Somebody other than the user. */
const OTHER = `(?:\\b(?:my|our|a|an|his|her|their) (?:[\\w-]+ ){0,2}${PERSON}\\b|\\b(?:someone|somebody|he|she|they)\\b)`
const THEMSELVES = '(?:himself|herself|themsel(?:f|ves)|hisself|him ?self|her ?self)'

const other = new RegExp(`${OTHER}|\\bsuicidal ${PERSON}\\b`)

/** In danger of their own hand, now. Each tells by itself that it is about another. */
const dangers: RegExp[] = [
  new RegExp(
    `${OTHER}(?:'s)? (?:[\\w']+ ){0,4}suicidal\\b|\\bsuicidal (?:${PERSON})\\b|${OTHER}.{0,40}\\b(?:suicid(?:e|al) (?:thoughts?|threats?|plans?|notes?|attempts?)|(?:think\\w*|talk\\w*|speak\\w*|spoke|thought|text\\w*|messag\\w*|contemplat\\w*|consider\\w*|threaten\\w*|mention\\w*|attempt\\w*) (?:me )?(?:about |of |with )?(?:committing )?suicide)\\b`,
  ),
  new RegExp(
    `\\b(?:want(?:s|ed|ing)?|wanna|going|gonna|threat\\w*|plan\\w*|talk\\w*|think\\w*|thought|tr(?:y|ies|ied|ying)|about|might|may|could|will|would|(?:he|she|they)'(?:ll|d)|if (?:he|she|they)|keeps?|says?|said|considering)\\b.{0,14}\\b(?:kill|hang|shoot|drown|harm|hurt|starv|cut)(?:s|ing|ting|e)? ${THEMSELVES}\\b`,
  ),
  new RegExp(
    `\\b(?:cutting|harming|burning|starving|self-harming|killing) ${THEMSELVES}\\b|${OTHER}.{0,20}\\bself[- ]?harm(?:s|ing)?\\b`,
  ),
  /\b(?:want|wants|wanted|wanna|going|gonna|threat\w*|plan\w*|talk\w*|think\w*|tried|trying|about|might|may|could|will|would|considering)\b.{0,14}\b(?:end|ending|take|taking) (?:his|her|their) (?:own )?(?:life|lives)\b/,
  new RegExp(
    `${OTHER}(?: [\\w']+){0,5} (?:want(?:s|ed)? to (?:die(?! (?:his|her|their|of|laughing|for)\\b)|be dead|end it all|jump off (?:a|the) (?:bridge|roof|building))|wish(?:es|ed)? (?:(?:he|she|they|to) )?(?:was |were |be )?(?:dead|never born)|(?:doesn't|does not|don't|didn't) want to (?:live|be alive|exist|wake up|be here)(?: any ?more| any longer|[.!?,]|$))`,
  ),
  new RegExp(
    `${OTHER}(?: (?:has|just|have|may have|might have|'s|of mine|i \\w+))* (?:overdosed|taken an overdose|took an overdose|(?:took|taken|swallowed) (?:all|a lot of|a whole|a bottle|too many|loads of)(?: (?:his|her|their|of|the|my))* (?:[\\w-]+ ){0,3}(?:pills?|tablets?|meds|medication|painkillers?))\\b`,
  ),
]

/** Stories, studies, figures of speech, and those whom no help reaches any more. */
const HARMLESS =
  /\b(?:character|protagonist|hero|heroine|novel|movie|film|series|tv|episode|scene|song|lyrics|podcast|documentary|hamlet|romeo|juliet|screenplay|thriller|prevention|awareness)\b|\b(?:with|of|from) (?:laughter|laughing|work|boredom|embarrassment)\b|\b(?:himself|herself|themselves) (?:off|some slack|short|out|down|back|shaving|cooking|working|laughing|training|studying|at (?:work|the gym)|to (?:finish|please|get|make|meet|pay|keep|be))\b|\b(?:not|n't|never|isn't|no longer) (?:\w+ )?suicidal\b|\bsuicidal (?:squad|sprints?|drills?)\b/

/** Whether a message tells of somebody else who may take their life or hurt themselves, now. */
export function tellsOfDanger(text: string): boolean {
  if (!other.test(text)) return false
  return text
    .split(/(?<=[.!?]) /)
    .some(
      (sentence) =>
        dangers.some((danger) => danger.test(sentence)) &&
        !HARMLESS.test(sentence) &&
        (!pastTime.test(sentence) || stillNow.test(sentence)),
    )
}
