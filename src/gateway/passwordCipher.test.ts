import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPassword } from './passwordCipher.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

function chunksOf(encrypted: string): string[] {
  return encrypted
    .split(',')
    .map((chunk) => Buffer.from(chunk, 'base64'))
    .map((bytes) => privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, bytes).toString('utf8'))
}

test.each([
  ['a short password', 'Portal@2026', [11]],
  ['exactly 32 characters', 'x'.repeat(32), [32]],
  ['33 characters', 'x'.repeat(33), [32, 1]],
  ['the longest password, 50', 'y'.repeat(50), [32, 18]],
  ['Chinese, three bytes a character', '密'.repeat(40), [32, 8]],
])('7-16 %s is encrypted in chunks of 32 characters', async (_, password, lengths) => {
  const chunks = chunksOf(await encryptPassword(password, publicKey))
  expect(chunks.map((chunk) => chunk.length)).toEqual(lengths)
  expect(chunks.join('')).toBe(password)
})

test('7-16 two encryptions of one password differ', async () => {
  expect(await encryptPassword('Portal@2026', publicKey)).not.toBe(await encryptPassword('Portal@2026', publicKey))
})

test('7-16 an unusable key is an error, never a password in clear', async () => {
  await expect(encryptPassword('Portal@2026', 'no key')).rejects.toThrow('public key')
})
