import 'server-only'
import { parts, scales } from './number-lexicon'
import { readOrdinals, readSpoken } from './spoken-numbers'
import { tidy } from './tidy-text'

/**
 * Lower-cases a text and writes every number in it in digits: `1,250` and `twelve hundred` alike, `5k`, `the fourth` as
 * `4th`, `two thirds` as `2/3`, `a couple of` as 2. `kIsKm` reads `10k` as ten kilometres.
 */
export function writeInDigits(text: string, kIsKm: boolean): string {
  return readOrdinals(readFractions(readSpoken(readDigits(tidy(text), kIsKm))))
    .replace(/(\d+(?:\.\d+)?) and (?:a )?(?:half|1\/2)\b/g, (_, n) => String(Number(n) + 0.5))
    .replace(/\b(\d+) 1\/2\b/g, (_, n) => String(Number(n) + 0.5))
    .replace(/(\d+(?:\.\d+)?) (thousand|grand|million)\b/g, (_, n, scale) => String(Number(n) * (scales[scale] ?? 1)))
    .replace(/(\d) %/g, '$1%')
    .replace(/\s+/g, ' ')
    .trim()
}

function readDigits(text: string, kIsKm: boolean): string {
  return text
    .replace(/\b\d{1,3}(?:[,']\d{3})+\b(?!%)/g, (n) => n.replace(/[,']/g, ''))
    .replace(/([€$£]\s?)(\d{1,3}(?:\.\d{3})+)\b/g, (_, sign, n) => sign + n.replace(/\./g, ''))
    .replace(/\b(\d{1,3}(?:\.\d{3})+)(?=\s?(?:€|eur|words|steps|pages|followers))/g, (n) => n.replace(/\./g, ''))
    .replace(/\b(\d{1,3}) (\d{3})(?=\s?(?:€|\$|£|eur|usd|dollars|pounds|words|steps))/g, '$1$2')
    .replace(/\b(\d+),(\d{1,2})\b(?!,)/g, '$1.$2')
    .replace(/\b(\d+(?:\.\d+)?)\s?k\b/g, (_, n) =>
      kIsKm && Number(n) < 200 ? `${n} km` : String(Math.round(Number(n) * 1_000)),
    )
    .replace(/\b(\d+(?:\.\d+)?)\s?m\b(?!\.)/g, (words, n) => (kIsKm ? `${n} metres` : words))
    .replace(/\b(\d+(?:\.\d+)?)\s?m(?:illion|n)\b/g, (_, n) => String(Number(n) * 1_000_000))
}

function readFractions(text: string): string {
  const ofWhole =
    '(?=\\s+(?:of|done|through|there|way|complete|completed|finished|left|remaining|in|into|the|to go|written|read|saved|paid|ready|before|after|while|so|already|now|yesterday|today|last|this|when|but|and|or|is|are|was|were|by|on|at|with|since|remains?|remaining|still|so|packed|painted|planted|sorted|cleared|built|learned|learnt|dug|sewn|knit|knitted|cut|hung|laid|drawn|swept|mown|sown|put|gone|clear|empty|marked|planned|typed|edited|[a-z]{3,}ed|behind|under|short|less|more|over|over with|still|needs?|has|have|had|isn.t|aren.t|hasn.t|haven.t|was|to (?!\\d)[a-z]+)\\b|[,.;!?]|\\s*$)'
  return text
    .replace(
      /\b(\d+)[- ](thirds|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths)\b/g,
      (_, n, part) => `${n}/${parts[part.slice(0, -1)]}`,
    )
    .replace(
      /\b(?:a|1)[- ](third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)\b(?= (?:book|chapter|one|time|draft|person))/g,
      (_, part) => `the ${part}`,
    )
    .replace(
      new RegExp(
        `\\b(?:an?|1|the (?:last|final)(?= \\w+ (?:(?:is|are) )?(?:still|needs?|to|left|remains?)\\b))[- ](third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\\b${ofWhole}`,
        'g',
      ),
      (_, part) => `1/${parts[part]}`,
    )
    .replace(/\bquarter (?=of the way|way|done|through|there)/g, '1/4 ')
    .replace(/\b(?:a|1) half\b(?! marathon)/g, 'half')
}
