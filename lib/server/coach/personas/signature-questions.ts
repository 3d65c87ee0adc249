import { type BuiltInLeader, coaches } from '@/lib/contract/coaches'
import { builtInPersona } from './personas'

/** The question that each built-in coach comes back to. */
export function signatureQuestions(): Record<BuiltInLeader, string> {
  const ids = Object.keys(coaches) as BuiltInLeader[]
  return Object.fromEntries(ids.map((id) => [id, builtInPersona(id).signatureQuestion])) as Record<
    BuiltInLeader,
    string
  >
}
