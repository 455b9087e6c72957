import { expect, test } from 'vitest'
import { facilitatorResume } from '../facilitator-resume/facilitatorResume.testdata.ts'
import { standingText } from './standing.ts'

const passed = { faStatus: 'PASS', pendingChange: false, submitTime: '2026-03-06 11:00:00' } as const

test('the public version is distinguished from what waits for the audit, and from what was refused', () => {
  expect(standingText(passed)).toContain('已经公开')
  const waiting = { ...passed, pendingChange: true, shownResume: facilitatorResume }
  expect(standingText(waiting)).toBe('2026-03-06 11:00 提交的修改正在审核。通过之前，企业旗舰店展示的仍是原来的资料。')
  expect(standingText({ ...passed, shownResume: facilitatorResume })).toContain('没有通过审核，企业旗舰店展示的仍是')
})

test('a first application says that nothing is public yet; an ended one says how to renew it', () => {
  expect(standingText({ ...passed, faStatus: 'PENDING' })).toContain('通过后在企业旗舰店展示')
  expect(standingText({ ...passed, faStatus: 'NONE', submitTime: null })).toContain('还没有申请入驻')
  expect(standingText({ ...passed, faStatus: 'EXPIRED' })).toContain('再次提交')
})
