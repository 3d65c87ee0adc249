import 'server-only'
import { goalNamed, isPointing, reminderNamed } from './names'
import type { OrderKind } from './order'
import { patterns } from './pattern'

/** What nobody can be asked to do here, with where it can be done, or what can be done instead. */
const OTHERS: { heads: string; words: string }[] = [
  {
    heads: 'delete|close|remove|erase|cancel (my|the|this) (whole) account, delete|erase (all) my data',
    words: 'I cannot delete an account. You can, at the end of Settings.',
  },
  { heads: 'change|reset|set (my) password|email', words: 'I cannot change how you sign in. You can, in Settings.' },
  {
    heads: 'export|download|back (up) (all|of|my) (my) data|journal|goals|everything',
    words: 'I cannot export. You can, in Settings.',
  },
  {
    heads:
      'delete|remove|erase (the|this|that|my) (last|latest) entry|entries, delete|clear (the|this|my|our) chat|conversation|history',
    words: 'I cannot delete what you wrote. You can, where it stands.',
  },
  {
    heads: 'book|order|buy|reserve|pay|purchase (me) (a|an|the|us|some)',
    words: 'I cannot book or buy anything. I can set an alert so that you do.',
  },
  {
    heads: 'email|text|message|whatsapp (my|the), send (a|an|my) (email|message|text), ring|phone (my)',
    words: 'I cannot write to or ring anyone. I can set an alert so that you do.',
  },
  {
    heads:
      'play (me|some|a), turn on|off, switch on|off, open (the) app|browser|website, search (the) (web|internet), google',
    words: 'I can do nothing outside this app. I can set alerts, change goals and write entries.',
  },
  {
    heads: 'undo (that|it|this|the|my), take that|it back, revert (that|it)',
    words: 'Press Undo on the card of what was done.',
  },
]

const others = OTHERS.map(({ heads, words }) => ({ heads: patterns(heads), words }))

/** "Delete my account", "book a table": said plainly, with what can be done. */
export const outside: readonly OrderKind[] = others.map(({ heads, words }) => ({
  heads,
  read: ({ isFirst, quote }) => (isFirst ? { cannot: words, quote } : null),
}))

/** "Pause the marathon", "delete the dentist alert": of what is on record, but by hand. */
export const byHand: OrderKind = {
  heads: patterns('delete|remove|cancel|erase|archive|pause|resume|drop|abandon|freeze|scrap|stop (the|my|all)'),
  read({ tokens, quote }, next, context) {
    const said = tokens.slice(next)
    const isAlert = said.some(({ word }) => /^(?:alert|reminder|alarm)s?$/.test(word))
    const isGoal = said.some(({ word }) => /^(?:goal|mission|objective)s?$/.test(word))
    const verb = tokens[0]?.word ?? ''
    const isNamed =
      isPointing(said) ||
      reminderNamed(
        said.filter(({ word }) => word !== 'about'),
        context,
      )
    if (isAlert ? isNamed : !isGoal && reminderNamed(said, context)) {
      return {
        cannot: 'I cannot delete alerts, but I can move one or mark it done. You can delete it where it stands.',
        quote,
      }
    }
    if (isAlert || (!goalNamed(said, context) && !(isGoal && isPointing(said)))) return null
    if (['pause', 'resume', 'freeze'].includes(verb))
      return { cannot: 'Goals cannot be paused yet. I can move the date of one.', quote }
    return { cannot: 'I cannot delete or drop goals. You can delete one on the Goals page.', quote }
  },
}
