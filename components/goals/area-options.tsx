import { type Domain, domainIds, domains } from '@/lib/contract/domains'

type AreaOptionsProps = {
  /** The areas that a person chose for their coaching; of none, all are meant. */
  chosen: readonly Domain[]
  /** What the field holds, which may be another by now. */
  value?: Domain | '' | undefined
  hasOthers?: boolean
  /** In setup an area is called as on the card that it was chosen by. */
  name?: 'label' | 'card'
}

/** The areas that a goal may be of: those that were chosen, and the others under their own heading where there is room. */
export function AreaOptions({ chosen, value = '', hasOthers = false, name = 'label' }: AreaOptionsProps) {
  const isFirst = (id: Domain) => chosen.length === 0 || chosen.includes(id) || (!hasOthers && id === value)
  const others = hasOthers ? domainIds.filter((id) => !isFirst(id)) : []
  return (
    <>
      {domainIds.filter(isFirst).map((id) => option(id, name))}
      {others.length > 0 && <optgroup label="Other areas">{others.map((id) => option(id, name))}</optgroup>}
    </>
  )
}

function option(id: Domain, name: 'label' | 'card') {
  return (
    <option key={id} value={id}>
      {domains[id][name]}
    </option>
  )
}
