import { expect, test } from 'vitest'
import { withRoom } from './room.ts'

test('a phone shows the two newest messages, a wider window all of them', () => {
  const messages = ['密码错误', '登录成功', '您有未读消息']
  expect(withRoom(messages, true)).toEqual(['登录成功', '您有未读消息'])
  expect(withRoom(messages, false)).toEqual(messages)
  expect(withRoom(['登录成功'], true)).toEqual(['登录成功'])
})
