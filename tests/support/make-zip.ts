import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

/** What a zip says of a file; what is left out is told as it is. */
export type ZipPart = { path: string; bytes: Buffer | string; says?: { size?: number; flags?: number } }

/** A zip of these files. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { path: name, bytes, says = {} } of parts) {
    const plain = Buffer.from(bytes)
    const packed = deflateRawSync(plain)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(says.flags ?? 0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(says.size ?? plain.length, 18)
    common.writeUInt16LE(title.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    bodies.push(Buffer.from('PK\u0003\u0004'), common, title, packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), common, tail, title)
    at += 30 + title.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length & 0xffff, 8)
  end.writeUInt16LE(parts.length & 0xffff, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, listed, end])
}

/** A zip of a folder, as an app would have packed it. */
export function zipFolder(folder: string, inside = ''): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return makeZip(
    files.map((entry) => {
      const full = path.join(entry.parentPath, entry.name)
      return { path: inside + path.relative(folder, full).split(path.sep).join('/'), bytes: readFileSync(full) }
    }),
  )
}
