import 'server-only'
import { isSetBack } from '../clauses/set-backs'
import { type GoalView, tellingWords } from '../goal/goal-view'
import { singular } from '../goal/units'

/** Words that speak of ground lost on the mission itself, whatever they name. */
const SLIPPED =
  /\b(?:slipped (?:right |all the way )?back|slid back|lost (?:\w+ ){0,3}ground|backslid|backwards|relapsed|undid|undone|undoing|unravel\w*|caved|gave in|fell off the wagon|off the wagon|worse than|regressed|lapsed|rusty|set (?:me |us |it )?back|lost (?:\w+ ){0,3}(?:part|much|most|lot|some|bit|chunk|bulk|all)(?: of (?:my|the|our|it|what)| (?:over|during|since|in|after|on)\b|$)|forgot(?:ten)? (?:\w+ ){0,2}(?:lot|most|much|half|some|bit)|(?:scrapped|deleted|binned|tore (?:up|out|down)|threw (?:away|out)|had to (?:redo|rewrite|unpick|undo|rip|scrap)) (?:\w+ ){0,2}(?:part|most|lot|some|few|bit|chunk|of) ?|(?:scrapped|deleted|binned|tore (?:up|out|down)|threw (?:away|out)|ripped (?:up|out)|discarded|trashed) (?:the|my|our|one|\d+)(?= [a-z\d]))\b/
/** What comes to grief in any household and is no goal. */
const EVERYDAY =
  /^(?:lunch|dinner|breakfast|supper|sandwich|homework|shoes?|sofa|slippers?|socks?|phone|charger|wallet|keys?|car|bike|tv|window|umbrella|glasses|coat|bag|dessert|cake|cookies?|snacks?|steak|couch|carpet|pillow|mug|toys?|remote|fence|boiler|apps?|emails?|gloves?|jumpers?|hats?|tickets?|earrings?|passport|purse|pens?|match|clothes|food|laundry|password|tooth|teeth|hair|luggage|suitcase|parcel|bet|argument)$/

/** "Lost 2 socks", "the dog ate my lunch": a loss of what no goal is about, unless this one is. */
export function isEveryday(text: string, view: GoalView): boolean {
  const noun =
    text.match(/\b(?:my|our|the|a|an|his|her|some|old|new|\d+) ([a-z]{3,})(?: (?:in|on|at|to|from) .*)?$/)?.[1] ?? ''
  return EVERYDAY.test(noun) && !isOwn(singular(noun), view)
}

/** "He chewed 2 shoes" beside a goal that counts nothing and has nothing to do with shoes. */
export function isOfNoGoal(text: string, view: GoalView): boolean {
  const noun = singular(text.match(/\b\d+ ([a-z]{3,})$/)?.[1] ?? '')
  return noun !== '' && !view.sizes.length && !isOwn(noun, view)
}

/** Whether a noun stands in the goal or its milestones. */
function isOwn(noun: string, { nouns, stuff, milestones }: GoalView): boolean {
  const own = [...nouns, ...stuff, ...milestones.flatMap((one) => [...tellingWords(one.title)])]
  return own.some((word) => word.slice(0, 4) === noun.slice(0, 4))
}

/** How much of the record a loss of no named size takes; undefined where it may be about something else. */
export function roughLoss(text: string, view: GoalView): number | undefined {
  if (!(SLIPPED.test(text) || isSetBack(text, view)) || /\bfeel/.test(text)) return undefined
  if (
    /\b(?:most|much|a lot|lots|a good part|good part|large part|big part|nearly all|almost all|huge|badly|bulk)\b/.test(
      text,
    )
  )
    return 0.5
  return /\b(?:a bit|a little|slightly|some|a few|a couple|tiny|small)\b/.test(text) ? 0.1 : 0.25
}
