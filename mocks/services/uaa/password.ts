import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { failFields } from '../../handler.ts'

/** Longer than any clear password (§5), so it must be encrypted. */
const maxClearLength = 50
const characterClasses = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/]

const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** What the tenant info publishes: SPKI in base64, without the PEM lines. A new key at every start of the process. */
export const rsaPublicKey = keyPair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/**
 * The clear text of a password field: either clear already, or RSA in chunks of 32 characters, base64, comma-joined
 * (§7). What does not decrypt comes back as it is and will match no password.
 */
export function clearPassword(password: string): string {
  if (password.length <= maxClearLength) return password
  try {
    return password.split(',').map(decryptChunk).join('')
  } catch {
    return password
  }
}

/** The clear text of a password that somebody chooses; ends with 3000 when it breaks the rule for new passwords. */
export function newPassword(password: string, field: string): string {
  const clear = clearPassword(password)
  const classes = characterClasses.filter((pattern) => pattern.test(clear)).length
  if (clear.length < 8 || clear.length > maxClearLength || classes < 3) {
    failFields([{ errorMessage: '密码须为 8–50 个字符，且包含大写字母、小写字母、数字、符号中的至少三类', field }])
  }
  return clear
}

function decryptChunk(chunk: string): string {
  const bytes = Buffer.from(chunk, 'base64')
  return privateDecrypt({ key: keyPair.privateKey, padding: constants.RSA_PKCS1_PADDING }, bytes).toString('utf8')
}
