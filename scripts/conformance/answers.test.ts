import { expect, test } from 'vitest'
import { answeredBy } from './answers.ts'

const repeat = `"${process.execPath}" -p "process.argv.slice(1).join(' ')"`

test('a program is told what is asked, and prints the answer', async () => {
  const person = answeredBy(repeat)
  expect(await person.userName()).toBe('user-name')
  expect(await person.smsCode('13900001234')).toBe('sms-code 13900001234')
  const picture = { bytes: Buffer.from('<svg/>'), mediaType: 'image/svg+xml', id: 'cap-1' }
  expect(await person.captcha(picture)).toMatch(/^captcha .*\.svg cap-1$/)
})

test('what the gateway chose is no command', async () => {
  const picture = { bytes: new Uint8Array(), mediaType: 'image/png', id: 'cap-1; echo $(whoami) `id` "|' }
  expect(await answeredBy(repeat).captcha(picture)).toMatch(/\.png cap-1echowhoamiid$/)
})

test('a program that fails is named, with what it said', async () => {
  const failing = `"${process.execPath}" -e "console.error('no such user'); process.exit(3)"`
  await expect(answeredBy(failing).password()).rejects.toThrow(/--answers: .* password" failed: no such user/)
})
