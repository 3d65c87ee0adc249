import { engineName } from '@/components/chat/engine-name'
import { ReceiptButton } from '@/components/chat/receipt-button'
import { type ClaimSource, sourcesOfClaim } from '@/lib/client/insights/evidence'
import { forecastFacts } from '@/lib/client/insights/words'
import type { Today } from '@/lib/client/time/calendar'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import { CoachText } from './coach-text'
import { Sources } from './sources'

type AnalysisViewProps = {
  analysis: GoalAnalysis
  now: Today
  /** Whether the forecast stands beside it already. */
  isForecastTold?: boolean
}

/** All that the coach says of one goal: the analysis, what to do, the forecast, and what it rests on. */
export function AnalysisView({ analysis, now, isForecastTold = false }: AnalysisViewProps) {
  const facts = isForecastTold ? [] : forecastFacts(analysis, now.today)
  const sources = (field: string, index: number | null) =>
    beyondTitle(sourcesOfClaim(analysis.evidence, field, index), analysis)
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1.5">
        <CoachText text={beyondPrediction(analysis)} className="max-w-[68ch] text-ink-2" />
        <Sources sources={sources('analysis', null)} />
      </div>
      {analysis.suggestions.length > 0 && (
        <section className="grid gap-1">
          <h4 className="text-sm font-medium text-ink-2">Suggestions</h4>
          <ul className="grid list-disc gap-2 pl-4.5 marker:text-burn">
            {analysis.suggestions.map((suggestion, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: evidence names a suggestion by its place
              <li key={index} className="max-w-[68ch]">
                <p dir="auto" className="text-pretty wrap-anywhere">
                  {suggestion}
                </p>
                <Sources sources={sources('suggestions', index)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {facts.length > 0 && (
        <dl aria-label="Forecast" className="num flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-3">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="font-mono text-xs text-ink-3">{engineName(analysis)}</p>
        {analysis.source === 'anthropic' && <ReceiptButton of={{ analysis: analysis.goalId }} />}
      </div>
    </div>
  )
}

/** What is said of the goal without its forecast, which stands right above, word for word. */
function beyondPrediction({ analysis, completionPrediction: told }: GoalAnalysis): string {
  return told.length > 0
    ? analysis
        .replace(told.endsWith('.') ? told : `${told}.`, '')
        .replace(told, '')
        .replace(/ {2,}/g, ' ')
        .replace(/^ | (?=\n)| $/g, '')
    : analysis
}

/** Without the goal as a source of its own analysis where nothing but its title is quoted, which stands above already. */
function beyondTitle(sources: ClaimSource[] | null, { goalId, title }: GoalAnalysis): ClaimSource[] | null {
  if (!sources || sources.length === 0) return sources
  const telling = sources.filter(({ id, quotes }) => id !== goalId || quotes.some((quote) => quote !== title))
  return telling.length > 0 ? telling.map((source) => tellingFirst(source, title)) : null
}

function tellingFirst(source: ClaimSource, title: string): ClaimSource {
  return { ...source, quotes: source.quotes.toSorted((a, b) => Number(a === title) - Number(b === title)) }
}
