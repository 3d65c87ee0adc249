import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { limits } from '@/lib/contract/limits'
import { expect, test } from '../support/browser'
import { type BrowserAccount, signedIn } from '../support/browser-account'
import { packed, xssPayloads } from '../support/xss-payloads'

/** Off: what the policy would stop must not have come about in the first place. */
test.use({ bypassCSP: true })

const titles = packed(limits.title)
const texts = packed(2_000)
const NOW = new Date().toISOString()
const at = (index: number) => new Date(Date.now() - (1_000 - index) * 60_000).toISOString()
const day = (index: number) => at(index).slice(0, 10)
const text = (index: number) => texts[index % texts.length] ?? ''

/** Every payload in the free text of every kind of row; in long fields many at a time. */
function plantedDocument(): object {
  const goals = titles.map((title, index) => ({
    id: uuidv7(),
    userId: '',
    title,
    description: text(index),
    domain: 'health',
    targetDate: index % 2 ? day(index) : null,
    progress: index % 3 ? 40 : 100,
    tags: packed(limits.tag).slice(index * 4, index * 4 + 5),
    milestones: [{ id: `m${index}`, title, isCompleted: false, completedAt: null, targetDate: null }],
    isCompleted: index % 3 === 0,
    completedAt: index % 3 === 0 ? NOW : null,
    completionNotes: text(index),
    progressNotes: `[${NOW}] ${text(index)}`,
    createdAt: at(index),
    updatedAt: NOW,
    history: [
      {
        id: uuidv7(),
        goalId: '',
        at: NOW,
        oldProgress: 0,
        newProgress: index % 3 ? 40 : 100,
        reasoning: text(index),
        source: 'coach',
      },
    ],
    responses: [
      {
        id: uuidv7(),
        goalId: '',
        insightType: 'goal_analysis',
        createdAt: NOW,
        parsedData: { response: text(index), appliedUpdates: {} },
      },
    ],
  }))
  const messages = (conversationId: string) =>
    texts.flatMap((message, index) =>
      [true, false].map((isFromUser) => ({
        id: uuidv7(),
        userId: '',
        conversationId,
        message,
        isFromUser,
        createdAt: at(index * 2 + Number(!isFromUser)),
        source: isFromUser ? ('user' as const) : ('anthropic' as const),
        model: isFromUser ? null : (xssPayloads[0] ?? null),
        status: 'complete' as const,
      })),
    )
  return {
    format: 'apogee',
    version: 1,
    exportedAt: NOW,
    profile: {},
    goals,
    journal: titles.map((title, index) => ({
      id: uuidv7(),
      userId: '',
      date: day(index),
      mood: 3,
      timeSpent: xssPayloads[index % xssPayloads.length] ?? '',
      notes: text(index),
      attachments: [title],
      createdAt: at(index),
      updatedAt: NOW,
    })),
    reminders: titles.map((title, index) => ({
      id: uuidv7(),
      userId: '',
      goalId: null,
      title,
      scheduledFor: at(index),
      isDone: false,
      createdAt: NOW,
    })),
    conversations: titles.map((title, index) => {
      const id = uuidv7()
      const isActive = index === 0
      return {
        id,
        title,
        isActive,
        archivedAt: null,
        createdAt: at(index),
        updatedAt: NOW,
        messages: isActive ? messages(id) : [],
      }
    }),
    insights: [],
    memories: packed(limits.memory).map((memory, index) => ({
      id: uuidv7(),
      text: memory,
      kind: 'preference',
      source: { kind: 'message', id: 'gone' },
      pinned: index % 2 === 0,
      createdAt: NOW,
    })),
  }
}

async function plant(page: Page): Promise<BrowserAccount> {
  const account = await signedIn(page)
  await account.api('POST', '/api/import', plantedDocument())
  await account.api('PATCH', '/api/users/profile', {
    firstName: '<img src=x onerror=ran()>',
    lastName: '"><svg onload=ran()>',
    selectedLeader: 'custom',
    customCoachName: '<script>ran()</script>',
    customCoachStyle: text(0).slice(0, limits.coachStyle),
    customCoachPrompt: texts.join('\n').slice(0, limits.coachPrompt),
  })
  return account
}

/** Runs in the page: the elements with a handler, or with an address that a payload names, where an address does something. */
function intruders(): string[] {
  const addresses = /^(href|src|srcset|srcdoc|data|action|formaction|poster|background|ping|content)$/i
  const bad = /ran\(\)|evil\.example|^\s*(javascript|vbscript|data|blob|file|feed|view-source):/i
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const isMade = [...element.attributes].some(
      ({ name, value }) => /^on/i.test(name) || (addresses.test(name) && bad.test(value)),
    )
    return isMade ? [element.outerHTML.slice(0, 200)] : []
  })
}

test(`${xssPayloads.length} payloads in every free text run nothing and fetch nothing`, async ({
  page,
  context,
  baseURL,
  tolerate,
}) => {
  test.setTimeout(180_000)
  const told: string[] = []
  const origin = new URL(baseURL ?? '').origin
  await context.addInitScript(() => {
    // biome-ignore lint/suspicious/noConsole: the test listens to the console
    Object.assign(window, { ran: () => console.error('a payload ran') })
  })
  page.on('dialog', (dialog) => {
    told.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== origin) told.push(`a request to ${request.url()}`)
  })
  await plant(page)
  for (const path of ['/dashboard', '/goals', '/chat', '/journal', '/insights', '/settings', '/custom-coach']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('ran()').first()).toBeAttached()
    expect(await page.evaluate(intruders), path).toEqual([])
  }
  expect(told).toEqual([])

  // And would have been seen: the same payloads, taken for more than text.
  tolerate(/a payload ran|net::ERR_/)
  await context.route(/evil\.example/, (route) => route.abort())
  const ran = page.waitForEvent('console', (message) => message.text() === 'a payload ran')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=//evil.example/x onerror=ran()>'))
  await ran
  expect(told).toEqual([expect.stringContaining('//evil.example/x')])
  expect(await page.evaluate(intruders)).toHaveLength(1)
})
