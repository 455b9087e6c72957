import { constants, createPublicKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { failFields } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'

/** In characters (§5). */
const maxClearLength = 50
const keyBits = 2048
/**
 * An encrypted chunk: 256 bytes in base64, as a key of this size produces it. Other texts may decrypt too, but to
 * garbage.
 */
const encryptedChunk = /^[A-Za-z0-9+/]{342}==$/
const characterClasses = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/]

/** A reset empties the store while the portal still has the public key, so the key stays the same. */
let lastKey: string | undefined

/** The public key in the tenant info: SPKI in base64, without the PEM lines. */
export function rsaPublicKey(store: Store): string {
  return createPublicKey(privateKey(store)).export({ type: 'spki', format: 'der' }).toString('base64')
}

/**
 * The plain text of a password field: already plain, or RSA in chunks of 32 characters, base64, joined with commas
 * (§7). Text that cannot be decrypted is returned unchanged and will match no password.
 */
export function clearPassword(store: Store, password: string): string {
  const chunks = password.split(',')
  if (!chunks.every((chunk) => encryptedChunk.test(chunk))) return password
  const key = { key: privateKey(store), padding: constants.RSA_PKCS1_PADDING }
  try {
    return chunks.map((chunk) => privateDecrypt(key, Buffer.from(chunk, 'base64')).toString('utf8')).join('')
  } catch {
    return password
  }
}

/** The plain text of a new password. Ends with 3000 when it breaks the rule for new passwords. */
export function newPassword(store: Store, password: string, field: string): string {
  const clear = clearPassword(store, password)
  const classes = characterClasses.filter((pattern) => pattern.test(clear)).length
  if (clear.length < 8 || clear.length > maxClearLength || classes < 3) {
    failFields([{ errorMessage: '密码须为 8–50 个字符，且包含大写字母、小写字母、数字、符号中的至少三类', field }])
  }
  return clear
}

function privateKey(store: Store): string {
  const id = 'password'
  const kept = store.rsaKeys.get(id)?.privateKey
  lastKey = kept ?? lastKey ?? generatePrivateKey()
  if (kept === undefined) store.rsaKeys.insert({ id, privateKey: lastKey })
  return lastKey
}

function generatePrivateKey(): string {
  return generateKeyPairSync('rsa', { modulusLength: keyBits })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
}
