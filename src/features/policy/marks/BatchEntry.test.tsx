import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BatchEntry } from './BatchEntry.tsx'

const markupOf = (state: Parameters<typeof BatchEntry>[0]['state'], url?: string) =>
  renderToStaticMarkup(<BatchEntry policyId="p-1001" state={state} url={url} about="技改奖补 第一批" />)
const url = 'https://declare.example.gov.cn/p-1001'

test.each(['OPEN', 'ENDING', 'LONG'] as const)('a batch that is %s links to its declaration', (state) => {
  expect(markupOf(state, url)).toContain(`href="${url}"`)
  expect(markupOf(state, url)).toContain('去申报')
  expect(markupOf(state)).toBe('现场办理')
})

test('a batch that has not begun offers a reminder of its opening, and no declaration', () => {
  const markup = markupOf('NOT_STARTED', url)
  expect(markup).toContain('href="/calendar.ics?policy=p-1001"')
  expect(markup).toContain('开始前提醒我')
  expect(markup).not.toContain('去申报')
})

test('a batch that is over says so', () => {
  expect(markupOf('END', url)).toBe('已截止')
})
