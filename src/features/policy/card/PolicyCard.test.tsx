import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Schema } from '#gateway/contract.ts'
import { PolicyCard } from './PolicyCard.tsx'

const policy: Schema<'PolicyListItem'> = {
  id: 'p-1001',
  title: '智能化改造项目奖补申报指南（示例）',
  categoryDesc: '资金奖补',
  publishTime: '2026-03-02 09:00:00',
  department: '市工业和信息化局',
  declarationDateList: [
    { batchName: '年度第一批', start: '2026-03-10', end: '2026-04-30' },
    { batchName: '年度第二批', start: '2026-08-01', end: '2026-09-30' },
  ],
  amountList: [{ min: null, max: 200, unit: '万元', desc: '按设备投入的 12%' }],
  listTag: [{ tagId: 't-102', tagName: '技改', tagType: 'THEME' }],
  declarationTag: { code: 'OPEN', text: '申报中', grey: false },
  matchedDegree: 86,
  category: 'FUND',
  level: 'COUNTY',
  levelDesc: '县(市、区)级',
  remark: '省直管县可直接申报',
  targetDesc: '设备投入 300 万元以上的制造业企业',
  resultDesc: '按设备投入的 12% 奖补',
  declareTimes: 37,
  summary: '按 12% 给予奖补。',
  enjoyMode: 'APPLY',
  enjoyModeDesc: '申报评审',
  validity: 'EFFECTIVE',
  validityDesc: '有效',
  updateTime: '2026-03-05 09:30:00',
}

function markup(shown: Schema<'PolicyListItem'> = policy, word?: string): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    // The card's links need a router, but not the portal's own routes.
    <RouterContextProvider router={router as never}>
      <PolicyCard policy={shown} word={word} />
    </RouterContextProvider>,
  )
}

const words = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')

test.each([
  ['2.7-10', 'the category', '资金奖补'],
  ['2.7-11', 'the title', '智能化改造项目奖补申报指南（示例）'],
  ['2.7-12', 'the match percentage', '匹配度 86%'],
  ['2.7-13', 'the publish date', '发布日期 |2026-03-02'],
  ['2.7-14', 'the issuing unit', '发文单位 市工业和信息化局'],
  ['2.7-15', 'the declaration times', '2026-03-10 至 2026-04-30|（年度第一批）|2026-08-01 至 2026-09-30'],
  ['2.7-16', 'the fund amounts', '最高 200 万元'],
  ['2.7-17', 'the tags', '|技改|'],
  ['2.7-18', 'the remark', '省直管县可直接申报'],
  ['2.7-19', 'the corner declaration tag', '申报中'],
  ['2.7-21', 'the level line', '县(市、区)级'],
  ['2.7-22', 'the target line', '适用对象|设备投入 300 万元以上的制造业企业'],
  ['2.7-23', 'the result line', '支持结果|按设备投入的 12% 奖补'],
])('%s the policy card shows %s', (_id, _what, expected) => {
  expect(words(markup())).toContain(expected)
})

test('2.7-20 4-62 the corner declaration tag is grey outside the declaration period', () => {
  expect(markup()).not.toMatch(/class="[^"]*grey[^"]*">申报中/)
  const ended = markup({ ...policy, declarationTag: { code: 'END', text: '已截止', grey: true } })
  expect(ended).toMatch(/class="[^"]*grey[^"]*">已截止/)
})

test('beside its period the card says how many days are left', () => {
  vi.useFakeTimers({ now: new Date('2026-04-18T10:00:00+08:00') })
  try {
    const html = words(markup())
    expect(html).toContain('（年度第一批）|剩 12 天|2026-08-01')
    expect(html).toContain('（年度第二批）|105 天后开始')
  } finally {
    vi.useRealTimers()
  }
})

test('2.1-24 the title opens the detail in a new tab and says so', () => {
  const link = /<h2[^>]*>(<a .*?<\/a>)<\/h2>/.exec(markup())?.[1] ?? ''
  expect(link).toContain('href="/policy/info/p-1001"')
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener"')
  expect(words(link)).toContain('（新窗口打开）')
})

test('2.7-12 without a match percentage the card shows none', () => {
  const { matchedDegree: _, ...visitors } = policy
  expect(markup(visitors)).not.toContain('匹配度')
})

test('a degree over only some conditions is not shown as a full match', () => {
  const html = markup({ ...policy, matchedDegree: 100 })
  expect(html).toContain('已核实条件均符合')
  expect(html).not.toContain('100%')
})

test('the searched word is marked in the title', () => {
  expect(markup(policy, '智能化')).toMatch(/<mark[^>]*>智能化<\/mark>改造项目/)
})
