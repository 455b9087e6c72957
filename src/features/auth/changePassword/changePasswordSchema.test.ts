import { expect, test } from 'vitest'
import { changePasswordSchema } from './changePasswordSchema.ts'

const sound = { oldPassword: 'Portal@2026', newPassword: 'Portal@2027', repeated: 'Portal@2027' }

function faultsOf(values: object) {
  const { error } = changePasswordSchema.safeParse(values)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a new password that was repeated correctly is accepted', () => {
  expect(faultsOf(sound)).toEqual([])
})

test('a new password that equals the old one, or was repeated differently, is refused at its field', () => {
  expect(faultsOf({ ...sound, newPassword: 'Portal@2026', repeated: 'Portal@2026' })).toEqual([
    'newPassword: 新密码不能与原密码相同',
  ])
  expect(faultsOf({ ...sound, repeated: 'Portal@2028' })).toEqual(['repeated: 两次输入的新密码不一致'])
})

test('each missing field is named', () => {
  expect(faultsOf({ oldPassword: '', newPassword: '', repeated: '' })).toContain('oldPassword: 请输入原密码')
})
