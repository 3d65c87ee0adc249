import 'server-only'
import { stemOf, stemsIn } from './stem'

/** Words that hold a sentence together. */
const GRAMMAR =
  'a an the my our your his her its their this that these those of for to in on at by with and or but nor so if then than as from into onto out up off over under about around through per each every all any some no not is am are was were be been being do does did done doing have has had having will would can could should shall may might must i me we us you he him she they them it there here who whom what which when where why how myself yourself just also too very really still again ever never now soon today yesterday tomorrow tonight more most less least much many lot lots bit own em n u r ya other another one first last next new such only both either neither without within while because until till since before after between during again already yet even back down away'
/** Words of any mission and of any day: one alone names no mission. */
const EVERYDAY =
  'accept achieve add apply ask attend balance bring build buy call care carry change check choose clean clear close come complete continue create cut daily day days decide develop do drink drive drop earn eat end enjoy exercise explore fall feel finish finally find fix follow full get give go goal good great grow habit half hard have healthy help hold home hour house improve increase invest join keep know launch lead learn leave less life lift limit list listen live long look lose love maintain make manage master meet mind mission minute money month morning move night open order organise organize own pass pay people perform person phone pick plan telephone play practice practise prepare present progress project publish pull push put quit raise reach read ready record recover reduce regular regularly release remember repair rest save say schedule school see self sell send set share show sign sit skill sleep small speak spend stand start stay step stop study support switch take talk teach tell test thing think time total track train travel try turn understand up use visit wait wake walk want wash watch way wear week weekend weekly weight win wish work world write year'

/** The stems of the words that hold a sentence together, and tell nothing of what it is about. */
export const grammarStems: ReadonlySet<string> = new Set(GRAMMAR.split(' ').map(stemOf))

/** The stems of words that stand in anyone's day: they tell little of what a sentence is about. */
export const everydayStems: ReadonlySet<string> = new Set(EVERYDAY.split(' ').map(stemOf))

/** The stems of a title that say what it is of. */
export function tellingStems(title: string): string[] {
  return stemsIn(title.toLowerCase()).filter((stem) => !grammarStems.has(stem))
}
