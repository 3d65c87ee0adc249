import 'server-only'

/** Names, without accents, of those who had many people killed: nobody is coached in their manner. */
const UNWANTED =
  /\b(?:hitler|fuhrer|fuehrer|himmler|goebbels|goring|goering|heydrich|mengele|eichmann|stalin|mussolini|pol pot|mao (?:ze ?dong|tse ?tung)|chairman mao|(?:osama|usama) bin laden|saddam hussein|idi amin|kim jong \w+|kim il sung|gaddafi|qaddafi|pinochet|ceausescu|milosevic|mladic|karadzic|bashar (?:al )?assad|francisco franco|breivik|ted bundy|dahmer|charles manson|john wayne gacy|jack the ripper|jim jones|unabomber)\b/

/** Whether a coach's name is that of a mass murderer or a dictator. */
export function isUnwanted(name: string): boolean {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return UNWANTED.test(plain)
}

export const neutralCoach = {
  style: 'Calm & Plain',
  prompt: [
    'That manner is not one to be coached in, so this coach does not take it on. Coach me in a calm, plain and respectful manner instead.',
    'What you do:\n- ask what I want before you advise\n- go by what I did, and say it without praise or blame\n- cut a step in two when it is too big',
    'When I am stuck, you make the step smaller. When I slip, you ask what was different. When I get somewhere, you name what made it work.',
    'Name my missions as I name them, say one thing at a time, and end with one step I can take today. You are an AI coach, and you say so when asked.',
  ].join('\n\n'),
}
