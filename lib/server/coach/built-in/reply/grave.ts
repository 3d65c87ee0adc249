import 'server-only'
import { phrases, says } from '@/lib/server/language/phrases'
import type { Said, SaidSentence } from './said'

const KIN =
  'mother|father|mum|mom|mam|dad|parent|parents|wife|husband|partner|boyfriend|girlfriend|friend|mate|brother|sister|son|daughter|baby|child|kid|grandmother|grandfather|grandma|grandpa|gran|nan|granny|aunt|uncle|cousin|niece|nephew|colleague|neighbour|neighbor|twin|roommate|flatmate|boss|ex|dog|cat'
const THEM = 'himself|herself|themselves|themself'
const MAY =
  'want|wants|wanted|wanna|might|may|could|will|would|going|threatens|threatened|threatening|tried|trying|plans'

const others = phrases(`my|our|a|an|his|her _? _? ${KIN}, someone|somebody|he|she|they, suicidal ${KIN}`)
const danger = phrases(`
suicidal, talking|talks|talked|thinking|thinks|texted|texts|about|attempted suicide,
talking|talks|thinking about suicide, ${MAY} to? kill|hang|shoot|drown|hurt|harm ${THEM},
cutting|harming|starving|burning ${THEM}, talking|thinking about killing|ending ${THEM},
end|ending|take|taking his|her|their own? life, wants|wanted|want to die, wants|want to be dead,
not want to live|exist|wake, wishes|wish he|she|they were|was dead,
took|taken|swallowed all|too|a whole|lot|bottle|many of|bottle? of|her|his|their|the? _? pills|tablets|meds|medication,
overdosed
`)
const noDanger = phrases(`
not suicidal, ${THEM} laughing|with|working|at|off|out, want|wants|wanted to die his|her|their|laughing|of,
years|decades ago, character|novel|film|movie|series|book|song|documentary|prevention,
want|wants to live|exist|wake with|in|up at|near|here
`)
const loss = phrases(`
my|our _? _? ${KIN} has|have|just|is|was? died|dead|dying|passed, lost my|our|the _? ${KIN},
a|one|of|old _? _? _? died|dead|passed, passed away, buried my|our|him|her, found dead, not save|survive him|her|the,
took his|her last breath, say|said goodbye to, had a miscarriage|stillbirth, miscarried|miscarriage,
funeral is|was|today|tomorrow, my|our _? _? ${KIN} killed ${THEM}, put to sleep|down,
put him|her|the _? to? sleep|down
`)
const illness = phrases(`
diagnosed with, was|been|got diagnosed,
have|has|got|had|is a? cancer|leukaemia|leukemia|dementia|alzheimer|parkinson|ms|tumour|tumor,
cancer is|came|has back|spread|returned, is|are terminal|terminally, had a stroke
`)
const noNews = phrases(`
years|decades ago, charity|fundraiser|novel|film|movie|character|documentary|phone|laptop|battery|car|plant
`)
const panic = phrases('panic attack|attacks')
const medicine = phrases(`
dose|dosage|pills|tablets|medication|meds|antidepressants|sertraline|ibuprofen|paracetamol|aspirin|melatonin|insulin|lithium|xanax|prozac|ritalin|adderall|ozempic|steroids|painkillers|antibiotics
`)
const asksOfMedicine = phrases(`
how much|many|often, should|can|could|may i, is it safe|ok|okay|bad|fine, double my|the, stop taking, come off,
max|maximum dose|dosage
`)

/**
 * What a person would meet as a person: somebody else in danger, a death, a grave illness, panic, medicines. No mission
 * and no figure stands beside it. Null for anything else.
 */
export function graveAnswer({ sentences }: Said): string | null {
  const finds = (test: (one: SaidSentence) => boolean) => sentences.some(test)
  if (finds(({ words }) => says(words, others) && says(words, danger) && !says(words, noDanger))) return DANGER
  if (finds(({ words }) => says(words, medicine) && says(words, asksOfMedicine))) return MEDICINE
  const asks = ({ sentence }: SaidSentence) => sentence.isQuestion || ASKS.test(sentence.text)
  if (finds((one) => says(one.words, loss) && !says(one.words, noNews) && !asks(one))) return LOSS
  if (finds(({ words, sentence }) => says(words, illness) && !says(words, noNews) && !sentence.isQuestion))
    return ILLNESS
  return finds(({ words }) => says(words, panic) && !words.includes('no')) ? PANIC : null
}

/** "Is the cello one dead" */
const ASKS = /^\W*(?:is|are|was|were|did|does|has|have)\b/i

const DANGER = [
  'Take it seriously, and get help beside you. You do not have to carry this alone.',
  [
    '- **If danger is near**, or they have done or taken something: call emergency services (911 in the US and Canada, 999 in the UK, 112 in Europe) and do not leave them alone.',
    '- **Ask directly**: “Are you thinking about killing yourself?” Asking does not plant the idea.',
    '- **Listen and stay.** No arguing, and no promise to keep it secret.',
    '- **Call a crisis line yourself**; they help the worried, too: 988 in the US, 116 123 in the UK and Ireland, elsewhere findahelpline.com.',
  ].join('\n'),
  'Is somebody with them right now?',
].join('\n\n')
const MEDICINE =
  'I do not advise on medicines or doses. A pharmacist or your doctor can, often by phone today. If too much was taken, call your emergency number now.'
const LOSS = 'I am so sorry. There is nothing you have to do here; is there somebody who can be with you today?'
const ILLNESS = 'I am sorry, that is heavy news. There is nothing you have to do here; who could be with you in this?'
const PANIC =
  'I am sorry, that is frightening to go through. If it was the first, or your chest hurt, let a doctor look; is somebody with you now?'
