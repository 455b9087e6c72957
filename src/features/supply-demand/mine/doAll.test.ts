import { expect, test } from 'vitest'
import { GatewayError } from '#gateway/error.ts'
import { doAll, refusalText } from './doAll.ts'

const records = ['a', 'b', 'c'].map((id) => ({ id, title: `需求 ${id}` }))
const operationId = 'updateDemandStatus'

test('a record that has changed meanwhile is distinguished from one that can be retried, and the others are done', async () => {
  const { done, refused } = await doAll(records, (id) => {
    if (id === 'c') return Promise.resolve()
    const returnCode = id === 'a' ? '4090' : '5000'
    return Promise.reject(new GatewayError('business', { operationId, returnCode, items: [{ text: '不允许' }] }))
  })
  expect(done).toEqual(['c'])
  expect(refused.map(refusalText)).toEqual([
    '需求 a：4090：不允许。它已在别处改变，页面已更新为最新状态',
    '需求 b：5000：不允许',
  ])
})

test('without a connection or a session the rest is not attempted', async () => {
  const tried: string[] = []
  const { done, refused } = await doAll(records, (id) => {
    tried.push(id)
    return id === 'a' ? Promise.resolve() : Promise.reject(new GatewayError('network', { operationId }))
  })
  expect(tried).toEqual(['a', 'b'])
  expect(done).toEqual(['a'])
  expect(refused.map(refusalText)).toEqual(['需求 b：服务器连接失败'])
})
