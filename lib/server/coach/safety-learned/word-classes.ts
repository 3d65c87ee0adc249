import 'server-only'

/** Words that stand for one another here: what is learned of one of them holds for all. */
const classes: Record<string, string> = {
  KIN: 'mum mom mother dad father wife husband partner boyfriend bf gf girlfriend fiance sister brother son daughter kid kids child children family parent parents stepdad stepfather stepmother uncle grandad grandpa grandmother aunt cousin friend friends mate ex flatmate housemate teacher coach carer boss stepbrother landlord',
  MED: 'pill pills tablet tablets meds medication paracetamol ibuprofen painkillers antidepressants insulin pack packs packet xanax capsules strip strips prescription sleepers methadone codeine tramadol valium',
  WEAP: 'gun guns rifle pistol shotgun rope noose belt beam weapon',
  BLADE: 'blade blades razor razors knife knives lighter scissors sharpener needle glass scalpel',
  HIGH: 'bridge cliff cliffs roof balcony ledge platform tracks rails overpass edge river water sea lake train lorry truck traffic motorway',
  LIMB: 'wrist wrists arm arms thigh thighs leg legs skin hip hips stomach forearm forearms knuckles rib ribs throat neck face ankle ankles',
  ALC: 'vodka wine beer beers whisky gin alcohol rum',
  HE: "he she they he's she's they're",
  HIM: 'him her them',
  HIS: 'his their',
  FOOD: 'eat ate eating eaten food meal meals dinner lunch breakfast bite bites calorie calories apple',
  DAY: 'saturday sunday monday tuesday wednesday thursday friday weekend',
  DIE: 'die dead dying death died dies unalive',
  ALL: 'everyone everybody people nobody anyone anybody someone somebody one',
  NUM: 'two three four five six seven eight nine ten twenty thirty forty fifty',
  MARK: 'bruise bruises bruised mark marks scar scars cuts scratches wound wounds lines blood bleed bleeds bleeding gauze plasters bandage bandages',
  LETTER: 'letter letters note notes video envelope envelopes will passwords password',
  FEAR: 'scared afraid terrified fear frightened',
  i: "i'm i've i'd i'll",
  SOON: 'tonight today tomorrow soon',
  HIT: 'hit hits hitting slap slaps slapped punch punches punched kick kicks kicked choke chokes choked strangle strangles strangled beat beats beating push pushes pushed grab grabs grabbed shove shoves shoved throws threw',
  WISH: 'want wants wanted wish wished wishing hope hoping pray praying long rather like',
  HARM: 'hurt hurts hurting harm harming harmed stab shoot kill killed killing strangle attack',
}

const classOfWord = new Map(
  Object.entries(classes).flatMap(([name, words]) => words.split(' ').map((word): [string, string] => [word, name])),
)

/** The class of a word in straight lower case, or its crude stem. */
export function classOf(word: string): string {
  if (/^\d/.test(word)) return 'NUM'
  return classOfWord.get(word) ?? word.replace(/(?:ing|ed|es|s)$/, '')
}
