/** §7: passwords are encrypted in chunks of this many characters (UTF-16 code units). */
const chunkLength = 32

/**
 * The password encrypted with the gateway's RSA public key (PEM): each chunk by PKCS#1 v1.5, in base64, joined by
 * commas. Throws when the key cannot be used. The cipher is loaded on the first use.
 */
export async function encryptPassword(password: string, publicKey: string): Promise<string> {
  const { JSEncrypt } = await import('jsencrypt')
  const cipher = new JSEncrypt()
  cipher.setPublicKey(publicKey)
  return chunksOf(password)
    .map((chunk) => {
      const encrypted = cipher.encrypt(chunk)
      if (encrypted === false) throw new Error('The password cannot be encrypted with the configured public key')
      return encrypted
    })
    .join(',')
}

/** Chunks of at most 32 units; a character of two units is never torn apart. */
export function chunksOf(text: string): string[] {
  const chunks = ['']
  for (const character of text) {
    const last = chunks.length - 1
    const chunk = chunks[last] ?? ''
    if (chunk.length + character.length > chunkLength) chunks.push(character)
    else chunks[last] = chunk + character
  }
  return chunks
}
