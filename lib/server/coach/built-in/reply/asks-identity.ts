import 'server-only'

const FAMOUS =
  'kobe(?: bryant)?|elon(?: musk)?|rick(?: warren)?|jesus(?: christ)?|oprah(?: winfrey)?|tony(?: robbins)?|marcus(?: aurelius)?|maya(?: angelou)?|nelson(?: mandela)?'
const BEING = `(?:a |an |the |my )?(?:real |actual |living |true )?(?:real|human(?: being)?|person|people|someone|man|woman|guy|robot|bot|chat ?bot|machine|ai|a\\.i\\.|computer|program|language model|llm|chatgpt|gpt|claude|alive|conscious|pirate|dad|mum|mom|mother|father|doctor|therapist|${FAMOUS})`

/** Asks what or who the coach is, or orders it to be something else. */
export function asksIdentity(text: string, coachName: string): boolean {
  const name = coachName.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')
  const isName =
    name.length > 1 &&
    (new RegExp(`\\b(?:are|r) (?:you|u) (?:the )?(?:really |actually |truly |real )*${name}\\b`).test(text) ||
      new RegExp(`\\bis (?:this|that|it) (?:the )?(?:really |actually |real )*${name}\\b`).test(text))
  return (
    isName ||
    new RegExp(
      `\\b(?:are|r|aren't) (?:you|u) (?:just |really |actually |truly |even |only |secretly |maybe )*${BEING}\\b`,
    ).test(text) ||
    new RegExp(
      `\\b(?:you(?:'re| are)|you be|act (?:as|like)|pretend to be|pretend (?:that )?(?:you're|you are)|say (?:that )?(?:you(?:'re| are)|i'm|i am)) (?:not |just |really |actually |definitely )*${BEING}\\b`,
    ).test(text) ||
    new RegExp(
      `\\b(?:am i|i'm|i am) (?:really |actually )?(?:talking|speaking|chatting|writing) (?:to|with) ${BEING}\\b`,
    ).test(text) ||
    new RegExp(`\\bis (?:this|that|it|there) (?:really |actually |the real )*${BEING}\\b`).test(text) ||
    /\b(?:who|what) (?:exactly |really |the hell )?(?:are|r) (?:you|u)\b(?! (?:doing|up to|talking|going|saying|on about))|\bwho am i (?:talking|speaking) (?:to|with)\b|\bdo you have (?:feelings|a body|a soul)\b|\b(?:can|do) you (?:really |even |ever )?(?:get tired|sleep|feel|have emotions)|\bwho (?:made|built|created|wrote) you\b|\byou (?:sound|talk|seem|feel) like a (?:robot|bot|machine|computer)\b|\bwhat model\b|\bprove (?:that |to me )?(?:that )?you/.test(
      text,
    )
  )
}
