import 'server-only'

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** What changes the record, told as done. */
export const DEEDS = words(
  'added saved logged updated recorded noted scheduled marked renamed stored deleted removed ticked created set moved changed adjusted completed reopened booked cancelled canceled rescheduled registered entered bumped fixed corrected remembered pinned archived applied postponed extended tagged jotted unticked checked-off crossed dropped pushed raised lowered switched queued captured filed',
)
/** Told as being done. */
export const DOING = words(
  'adding saving logging updating recording noting scheduling marking creating setting moving changing rescheduling storing registering removing deleting ticking renaming',
)
/** What is promised, and would have to be stored to be kept. */
export const PROMISES = words('remind nudge ping schedule log save record remember')
/** The same, of something that is named. */
export const PROMISES_OF = words(
  'add set update mark note create move change keep put make delete remove rename tick reopen',
)

/** What the record holds. */
export const RECORD = words(
  'goal goals mission missions reminder reminders alert alerts alarm entry journal note notes milestone milestones progress deadline date title description record memory calendar list diary schedule tracker log energy mood value',
)
export const THAT = words('it that this them these those everything all both one')
export const SELF = words('i we')
export const HAVE = words(
  'have had been got just already also now then gone went ahead and successfully gladly simply quickly duly so taken took the liberty of even happily',
)
export const BE = words('is are was were been be being')
export const NOT = words(
  "not no never nothing haven't hasn't hadn't didn't don't doesn't isn't aren't wasn't weren't can't cannot couldn't won't wouldn't nobody none without until unless yet could would should might can may",
)
/** After these words a deed is only thought of: "once I have added", "if you press Apply, I'll add it". */
export const ONLY_IF = words(
  'if once when whenever after before whether unless until had press tap confirm apply click agree want like wish would could say',
)
/** What opens an answer before it says something. */
export const OPENERS = words(
  'ok okay great perfect sure alright right good nice cool yes yep yeah absolutely certainly excellent fine wonderful understood well so thanks lovely brilliant awesome gladly and , ! . - – — ✅ ✔ 👍',
)
/** Told alone, at the beginning: "Done, set for 9." */
export const ALONE = words(
  'done added saved noted logged updated recorded fixed set scheduled created marked moved changed sorted removed deleted renamed remembered booked completed ticked stored rescheduled',
)
/** What may follow it then. */
export const AFTER_ALONE = words('. ! , ; – — - … for to at it that your the as and under from down off on ✅ 👍')
/** "Set a timer", "Set your phone aside" are advice. */
export const AFTER_SET = words('. ! , ; – — - … for to at and ✅ 👍')
/** "I've changed my mind" stores nothing. */
export const OWN_MIND = words('mind view answer tone opinion wording')
/** "The goal was completed on 3 May" tells of the record. */
export const BACK_THEN = words(
  'on in ago last yesterday by since during january february march april may june july august september october november december',
)
