import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetShared, shareChunks } from './share-chunks'

const require = createRequire(import.meta.url)
let build: string
const file = (name: string) => path.join(build, 'server', name)
const write = (name: string, code: string) =>
  writeFileSync(file(name), `${code}\n\n//# sourceMappingURL=${path.basename(name)}.map`)

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'apogee-chunks-'))
  mkdirSync(file('chunks/ssr'), { recursive: true })
})
afterEach(() => rmSync(build, { recursive: true, force: true }))

describe('equal chunks', () => {
  it('load as one, and others stay what they are', () => {
    write('chunks/[root]_a.js', 'module.exports=[1,()=>"same"]')
    write('chunks/b.js', 'module.exports=[1,()=>"same"]')
    write('chunks/c.js', 'module.exports=[1,()=>"other"]')
    for (const name of ['d', 'e']) write(`chunks/${name}.js`, 'module.exports = [\n1, () => "whole"]')
    shareChunks(build)
    const [first, second, other, whole, copy] = ['[root]_a', 'b', 'c', 'd', 'e'].map((name) =>
      require(file(`chunks/${name}.js`)),
    )
    expect(second).toBe(first)
    expect(copy).toBe(whole)
    expect(first[1]()).toBe('same')
    expect(other[1]()).toBe('other')
  })

  it('are one within their folder alone, and the runtime is never another one’s', () => {
    for (const name of ['chunks/a.js', 'chunks/ssr/a.js']) write(name, 'module.exports=[1,()=>1]')
    for (const name of ['chunks/r.js', 'chunks/s.js']) write(name, 'const loaded=new Set();module.exports=()=>loaded')
    shareChunks(build)
    expect(require(file('chunks/ssr/a.js'))).not.toBe(require(file('chunks/a.js')))
    expect(require(file('chunks/s.js'))()).not.toBe(require(file('chunks/r.js'))())
  })

  it('are looked for once in a build, and again in the next', () => {
    write('chunks/a.js', 'module.exports=[1,()=>1]')
    shareChunks(build)
    write('chunks/b.js', 'module.exports=[1,()=>1]')
    shareChunks(build)
    expect(readFileSync(file('chunks/b.js'), 'utf8')).toContain('()=>1')
    forgetShared(build)
    shareChunks(build)
    expect(readFileSync(file('chunks/b.js'), 'utf8')).toBe('module.exports=require("./a.js")\n')
  })
})
