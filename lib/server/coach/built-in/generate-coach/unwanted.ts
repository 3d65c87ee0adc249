import 'server-only'

/** Names, without accents, of those who had many people killed: nobody is coached in their name. */
const UNWANTED = [
  /\b(?:hitler|fuhrer|fuehrer|himmler|goebbels|goring|goering|heydrich|mengele|eichmann|stalin|mussolini|pol pot)\b/,
  /\b(?:mao (?:ze ?dong|tse ?tung)|chairman mao|(?:osama|usama) bin laden|saddam hussein|idi amin|kim jong \w+|kim il sung)\b/,
  /\b(?:gaddafi|qaddafi|pinochet|ceausescu|milosevic|mladic|karadzic|bashar (?:al )?assad|francisco franco)\b/,
  /\b(?:breivik|ted bundy|dahmer|charles manson|john wayne gacy|jack the ripper|jim jones|unabomber)\b/,
]

/** Whether a coach's name is that of a mass murderer or a dictator. */
export function isUnwanted(name: string): boolean {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return UNWANTED.some((names) => names.test(plain))
}
