import { DomainIcon } from '@/components/shared/domain-mark'
import { Checkbox } from '@/components/ui/checkbox'
import { type Domain, domainIds, domains } from '@/lib/contract/domains'
import { useSaveSetting } from './use-save-setting'

/** The areas that the user is coached in: at least one, each saved at once. */
export function AreasField() {
  const { user, save } = useSaveSetting()
  if (!user) return null
  const { selectedDomains: chosen } = user

  function toggle(id: Domain, isChosen: boolean) {
    const next = domainIds.filter((one) => (one === id ? isChosen : chosen.includes(one)))
    if (next.length > 0) save({ selectedDomains: next })
  }

  return (
    <fieldset aria-describedby="areas-note" className="grid gap-2.5">
      <legend className="mb-1.5 text-sm font-medium">Areas</legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {domainIds.map((id) => (
          <label key={id} htmlFor={`area-${id}`} className="flex min-h-11 items-center gap-3">
            <Checkbox
              id={`area-${id}`}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <DomainIcon domain={id} className="size-4.5" />
            {domains[id].label}
          </label>
        ))}
      </div>
      <p id="areas-note" className="text-sm text-ink-3">
        Your coach asks about these first. Keep at least one.
      </p>
    </fieldset>
  )
}
