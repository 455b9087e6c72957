import { expect, test } from 'vitest'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { judgeRefusal } from './refusal.ts'

function told(json: unknown, status = 200): string[] {
  const findings: string[] = []
  const run = { hold: () => {}, report: ({ actual }: { actual: string }) => findings.push(actual) }
  const exchange = { json, status, failure: undefined, question: { operation: { operationId: 'x' } } }
  judgeRefusal(run as unknown as Run, exchange as unknown as Exchange)
  return findings
}

test.each([
  ['java.lang.NullPointerException', 1],
  ['查询失败：org.hibernate.SQLGrammarException', 1],
  ['出错 at com.example.Api.list(Api.java:81)', 1],
  ['Bad request', 1],
  ['不得大于{value}', 1],
  ['最多%d个字', 1],
  ['折扣不得超过 100%', 0],
  ['填写的内容有误，请逐项检查', 0],
  ['请上传 PDF 或 JPG 文件', 0],
])('of the words %s so many are no sentence for people: %i', (errorMessage, count) => {
  expect(told({ returnCode: '3000', errorMessage })).toHaveLength(count)
})

test('each fault that is listed is read, a success is not', () => {
  const data = [{ field: 'query.size', errorMessage: 'must be a number' }]
  expect(told({ returnCode: '3000', errorMessage: '填写的内容有误', data })).toEqual(['must be a number'])
  expect(told({ returnCode: '200', data: ['plain words'] })).toEqual([])
})
