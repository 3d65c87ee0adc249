import 'server-only'
import type { Desk, Draft } from '../draft'
import type { FigureAsk } from '../figure-ask'
import { answerUnknownDay, answerUntil, answerWeekday } from './day-figures'
import { answerEnergyByWeekday, answerEnergyCompared } from './energy-figures'
import { answerHappened, answerWrote } from './journal-figures'
import { answerClosed, answerCompare, answerGain, answerJournal } from './period-figures'
import { answerRate } from './rate-figures'
import { answerBehind, answerRestsOn, answerSkipped } from './standing-figures'
import { answerWhenDone } from './when-done'

export function answerFigures(desk: Desk, ask: FigureAsk): Draft {
  switch (ask.kind) {
    case 'compare':
      return answerCompare(desk, ask)
    case 'compareEnergy':
      return answerEnergyCompared(desk, ask)
    case 'weekdayOfEnergy':
      return answerEnergyByWeekday(desk)
    case 'rate':
      return answerRate(desk, ask.per)
    case 'until':
      return answerUntil(desk, ask)
    case 'unknownDay':
      return answerUnknownDay(desk, ask.about)
    case 'weekdayOfDate':
      return answerWeekday(desk)
    case 'furthestBehind':
      return answerBehind(desk)
    case 'restsOn':
      return answerRestsOn(desk)
    case 'skipped':
      return answerSkipped(desk)
    case 'wrote':
      return answerWrote(desk, ask.about)
    case 'whenDone':
      return answerWhenDone(desk, ask.about)
    case 'happened':
      return answerHappened(desk, ask.period)
    case 'energy':
    case 'entries':
      return answerJournal(desk, ask.kind, ask.period)
    case 'closed':
      return answerClosed(desk, ask.period)
    default:
      return answerGain(desk, ask)
  }
}
