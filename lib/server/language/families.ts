import 'server-only'
import rows from './families.json'

/** Words that are forms of one another though their letters do not show it, by the one that stands for all of them. */
export const families: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => {
    const [head = '', ...forms] = row.split(' ')
    return forms.map((form) => [form, head] as const)
  }),
)
