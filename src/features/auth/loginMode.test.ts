import { expect, test } from 'vitest'
import { loginModes, otherModes } from './loginMode.ts'

test.each([
  ['login', ['/auth/qw/createUser', '/auth/qw/resetPassword']],
  ['register', ['/auth/qw', '/auth/qw/resetPassword']],
  ['resetPwd', ['/auth/qw', '/auth/qw/createUser']],
] as const)('4-01 %s leads to the two other modes', (mode, paths) => {
  expect(otherModes(mode).map((other) => loginModes[other].path)).toEqual(paths)
})
