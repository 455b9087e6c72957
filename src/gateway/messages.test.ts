import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from './error.ts'
import { debounceMessages, messagesOf, type DebouncedNotices, type GatewayMessage } from './messages.ts'

let shown: GatewayMessage[]
let abouts: (readonly string[])[]
let notices: DebouncedNotices
const show = (message: GatewayMessage, about = 'login') => notices.notify(message, about)

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  abouts = []
  notices = debounceMessages({
    notify: (message, about) => {
      shown.push(message)
      abouts.push(about)
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
})

const timeout: GatewayMessage = { level: 'error', text: '请求超时' }

test('8-23 a repetition within 100 ms restarts the 100 ms', () => {
  show(timeout)
  vi.advanceTimersByTime(99)
  show(timeout)
  vi.advanceTimersByTime(99)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([timeout])
})

test('8-23 a repetition after that is a new message', () => {
  show(timeout)
  vi.advanceTimersByTime(100)
  show(timeout)
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([timeout, timeout])
})

test('8-23 different messages at the same time are all shown, in order', () => {
  const others: GatewayMessage[] = [
    { level: 'warning', text: '请输入手机号' },
    { level: 'warning', text: '请求超时' },
  ]
  for (const message of [timeout, ...others]) show(message)
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([timeout, ...others])
})

test('a failure shared by several calls is shown once, naming all of them', () => {
  show(timeout, 'login')
  show(timeout, 'search')
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([timeout])
  expect(abouts).toEqual([['login', 'search']])
})

test('a message withdrawn before it was shown is not shown', () => {
  show(timeout)
  show({ level: 'error', text: '服务器连接失败' }, 'search')
  notices.withdraw('login')
  vi.advanceTimersByTime(100)
  expect(shown.map(({ text }) => text)).toEqual(['服务器连接失败'])
})

test('no message is shown when the page shows the failure by then, unless another call failed alike', () => {
  let isTold = false
  notices.notify(timeout, 'login', () => isTold)
  isTold = true
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([])
  notices.notify(timeout, 'login', () => isTold)
  notices.notify(timeout, 'search', () => false)
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([timeout])
  expect(abouts).toEqual([['search']])
})

test('8-17 8-19 a business error without a message shows its code and 未知错误', () => {
  const error = new GatewayError('business', { operationId: 'listProvinces', status: 200, returnCode: '5000' })
  expect(messagesOf(error)).toEqual([{ level: 'error', text: '5000：未知错误' }])
})
