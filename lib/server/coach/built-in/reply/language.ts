import 'server-only'

/** A language the built-in coach recognises and cannot speak, and one short honest sentence in it. */
export type ForeignLanguage = { name: string; sentence: string }

const scripts: [RegExp, ForeignLanguage][] = [
  [/\p{Script=Arabic}/gu, { name: 'Arabic', sentence: 'أعتذر، لا أجيد الرد إلا بالإنجليزية.' }],
  [/\p{Script=Hebrew}/gu, { name: 'Hebrew', sentence: 'סליחה, אני עונה כאן רק באנגלית.' }],
  [/\p{Script=Hangul}/gu, { name: 'Korean', sentence: '죄송하지만 저는 영어로만 답할 수 있어요.' }],
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    { name: 'Japanese', sentence: 'すみません、英語でしかお答えできません。' },
  ],
  [/\p{Script=Han}/gu, { name: 'Chinese', sentence: '抱歉，我在这里只能用英语回答。' }],
  [/[¿¡]/gu, { name: 'Spanish', sentence: 'Lo siento, aquí solo respondo en inglés.' }],
  [/[іїєґ]/giu, { name: 'Ukrainian', sentence: 'Вибачте, я відповідаю тут лише англійською.' }],
  [/\p{Script=Cyrillic}/gu, { name: 'Russian', sentence: 'Извините, я отвечаю здесь только по-английски.' }],
  [/\p{Script=Greek}/gu, { name: 'Greek', sentence: 'Συγγνώμη, εδώ απαντώ μόνο στα αγγλικά.' }],
  [/\p{Script=Devanagari}/gu, { name: 'Hindi', sentence: 'क्षमा करें, मैं यहाँ केवल अंग्रेज़ी में जवाब देता हूँ।' }],
  [/\p{Script=Thai}/gu, { name: 'Thai', sentence: 'ขออภัย ที่นี่ตอบได้เฉพาะภาษาอังกฤษ' }],
]

/** Words that a language uses in nearly every sentence and English does not. */
const latin: [string, ForeignLanguage][] = [
  [
    'kannst du wie läuft geht es deutsch ziel schaffen heute gut mache ich nicht und der die das ist mir mich ein eine wie mein meine habe heute auch aber schaffe kann wir bin noch mit für zu viel keine hallo danke',
    { name: 'German', sentence: 'Leider antworte ich hier nur auf Englisch.' },
  ],
  [
    'je ne pas suis les des une est et mon ma mes avec pour comment bonjour merci aujourd hui j ai moi trop plus que qui dans fais ça',
    { name: 'French', sentence: 'Désolé, je réponds ici seulement en anglais.' },
  ],
  [
    'cuándo termina plazo meta cuál cuánto hacer yo estoy no puedo qué que mi mis para con una es y el los las pero hoy cómo voy tengo hola gracias muy porque más mucho',
    { name: 'Spanish', sentence: 'Lo siento, aquí solo respondo en inglés.' },
  ],
  [
    'tesi quando finisco quanto manca io sono non che mi il la gli una per con ho oggi come va ciao grazie molto più sto miei mio perché',
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

const ENGLISH = new Set(
  'the a an i is are am was my me you your to of and in it that this for on with not have has had do did be but so at how what when why can will just about today more feel want need get going been all no yes'.split(
    ' ',
  ),
)
const known = latin.map(([words, language]) => ({ words: new Set(words.split(' ')), language }))

/** The language of a message when it is clearly not English; null for English and where it cannot be told. */
export function foreignLanguage(text: string): ForeignLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, language] of scripts) {
    const found = text.match(script)?.length ?? 0
    if ((found > 1 && found * 3 > letters) || (found > 0 && /[¿¡]/.test(text))) return language
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const best = known
    .map(({ words: own, language }) => ({ language, hits: words.filter((word) => own.has(word)).length }))
    .sort((a, b) => b.hits - a.hits)[0]
  if (!best || best.hits < 2 || best.hits <= english + (words.length > 6 ? 1 : 0)) return null
  return best.language
}
