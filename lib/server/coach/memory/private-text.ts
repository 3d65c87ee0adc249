import 'server-only'

const NAMED =
  /\b(?:pass ?(?:word|code|phrase|wd)s?|pw|pin(?: (?:code|number))?|api[- ]?keys?|secret keys?|(?:access|sort) (?:key|token|code)s?|tokens?|login details|credentials?|cvv|cvc|security code|social security|ssn|passport (?:number|no)|iban|(?:account|routing|card) number|seed phrase|private key|2fa)\b/i
const EMAIL = /^[^@]{1,64}@[^@]{1,255}\.[a-z]{2,24}\W{0,3}$/i
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b/
const LONG_NUMBER = /\d[\d \-./]{7,40}\d/g
const LONGEST = 400

/** Whether a text holds what no one should keep: passwords, keys, cards, accounts, addresses that reach someone. */
export function holdsSecret(text: string): boolean {
  if (NAMED.test(text) || IBAN.test(text)) return true
  const isSecret = (word: string) =>
    /^\W?https?:\/\//i.test(word) || (word.includes('@') && EMAIL.test(word)) || isKey(word)
  if (text.split(/\s+/).some((word) => isSecret(word.slice(0, LONGEST)))) return true
  return (text.match(LONG_NUMBER) ?? []).some((number) => number.replace(/\D/g, '').length >= 9)
}

/** A word too long and too mixed for any language. */
function isKey(word: string): boolean {
  return /[\w+/-]{24}/.test(word) && /\d/.test(word) && /[a-z]/i.test(word)
}
