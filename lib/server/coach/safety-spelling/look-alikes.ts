import 'server-only'

/** Letters of other alphabets that stand for Latin ones to the eye, and the small and phonetic capitals. */
const latinFor = pairs(
  'аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtвbнhгrпnԛqԝwҝkӏlɡgзzэeиuьbшwщwцuчyєeґrлjїi' +
    'αaβbεeνvοoρpτtυuωwκkιiηnχxγyσoμuζzδdθoπnλlϲcϳj' +
    'աwօoսuեtհhոnցgզqյj' +
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpǫqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɩiɑaɾrɳnʋuʍm',
)
/** The way back, for a Latin letter among Cyrillic ones. */
const cyrillicFor = pairs('aаeеoоpрcсyуxхkкmмtтbвhнiі')

const WORD = /[\p{L}\p{M}]+/gu
const LATIN = /\p{Script=Latin}/u
const ALIEN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢɩɑɾɳʋʍ]/u
const CYRILLIC = /\p{Script=Cyrillic}/u

/** Text in lower case whose every word is of one alphabet: the one that most of its letters are of. */
export function withoutLookAlikes(text: string): string {
  if (!ALIEN.test(text)) return text
  const isLatin = countOf(text, /\p{Script=Latin}/gu) >= countOf(text, /[\p{Script=Cyrillic}\p{Script=Greek}]/gu)
  return text.replace(WORD, (word) => {
    if (isLatin) return ALIEN.test(word) ? swapped(word, latinFor) : word
    if (!LATIN.test(word)) return word
    if (!CYRILLIC.test(word)) return word
    const cyrillic = countOf(word, /\p{Script=Cyrillic}/gu)
    return cyrillic * 2 >= word.length ? swapped(word, cyrillicFor) : swapped(word, latinFor)
  })
}

function swapped(word: string, letters: Map<string, string>): string {
  return Array.from(word, (letter) => letters.get(letter) ?? letter).join('')
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}

function pairs(letters: string): Map<string, string> {
  const all = Array.from(letters)
  return new Map(all.flatMap((letter, at): [string, string][] => (at % 2 ? [] : [[letter, all[at + 1] ?? letter]])))
}
