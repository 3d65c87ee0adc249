import 'server-only'
import { cut } from './scan'
import { wordSet } from './word-table'

/** A language that is told from English and not spoken here, and one short honest sentence in it. */
export type ForeignLanguage = { name: string; sentence: string }

const SCRIPTS: readonly [RegExp, ForeignLanguage][] = [
  [/\p{Script=Arabic}/u, { name: 'Arabic', sentence: 'أعتذر، لا أجيد الرد إلا بالإنجليزية.' }],
  [/\p{Script=Hebrew}/u, { name: 'Hebrew', sentence: 'סליחה, אני עונה כאן רק באנגלית.' }],
  [/\p{Script=Hangul}/u, { name: 'Korean', sentence: '죄송하지만 저는 영어로만 답할 수 있어요.' }],
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    { name: 'Japanese', sentence: 'すみません、英語でしかお答えできません。' },
  ],
  [/\p{Script=Han}/u, { name: 'Chinese', sentence: '抱歉，我在这里只能用英语回答。' }],
  [/[іїєґ]/iu, { name: 'Ukrainian', sentence: 'Вибачте, я відповідаю тут лише англійською.' }],
  [/\p{Script=Cyrillic}/u, { name: 'Russian', sentence: 'Извините, я отвечаю здесь только по-английски.' }],
  [/\p{Script=Greek}/u, { name: 'Greek', sentence: 'Συγγνώμη, εδώ απαντώ μόνο στα αγγλικά.' }],
  [/\p{Script=Devanagari}/u, { name: 'Hindi', sentence: 'क्षमा करें, मैं यहाँ केवल अंग्रेज़ी में जवाब देता हूँ।' }],
  [/\p{Script=Thai}/u, { name: 'Thai', sentence: 'ขออภัย ที่นี่ตอบได้เฉพาะภาษาอังกฤษ' }],
]

/** Words that a language uses in nearly every sentence and English does not. */
const LATIN: readonly [words: string, language: ForeignLanguage][] = [
  [
    'kannst du wie läuft geht es deutsch ziel schaffen heute gut mache ich nicht und der die das ist mir mich ein eine mein meine habe auch aber schaffe kann wir bin noch mit für zu viel keine hallo danke wann letzten',
    { name: 'German', sentence: 'Leider antworte ich hier nur auf Englisch.' },
  ],
  [
    'je ne pas suis les des une est et mon ma mes avec pour comment bonjour merci aujourd hui ai moi trop plus que qui dans fais ça quand',
    { name: 'French', sentence: 'Désolé, je réponds ici seulement en anglais.' },
  ],
  [
    'cuándo cuál cuánto hacer yo estoy no puedo qué que mi mis para con una es y el los las pero hoy cómo voy tengo hola gracias muy porque más mucho meta plazo',
    { name: 'Spanish', sentence: 'Lo siento, aquí solo respondo en inglés.' },
  ],
  [
    'quando quanto manca io sono non che mi il la gli una per con ho oggi come va ciao grazie molto più sto miei mio perché finisco',
    { name: 'Italian', sentence: 'Mi dispiace, qui rispondo solo in inglese.' },
  ],
  [
    'eu não estou que meu minha meus para com uma o os hoje como vou olá obrigado obrigada muito mais porque tenho',
    { name: 'Portuguese', sentence: 'Desculpe, aqui só respondo em inglês.' },
  ],
  [
    'ik niet ben het een mijn met voor vandaag hoe gaat ook maar hallo bedankt dank heb wil kan geen naar van',
    { name: 'Dutch', sentence: 'Sorry, ik antwoord hier alleen in het Engels.' },
  ],
  [
    'ja nie jestem się mam moje mój jak dzisiaj ale cześć dziękuję bardzo mi to na że dla',
    { name: 'Polish', sentence: 'Przepraszam, odpowiadam tu tylko po angielsku.' },
  ],
  [
    'ben bir ve bu için çok değil nasıl bugün merhaba teşekkürler ama benim hedefim yapamıyorum gidiyor',
    { name: 'Turkish', sentence: 'Üzgünüm, burada yalnızca İngilizce yanıtlıyorum.' },
  ],
]

const ENGLISH = wordSet(
  'the a an i is are am was my me you your to of and in it that this for on with not have has had do did be but so at how what when why can will just about today more feel want need get going been all no yes put set call ring mam mum done',
)
const known = LATIN.map(([words, language]) => ({ words: new Set(words.split(' ')), language }))
const spanish = known[2]?.language ?? null

/** The language of a text when it is clearly not English; null for English and where it cannot be told. Linear. */
export function foreignLanguage(text: string): ForeignLanguage | null {
  const read = cut(text)
  if (/[¿¡]/.test(read)) return spanish
  const letters = [...read].filter((char) => /\p{L}/u.test(char))
  const script = SCRIPTS.find(([one]) => {
    const own = letters.filter((char) => one.test(char)).length
    return own > 1 && own * 3 > letters.length
  })
  if (script) return script[1]
  const words = read.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const counted = known.map(({ words: own, language }) => {
    return { language, hits: words.filter((word) => own.has(word)).length }
  })
  const [best] = counted.sort((a, b) => b.hits - a.hits)
  return best && best.hits >= 2 && best.hits > english + (words.length > 6 ? 1 : 0) ? best.language : null
}
