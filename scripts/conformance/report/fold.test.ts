import { expect, test } from 'vitest'
import type { Finding } from '../finding.ts'
import { fold, keptOf, nameOf, unfolded, type Told } from './fold.ts'

function told(operationId: string, more: Partial<Finding> = {}): Told {
  const finding: Finding = {
    operationId,
    kind: 'requests',
    rule: `null body.${operationId}`,
    expected: `请求体 ${operationId} 为 null时拒绝`,
    general: '请求体的字段为 null时拒绝',
    actual: '成功应答',
    clause: `contract/policy/library/${operationId}.yaml:8`,
    ...more,
  }
  const { kind, expected, actual, clause } = finding
  const place = { service: 'policy', severity: 'error', method: 'POST', path: '/x', status: 200 } as const
  const reported = { id: finding.rule, operationId, kind, expected, actual, clause, at: '', part: undefined, curl: '' }
  return { finding, reported: { ...place, ...reported } }
}

test('what several operations get wrong alike is one finding that names them, and keeps each of them', () => {
  const [one, ...more] = fold([told('savePolicy'), told('saveDemand'), told('saveTag')])
  expect(more).toEqual([])
  expect(one).toMatchObject({ operationId: 'savePolicy', expected: '请求体的字段为 null时拒绝' })
  expect(one && nameOf(one)).toBe('savePolicy、saveDemand、saveTag 等 3 个接口')
  expect(one?.alike.map(({ expected }) => expected)[2]).toBe('请求体 saveTag 为 null时拒绝')
})

test.each([
  ['another actual', { actual: '4040 没有' }],
  ['another clause of a shared schema', { clause: 'contract/common/schemas.yaml:9' }],
  ['another kind', { kind: 'shape' }],
  ['the same operation', { operationId: 'savePolicy', rule: 'null body.other' }],
] as [string, Partial<Finding>][])('%s is another finding', (_, more) => {
  const { operationId = 'saveTag' } = more
  expect(fold([told('savePolicy'), told(operationId, more)]).map(({ alike }) => alike)).toEqual([[], []])
})

test('what one operation gets wrong in many fields alike is one finding that lists them', () => {
  const inField = (name: string) =>
    told('savePolicy', { rule: `null body.${name}`, expected: `请求体 ${name} 为 null时拒绝` })
  const [one, ...more] = fold(['title', 'content', 'dept'].map(inField))
  expect(more).toEqual([])
  expect(one && [nameOf(one), one.expected]).toEqual(['savePolicy（3 处）', '请求体的字段为 null时拒绝'])
  expect(one?.alike.map(({ expected }) => expected)[1]).toBe('请求体 content 为 null时拒绝')
})

test('which operations err alike does not change what each of them is known by', () => {
  const earlier = unfolded(fold([told('savePolicy')])).map(({ id }) => id)
  const now = fold([told('savePolicy'), told('saveDemand'), told('saveTag')])
  expect(unfolded(now).map(({ id }) => id)).toEqual([...earlier, 'null body.saveDemand', 'null body.saveTag'])
  const [fresh] = keptOf(now, (id) => !earlier.includes(id))
  expect(fresh?.alike.map(({ operationId }) => operationId)).toEqual(['saveDemand', 'saveTag'])
  expect(fresh?.operationId).toBe('saveDemand')
  expect(keptOf(now, () => false)).toEqual([])
})
