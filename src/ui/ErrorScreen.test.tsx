import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx'

function shown(props: ErrorScreenProps): string {
  return renderToStaticMarkup(<ErrorScreen {...props} />)
}

test('2.7-01 2.7-02 2.7-09 the 404 screen shows 页面不存在, the missing-page text and the way home', () => {
  const html = shown({ status: 404 })
  expect(html).toMatch(/<h1[^>]*>页面不存在<\/h1>/)
  expect(html).toContain('This page could not be found')
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>返回首页<\/a>/)
})

test('2.7-03 2.7-04 the 401 screen shows 对不起，您没有权限访问 and the way home', () => {
  const html = shown({ status: 401 })
  expect(html).toMatch(/<h1[^>]*>对不起，您没有权限访问<\/h1>/)
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>返回首页<\/a>/)
})

test('2.7-05 2.7-06 4-68 without a status it is the 500 screen with a refresh button', () => {
  const html = shown({})
  expect(html).toMatch(/<h1[^>]*>服务器内部错误，请稍后访问<\/h1>/)
  expect(html).toMatch(/<button[^>]*>刷新<\/button>/)
})

test('2.7-07 the 300 screen shows the message given, and no number', () => {
  const html = shown({ status: 300, message: '该政策已下架' })
  expect(html).toMatch(/<h1[^>]*>该政策已下架<\/h1>/)
  expect(html).not.toContain('300')
})

test('8-39 8-41 another status shows itself and its message', () => {
  const html = shown({ status: 503, message: '服务维护中' })
  expect(html).toContain('503')
  expect(html).toContain('服务维护中')
})
