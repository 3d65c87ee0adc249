import 'server-only'

const NAMED =
  /\b(?:pass ?(?:word|code|phrase|wd)s?|pw|pin(?: (?:code|number))?|api[- ]?keys?|secret keys?|access (?:key|token|code)s?|tokens?|login details|credentials?|cvv|cvc|security code|social security|ssn|passport (?:number|no)|iban|sort code|account number|routing number|seed phrase|private key|2fa|one[- ]time code|card number)\b/i
const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/
const KEY_LIKE =
  /\b(?:sk|pk|ghp|xox[bp]|AKIA)[-_]?[A-Za-z0-9_-]{12,}\b|\b(?=[A-Za-z0-9+/_-]*\d)(?=[A-Za-z0-9+/_-]*[A-Za-z])[A-Za-z0-9+/_-]{24,}\b/
const LONG_NUMBER = /\d[\d \-./]{7,}\d/g
const LINK = /\bhttps?:\/\//i

/** Whether a text holds what no one should keep: passwords, keys, cards, accounts, addresses that reach someone. */
export function holdsSecret(text: string): boolean {
  return (
    NAMED.test(text) ||
    EMAIL.test(text) ||
    IBAN.test(text) ||
    KEY_LIKE.test(text) ||
    LINK.test(text) ||
    (text.match(LONG_NUMBER) ?? []).some((number) => number.replace(/\D/g, '').length >= 9)
  )
}
