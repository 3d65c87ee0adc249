import { correction, generate, mode } from 'lean-qr'

/** Rows of dark (true) and light modules. */
export type QrCode = boolean[][]

/** Up to this version a code is read from a screen at the size in which it is shown: 520 bytes. */
const MAX_VERSION = 15

/** A text as a QR code (bytes, level L), without its quiet zone of four modules. Null for a text that is too long. */
export function qrCode(text: string): QrCode | null {
  const data = new TextEncoder().encode(text)
  try {
    const code = generate(mode.bytes(data), { maxVersion: MAX_VERSION, maxCorrectionLevel: correction.L })
    const places = Array.from({ length: code.size }, (_, at) => at)
    return places.map((y) => places.map((x) => code.get(x, y)))
  } catch {
    // Of a text that is not empty it refuses nothing but its length.
    return null
  }
}
