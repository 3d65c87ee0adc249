import 'server-only'
import { z } from 'zod'
import type { FoundServers } from '@/lib/contract/connection'

/** Where Ollama, LM Studio, llama.cpp and vLLM listen unless they are told otherwise. */
const PORTS = [11434, 1234, 8080, 8000]

const WITHIN_MS = 2_000
/** Of what a server may say of its models. */
const MOST_BYTES = 512 * 1024
const MOST_MODELS = 200

const name = z.string().trim().min(1).max(200)
const listed = z.object({ data: z.array(z.object({ id: name })) })
const tags = z.object({ models: z.array(z.object({ name })) })

/** The model servers on this machine, with the names of their models. Whatever else listens there is passed over. */
export async function findServers(ports: readonly number[] = PORTS): Promise<FoundServers> {
  const asked = ports.map(async (port) => {
    const baseUrl = `http://127.0.0.1:${port}`
    const models = await modelsAt(baseUrl)
    return models ? [{ baseUrl, models }] : []
  })
  return { servers: (await Promise.all(asked)).flat() }
}

/** The names of the models at an address, null where nothing there says that it has any. Never throws. */
export async function modelsAt(baseUrl: string, key?: string): Promise<string[] | null> {
  const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {}
  const list = listed.safeParse(await readJson(`${baseUrl}/v1/models`, headers))
  if (list.success) return tidy(list.data.data.map(({ id }) => id))
  // The server's own list, where it has no other.
  const own = tags.safeParse(await readJson(`${baseUrl}/api/tags`, headers))
  return own.success ? tidy(own.data.models.map((model) => model.name)) : null
}

function tidy(names: string[]): string[] {
  return [...new Set(names)].slice(0, MOST_MODELS)
}

/** Undefined where no JSON of a bounded size comes in time. Follows no redirect. */
async function readJson(url: string, headers: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      return undefined
    }
    return JSON.parse(await readText(response.body))
  } catch {
    return undefined
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    // Leaving the loop breaks the connection off.
    if (size > MOST_BYTES) throw new Error('more than a list of models')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
