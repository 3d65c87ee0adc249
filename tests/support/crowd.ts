import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'
import { receiptOf } from './receipt-of'

const DAY = 86_400_000
const START = Date.parse('2021-01-01T08:00:00Z')

/**
 * How many rows of each kind: of the one whose requests are looked at, and of each of the others. Postgres weighs a way
 * of reading by them; SQLite chooses by its indexes alone.
 */
const SIZES = process.env.TEST_POSTGRES_URL ? { own: 1_000, others: 50, users: 30 } : { own: 300, others: 20, users: 5 }

/** Ids of the one whose requests are looked at. */
export type Crowd = {
  goalId: string
  conversationId: string
  entryId: string
  messageId: string
  tokenId: string
  importId: string
}

/**
 * Fills a database so that reading a whole table costs visibly more than reading by an index: `userId`, who has much,
 * and others who have a little. Answers the ids that the tests ask for.
 */
export async function fillWithCrowd(client: PrismaClient, userId: string): Promise<Crowd> {
  const own = await fill(client, userId, SIZES.own)
  for (let index = 0; index < SIZES.users; index++) {
    const other = await client.user.create({ data: { email: `other${index}@example.com`, selectedDomains: [] } })
    await fill(client, other.id, SIZES.others)
  }
  return own
}

async function fill(client: PrismaClient, userId: string, size: number): Promise<Crowd> {
  const at = (index: number) => new Date(START + index * DAY)
  const rows = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: count }, (_, index) => row(index))
  const goals = rows(Math.ceil(size / 10), (index) => ({
    id: uuidv7(),
    userId,
    title: `Goal ${index}`,
    domain: index % 2 ? 'health' : 'career',
    milestones: [],
    isCompleted: index % 3 === 0,
    completedAt: index % 3 === 0 ? at(index) : null,
    createdAt: at(index),
  }))
  const goalId = goals[1]?.id ?? ''
  const conversations = rows(Math.ceil(size / 10), (index) => ({
    id: uuidv7(),
    userId,
    title: `Talk ${index}`,
    isActive: index === 1,
    archivedAt: index % 4 === 0 ? at(index) : null,
    createdAt: at(index),
    updatedAt: at(index),
  }))
  const conversationId = conversations[1]?.id ?? ''
  const [entryId, messageId, tokenId, importId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  await client.goal.createMany({ data: goals })
  await client.goalTag.createMany({
    data: goals.map((goal, index) => ({
      goalId: goal.id,
      userId,
      key: index % 2 ? 'common' : `tag${index}`,
      label: 'Tag',
      position: 0,
    })),
  })
  await client.progressEvent.createMany({
    data: rows(size, (index) => ({
      userId,
      goalId: index % 2 ? goalId : (goals[index % goals.length]?.id ?? goalId),
      at: at(index),
      oldProgress: 10,
      newProgress: 20,
      reasoning: 'Ran',
      source: 'coach',
    })),
  })
  await client.insightResponse.createMany({
    data: rows(size, (index) => ({
      userId,
      goalId,
      insightType: 'goal_analysis',
      response: 'Ran',
      appliedUpdates: {},
      createdAt: at(index),
    })),
  })
  await client.forecastSnapshot.createMany({
    data: goals.map((goal) => ({ userId, goalId: goal.id, day: '2026-01-01', progress: 10, probabilityOnTime: 0.5 })),
  })
  await client.journalEntry.createMany({
    data: rows(size, (index) => ({
      id: index === 0 ? entryId : uuidv7(),
      userId,
      date: at(index).toISOString().slice(0, 10),
      mood: (index % 5) + 1,
      notes: index % 7 ? 'Ran along the river.' : `A long morning ${randomUUID()}`,
      attachments: [],
    })),
  })
  await client.reminder.createMany({
    data: rows(size, (index) => ({
      userId,
      title: 'Stretch',
      scheduledFor: at(index),
      goalId: index % 9 ? null : goalId,
    })),
  })
  await client.conversation.createMany({ data: conversations })
  await client.chatMessage.createMany({
    data: rows(size, (index) => ({
      id: index === 1 ? messageId : uuidv7(),
      userId,
      conversationId: index % 2 ? conversationId : (conversations[index % conversations.length]?.id ?? conversationId),
      message: 'Ran again',
      isFromUser: index % 2 === 0,
      source: 'user',
      createdAt: at(index),
    })),
  })
  await client.datapoint.createMany({
    data: rows(size, (index) => ({
      userId,
      goalId,
      date: at(index).toISOString().slice(0, 10),
      value: index % 7,
      source: 'typed',
      createdAt: at(index),
    })),
  })
  await client.plan.createMany({
    data: rows(Math.ceil(size / 5), (index) => ({
      userId,
      goalId,
      cue: 'After breakfast',
      action: 'put on my shoes',
      startsOn: at(index).toISOString().slice(0, 10),
      reviewOn: at(index + 7)
        .toISOString()
        .slice(0, 10),
      outcomes: [],
      createdAt: at(index),
    })),
  })
  await client.experiment.createMany({
    data: rows(Math.ceil(size / 5), (index) => ({
      userId,
      goalId: index % 9 ? null : goalId,
      question: 'Does it help?',
      action: 'Swim',
      outcome: 'energy',
      seed: index,
      days: [],
      startsOn: at(index).toISOString().slice(0, 10),
      endsOn: at(index + 27)
        .toISOString()
        .slice(0, 10),
      status: 'stopped',
      createdAt: at(index),
    })),
  })
  await client.proposal.createMany({
    data: rows(Math.ceil(size / 5), (index) => ({
      userId,
      verb: 'goal.reopen',
      title: 'Reopen',
      diff: [],
      input: { goalId },
      sourceKind: 'client',
      createdAt: new Date(Date.now() - index * 1_000),
    })),
  })
  await client.memory.createMany({
    data: rows(Math.ceil(size / 5), (index) => ({
      userId,
      text: `Fact ${index}`,
      kind: 'preference',
      sourceKind: 'message',
      sourceId: uuidv7(),
      createdAt: at(index),
    })),
  })
  await client.session.createMany({
    data: rows(Math.ceil(size / 10), (index) => ({
      userId,
      tokenHash: randomUUID(),
      createdAt: at(index),
      expiresAt: new Date(Date.now() + DAY),
    })),
  })
  await client.accessToken.create({
    data: { id: tokenId, userId, name: 'Assistant', tokenHash: randomUUID(), scopes: [] },
  })
  await client.tokenRead.createMany({
    data: rows(size, (index) => ({
      userId,
      tokenId,
      at: new Date(Date.now() - index * 1_000),
      route: 'GET /api/goals',
      rows: index,
    })),
  })
  await client.receipt.create({ data: receiptOf(userId, messageId) })
  await client.fileImport.create({ data: { id: importId, userId, name: 'diary.csv', kind: 'csv', mapping: {} } })
  return { goalId, conversationId, entryId, messageId, tokenId, importId }
}
