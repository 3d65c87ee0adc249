import 'server-only'
import { phrases, says } from '@/lib/server/language/phrases'
import type { SaidSentence } from './said'

const ill = phrases(`
in|into|to|at the|a? hospital|hospice|icu|a&e
in|into intensive care
ambulance
collapsed
had a|an bad|nasty? fall|seizure|operation|accident|surgery
heart attack
broke|broken|fractured his|her|their hip|leg|arm|wrist|ankle|back
`)
/** A hospital that is a place of work, or that somebody has left. */
const notIll = phrases(`
work|works|worked|working|shift|volunteer|volunteered|job|interview
out of hospital
home|back from the? hospital
`)
const row = phrases(`
had a|an|another big|huge|horrible|awful|terrible|massive|bad|stupid|nasty? row|fight|argument|falling-out
fell|fallen out with
not speaking|talking to me
screamed|shouted|yelled at me|him|her|them|each
`)
const left = phrases(`
left me|us
walked|moved out
wants|wanted|asked|filed for? a? divorce|separation
getting divorced
we split|broke up
`)
const missed = phrases(`
would have been|turned _? _? _? birthday|anniversary|wedding
would have been|turned #
anniversary of his|her|their|mum|mom|dad death|passing
years|year|months|month since|without him|her|mum|mom|dad
since he|she|they|mum|mom|dad died|passed|went
i miss him|her|mum|mom|dad
miss him|her so|today|tonight
first christmas|birthday|easter|summer without
scattered his|her|their|the ashes
`)

const ILL = 'I am sorry, that is a fright. Everything here can wait.'
const ROW = 'I am sorry, a row like that weighs on everything. It need not be settled today.'
const LEFT = 'I am sorry, that is a lot to take in. Nothing here needs you today.'
const MISSED = 'I am sorry, such a day is heavy. You need do nothing about it here.'

/** What happened between the user and somebody near: an illness, a row, a parting, a day that brings back the dead. */
export function kinMoment(told: readonly SaidSentence[]): string | null {
  for (const { words } of told) {
    if (says(words, ill) && !says(words, notIll)) return ILL
    if (says(words, missed)) return MISSED
    if (says(words, left)) return LEFT
    if (says(words, row)) return ROW
  }
  return null
}
