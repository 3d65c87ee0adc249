import 'server-only'

const MOST_LINES = 200

export type FrontMatter = { fields: Map<string, string[]>; body: string }

/**
 * The fields at the head of a note, and what is written below: YAML between two lines of dashes, as far as notes use it
 * (`key: value`, `[a, b]`, a list of dashes), or Logseq's `key:: value`.
 */
export function frontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  return lines[0]?.trimEnd() === '---' ? yamlHead(lines) : propertyHead(lines)
}

function yamlHead(lines: readonly string[]): FrontMatter {
  const end = lines.slice(1, MOST_LINES).findIndex((line) => /^(?:---|\.\.\.)\s*$/.test(line)) + 1
  if (end === 0) return { fields: new Map(), body: lines.join('\n') }
  const fields = new Map<string, string[]>()
  let last = ''
  for (const line of lines.slice(1, end)) {
    const item = /^\s*- +(.*)$/.exec(line)
    const pair = /^([\w-]+) *:(?: +(.*))?$/.exec(line)
    if (item && last) fields.get(last)?.push(bare(item[1] ?? ''))
    else if (pair) {
      last = (pair[1] ?? '').toLowerCase()
      fields.set(last, valuesOf(pair[2] ?? '', last))
    }
  }
  return { fields, body: lines.slice(end + 1).join('\n') }
}

function propertyHead(lines: readonly string[]): FrontMatter {
  const fields = new Map<string, string[]>()
  let at = 0
  for (; at < Math.min(lines.length, MOST_LINES); at++) {
    const pair = /^([\w-]+):: (.*)$/.exec(lines[at] ?? '')
    if (!pair) break
    const key = (pair[1] ?? '').toLowerCase()
    fields.set(key, valuesOf(pair[2] ?? '', key))
  }
  return { fields, body: lines.slice(at).join('\n') }
}

/** A list in brackets; of tags also one without. */
function valuesOf(told: string, key: string): string[] {
  const inBrackets = /^\[(.*)\]\s*$/.exec(told)?.[1]
  if (inBrackets === undefined && key !== 'tags') return told.trim() === '' ? [] : [bare(told)]
  return (inBrackets ?? told).split(',').map(bare).filter(Boolean)
}

/** Without its quotes, the mark of a tag, and the brackets of a link. */
function bare(told: string): string {
  return told
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^#/, '')
    .replace(/^\[\[(.*)\]\]$/, '$1')
    .trim()
}
