import { expect, test } from 'vitest'
import type { ContractDocument } from '#compiler/document.ts'
import type { Operation } from '../declared.ts'
import type { Exchange, Question } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { holdStory, Story } from './story.ts'

const document = {
  paths: {},
  components: {
    schemas: {
      Shop: {
        type: 'object',
        properties: { id: { type: 'string', 'x-identifies': 'Shop' }, name: { type: 'string' } },
      },
    },
  },
} as unknown as ContractDocument

function operationOf(operationId: string): Operation {
  const data = { $ref: '#/components/schemas/Shop' }
  const schema = { oneOf: [{ properties: { data } }] }
  const responses = { 200: { content: { 'application/json': { schema } } } }
  return { operationId, method: 'GET', parameters: [], laws: {}, responses } as unknown as Operation
}

/** What the story finds when operations first say this, and say that when they are asked again. */
async function found(first: Record<string, string>, again = first): Promise<string[]> {
  const findings: string[] = []
  const replyOf = (question: Question, said: Record<string, string>) => {
    const name = said[question.operation.operationId]
    return { question, status: 200, json: { returnCode: '200', data: { id: 's1', name } } } as unknown as Exchange
  }
  const run = {
    document,
    hold: () => {},
    check: ({ operationId }: Operation, _: unknown, wrong: unknown) =>
      wrong !== undefined && findings.push(operationId),
    ask: async (question: Question) => ({ exchange: replyOf(question, again) }),
    each: async (_: string, items: unknown[], work: (item: unknown) => Promise<void>) => {
      for (const item of items) await work(item)
    },
  } as unknown as Run
  const story = new Story(run)
  for (const id of Object.keys(first))
    story.see(replyOf({ operation: operationOf(id), parts: {}, as: 'member' } as unknown as Question, first))
  await holdStory(run, story)
  return findings
}

test('what all say is no finding', async () => {
  expect(await found({ list: '甲', detail: '甲' })).toEqual([])
})

test('who says otherwise than most is named; of two, both are', async () => {
  expect(await found({ list: '甲', detail: '甲', favourites: '乙' })).toEqual(['favourites'])
  expect(await found({ list: '甲', detail: '乙' })).toEqual(['list', 'detail'])
})

test('a value that has changed in between is no contradiction', async () => {
  expect(await found({ list: '甲', detail: '乙' }, { list: '乙', detail: '乙' })).toEqual([])
})
