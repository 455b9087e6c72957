import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Anchor } from './Anchor.tsx'
import { ExternalLink } from './ExternalLink.tsx'

test('an address that would run a script is not linked; its text remains', () => {
  expect(renderToString(<Anchor href="javascript:alert(1)">查看原文</Anchor>)).toBe('<span>查看原文</span>')
  const page = renderToString(<ExternalLink href={'java\nscript:alert(1)'}>查看原文</ExternalLink>)
  expect(page).toContain('查看原文')
  expect(page).not.toMatch(/<a |script|新窗口/)
})

test('any other address is linked', () => {
  expect(renderToString(<Anchor href="/policy">政策</Anchor>)).toBe('<a href="/policy">政策</a>')
  expect(renderToString(<ExternalLink href="https://www.example.gov.cn">官网</ExternalLink>)).toMatch(
    /<a target="_blank" rel="noopener noreferrer" href="https:\/\/www.example.gov.cn">.*（新窗口打开）/,
  )
})
