import 'server-only'

/** The number of a feature's name: 32 bits, the same everywhere (FNV-1a). */
export function featureOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return hash
}

/** The number of a feature in a company: what is told by a word differs with the role that it is asked for. */
export function within(company: number, feature: number): number {
  const mixed = Math.imul(company ^ (feature + 0x9e3779b9 + (company << 6) + (company >>> 2)), 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

/** Learned weights as they are stored: a byte each, in base64, so many to one; as many as a power of two. */
export type StoredWeights = { scale: number; bytes: string }

/** A linear model over hashed features. */
export function linearScorer({ scale, bytes }: StoredWeights): (features: readonly number[]) => number {
  const buffer = Buffer.from(bytes, 'base64')
  const weights = new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length)
  const mask = weights.length - 1
  return (features) => {
    let sum = 0
    for (const feature of features) sum += weights[feature & mask] as number
    return sum / scale
  }
}
