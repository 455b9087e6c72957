import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Empty } from './Empty.tsx'

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('2.7-24 a list without records says 暂无数据, unless given other text', () => {
  expect(textOf(renderToStaticMarkup(<Empty />))).toBe('暂无数据')
  expect(textOf(renderToStaticMarkup(<Empty action="清空条件">没有符合的需求</Empty>))).toBe('没有符合的需求清空条件')
})
