import { type Domain, domainIds, domains } from '@/lib/contract/domains'

type AreaOptionsProps = {
  /** The areas that a person chose for their coaching; of none, all are meant. */
  chosen: readonly Domain[]
  /** What the field holds, which may be another by now. */
  value?: Domain | '' | undefined
  hasOthers?: boolean
}

/** The areas that a goal may be of: those that were chosen, and the others under their own heading where there is room. */
export function AreaOptions({ chosen, value = '', hasOthers = false }: AreaOptionsProps) {
  const isFirst = (id: Domain) => chosen.length === 0 || chosen.includes(id) || (!hasOthers && id === value)
  const others = hasOthers ? domainIds.filter((id) => !isFirst(id)) : []
  return (
    <>
      {domainIds.filter(isFirst).map(option)}
      {others.length > 0 && <optgroup label="Other areas">{others.map(option)}</optgroup>}
    </>
  )
}

function option(id: Domain) {
  return (
    <option key={id} value={id}>
      {domains[id].label}
    </option>
  )
}
