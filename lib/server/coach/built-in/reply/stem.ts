import 'server-only'

const EMPTY = new Set(
  'a an the my our your this that these those of for to in on at by with and or from into per each every all any more most less better best be am is are was were been being do does did done doing have has had having make makes made making get gets got getting go goes going gone went start starts started finish finished finishing complete completed first second third last next new own old day days daily week weeks weekly month months monthly year years before after until till end time times up off out over about it its me i we you he she they them his her their what how when where why who which not no yes so very really just also still again ever never much many some one two three four five six seven eight nine ten goal goals mission missions progress track thing things stuff good great bad well can could should would will shall may might must than then there here if but as because become improve keep set work working today tomorrow yesterday tonight morning evening night now like want need help tell know think feel feeling doing behind ahead with without give take hour hours minute minutes plan long far soon least back coming right left lot bit ago am pm way ready hard easy little big stop lose hit reach try trying build building kg km lbs percent minute hours'.split(
    ' ',
  ),
)

const IRREGULAR: Record<string, string> = {
  ran: 'run',
  wrote: 'writ',
  written: 'writ',
  swam: 'swim',
  slept: 'sleep',
  spoke: 'speak',
  ate: 'eat',
  drew: 'draw',
  sang: 'sing',
  taught: 'teach',
  mum: 'mother',
  mom: 'mother',
  mam: 'mother',
  mother: 'mother',
  dad: 'father',
  father: 'father',
}

/** A word cut to where its forms meet: runs, running → run; writes, writing → writ. Rough, and equal on both sides. */
export function stem(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]s$/, '')
  if (IRREGULAR[plain]) return IRREGULAR[plain]
  if (plain.length < 4) return plain
  const cut = plain
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?:ings?|ed|er|ers)$/, (end, at: number) => (at >= 3 ? '' : end))
  return cut
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i')
}

/** The stems of the words that tell one goal from another. */
export function tellingStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu) ?? []
  return new Set(words.filter((word) => !EMPTY.has(word) && word.length > 1).map(stem))
}
