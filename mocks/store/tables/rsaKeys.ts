/** The key pair for passwords (§7). In the store, so that it outlives a reload: the portal keeps the public key. */
export interface RsaKeyRow {
  id: string
  /** PKCS#8 in PEM; made when it is first needed, and good for invented passwords only. */
  privateKey: string
}
