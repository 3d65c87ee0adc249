import 'server-only'

const WELL =
  '(?:fine|better|healed|ok|okay|good|recovered|cured|fixed|great|back to normal|gone|much better|no longer a problem|pain-?free|sorted)'

/** Words that take back something true before: "my knee is fine now", "I don't work nights any more", "the race is off". */
export function tellsOfChange(read: string): boolean {
  return CHANGES.some((words) => words.test(read))
}

const CHANGES = [
  new RegExp(
    `\\b(?:my|the) (?:[\\w'-]+ ){1,3}(?:is|are|feels?|got|has|have)(?: (?!not\\b|never\\b)\\w+){0,2} ${WELL}(?: (?:now|again|these days))?$`,
  ),
  /\bi(?:'m| am) (?:no longer|not) .{2,40}\bany ?more\b|\bi(?:'m| am) no longer \w+/,
  /\bi (?:don't|do not|no longer|can't|won't) (?:\w+ ){1,6}any ?more\b|\bi no longer \w+/,
  /\bi(?:'ve| have)? (?:stopped|quit|given up|gave up) (?:being |working |eating |drinking |smoking |the )?\w+/,
  /\bi can (?:\w+ ){1,5}again\b|\bi (?:eat|drink|run|work|train|live|walk|swim|lift) (?:\w+ ){0,3}again\b/,
  /\b(?:my|the|our) (?:[\w'-]+ ){1,4}(?:is|was|got|has been|is being|were|are) (?:cancelled|canceled|called off|postponed|moved to|rescheduled|off)\b/,
  /\bi(?:'ve| have)? (?:cancelled|canceled|called off|postponed|moved|rescheduled) (?:my|the|our) \w+/,
  /\b(?:we|i)(?:'ve| have|'re| are)? (?:broke up|split up|separated|divorced now|got divorced)\b/,
  /\b(?:actually,? )?i(?:'ve| have) changed my mind about\b/,
]
