import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMessageStore, SHOWN_FOR, withRoom } from './messageStore.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a message disappears when its time is up, an error later than a success', () => {
  const store = createMessageStore()
  store.show({ level: 'success', text: '登录成功' })
  store.show({ level: 'error', text: '服务器连接失败' })
  store.drawn(store.shown())

  vi.advanceTimersByTime(SHOWN_FOR.success)
  expect(store.shown().map((message) => message.text)).toEqual(['服务器连接失败'])

  vi.advanceTimersByTime(SHOWN_FOR.error - SHOWN_FOR.success)
  expect(store.shown()).toEqual([])
})

test('a message that is already on the screen is shown once, and its time starts again', () => {
  const store = createMessageStore()
  store.show({ level: 'error', text: '请求超时' })
  store.drawn(store.shown())
  vi.advanceTimersByTime(SHOWN_FOR.error - 1)
  store.show({ level: 'error', text: '请求超时' })
  store.drawn(store.shown())
  expect(store.shown()).toHaveLength(1)

  vi.advanceTimersByTime(SHOWN_FOR.error - 1)
  expect(store.shown()).toHaveLength(1)
})

test('the time of a message starts when it is painted, which may be late on a busy phone', () => {
  const store = createMessageStore()
  store.show({ level: 'success', text: '已收藏' })
  vi.advanceTimersByTime(SHOWN_FOR.success * 2)
  store.drawn(store.shown())
  vi.advanceTimersByTime(SHOWN_FOR.success - 1)
  expect(store.shown()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.shown()).toEqual([])
})

test('a held message stays until it is released', () => {
  const store = createMessageStore()
  store.show({ level: 'success', text: '已收藏' })
  store.hold(true)
  store.drawn(store.shown())
  vi.advanceTimersByTime(SHOWN_FOR.success * 3)
  expect(store.shown()).toHaveLength(1)

  store.hold(false)
  vi.advanceTimersByTime(SHOWN_FOR.success)
  expect(store.shown()).toEqual([])
})

test('a message waiting for room keeps its time, even while others are held', () => {
  const store = createMessageStore()
  store.show({ level: 'success', text: '一' })
  store.show({ level: 'success', text: '二' })
  const [, second] = store.shown()
  store.drawn(second === undefined ? [] : [second])
  store.hold(true)
  store.hold(false)
  vi.advanceTimersByTime(SHOWN_FOR.success)
  expect(store.shown().map(({ text }) => text)).toEqual(['一'])
})

const texts = (store: ReturnType<typeof createMessageStore>) => store.shown().map(({ text }) => text)

test('a later message about the same thing replaces the earlier one, and no other', () => {
  const store = createMessageStore()
  store.show({ level: 'success', text: '收藏成功', about: ['favorite'] })
  store.show({ level: 'success', text: '订阅成功', about: ['tags'] })
  store.show({ level: 'success', text: '已取消收藏', about: ['favorite'] })
  expect(texts(store)).toEqual(['订阅成功', '已取消收藏'])
})

test('an error disappears when the same thing succeeds', () => {
  const store = createMessageStore()
  store.add({ level: 'error', text: '4002：账号或密码错误', about: ['loginByPassword'] })
  store.show({ level: 'success', text: '登录成功', about: ['session', 'loginByPassword'] })
  expect(texts(store)).toEqual(['登录成功'])
})

test('8-15 several messages of one failure are shown together, and withdrawn together', () => {
  const store = createMessageStore()
  for (const text of ['请输入手机号', '请输入短信验证码']) store.add({ level: 'warning', text, about: ['submitForm'] })
  expect(texts(store)).toHaveLength(2)
  store.withdraw('submitForm')
  expect(texts(store)).toEqual([])
})

test('a failure shared by two things stays until both are settled', () => {
  const store = createMessageStore()
  store.add({ level: 'error', text: '服务器连接失败', about: ['searchPolicies', 'getUnreadCount'] })
  store.withdraw('getUnreadCount')
  expect(texts(store)).toEqual(['服务器连接失败'])
  store.withdraw('searchPolicies')
  expect(texts(store)).toEqual([])
})

test('subscribers hear of every change until they unsubscribe', () => {
  const store = createMessageStore()
  const heard = vi.fn<() => void>()
  const leave = store.subscribe(heard)
  store.show({ level: 'info', text: '一' })
  expect(heard).toHaveBeenCalledOnce()
  leave()
  store.show({ level: 'info', text: '二' })
  expect(heard).toHaveBeenCalledOnce()
})

test('a phone shows the two newest messages, a wider window all of them', () => {
  const messages = ['密码错误', '登录成功', '您有未读消息']
  expect(withRoom(messages, true)).toEqual(['登录成功', '您有未读消息'])
  expect(withRoom(messages, false)).toEqual(messages)
  expect(withRoom(['登录成功'], true)).toEqual(['登录成功'])
})
