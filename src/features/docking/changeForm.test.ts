import { expect, test } from 'vitest'
import { changeBody, changeSchema, emptyChange } from './changeForm.ts'
import type { DockingChange } from './partyActions.ts'

function messages(change: DockingChange, values: object = {}) {
  const issues = changeSchema(change).safeParse({ ...emptyChange, ...values }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('a refusal and a failure need a reason, an acceptance needs consent, other changes nothing', () => {
  expect(messages('REJECT')).toEqual({ rejectReason: '请输入拒绝理由' })
  expect(messages('NO_DEAL')).toEqual({ failReason: '请输入未达成原因' })
  expect(messages('ACCEPT')).toEqual({ agree: '请先同意对方查看本企业的联系方式' })
  for (const change of ['CANCEL', 'START', 'DEAL'] as const) expect(messages(change)).toEqual({})
  expect(messages('DEAL', { contractAmount: '很多' })).toEqual({ contractAmount: '请输入数字' })
})

test('each change sends only its own fields', () => {
  const typed = {
    ...emptyChange,
    ownerReply: '可行',
    meetTime: '2026-03-06T14:00',
    contractAmount: '36',
    failReason: '价',
  }
  expect(changeBody('ACCEPT', typed, 'dk-1')).toEqual({ id: 'dk-1', action: 'ACCEPT', ownerReply: '可行' })
  expect(changeBody('START', typed, 'dk-1')).toEqual({ id: 'dk-1', action: 'START', meetTime: '2026-03-06 14:00:00' })
  expect(changeBody('DEAL', typed, 'dk-1')).toEqual({
    id: 'dk-1',
    action: 'FINISH',
    result: 'DEAL',
    contractAmount: 36,
  })
  expect(changeBody('NO_DEAL', typed, 'dk-1')).toEqual({
    id: 'dk-1',
    action: 'FINISH',
    result: 'NO_DEAL',
    failReason: '价',
  })
})
