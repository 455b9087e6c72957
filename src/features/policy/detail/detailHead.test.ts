import { expect, test } from 'vitest'
import { detailHead } from './detailHead.ts'
import { policyDetail } from './policyDetail.testdata.ts'

test('a policy page has title, description and the article tags of government sites', () => {
  const head = detailHead(policyDetail)
  expect(head).toContainEqual({ title: '泰兴市制造业企业智能化改造项目奖补申报指南（示例）' })
  expect(head).toContainEqual({ name: 'description', content: policyDetail.summary })
  expect(head).toContainEqual({ name: 'PubDate', content: '2026-03-02' })
  expect(head).toContainEqual({ name: 'ContentSource', content: '市工业和信息化局' })
  expect(head).toContainEqual({ name: 'Keywords', content: '资金奖补,数字化转型,技改' })
})
