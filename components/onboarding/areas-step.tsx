import { TitledWords } from '@/components/shared/titled-words'
import { type Domain, domainIds } from '@/lib/contract/domains'
import { accountMessages } from '@/lib/contract/messages/account'
import { DomainCard, INCLUDE } from './domain-card'

type AreasStepProps = {
  chosen: ReadonlySet<Domain>
  isMissing: boolean
  onChoose: (domain: Domain, included: boolean) => void
}

const { title, description: words } = accountMessages.domainsRequired

export function AreasStep({ chosen, isMissing, onChoose }: AreasStepProps) {
  return (
    <fieldset aria-describedby={isMissing ? 'domains-missing' : undefined} className="grid gap-4">
      <legend className="sr-only">Areas</legend>
      {/* Over the cards: under them it would lie behind the bar that stays in sight. */}
      {isMissing && (
        <p id="domains-missing" role="alert" className="text-sm text-bad">
          <TitledWords title={title} words={words} />
        </p>
      )}
      {!isMissing && (
        <p aria-hidden="true" className="-mb-2 text-sm font-medium text-ink-2 sm:hidden">
          {INCLUDE}
        </p>
      )}
      <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-4">
        {domainIds.map((domain) => (
          <DomainCard
            key={domain}
            domain={domain}
            checked={chosen.has(domain)}
            onChange={(included) => onChoose(domain, included)}
          />
        ))}
      </div>
    </fieldset>
  )
}
