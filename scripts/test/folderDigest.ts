import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** SHA-256 of the names and contents of all files below a folder: equal digests mean no change. */
export function folderDigest(folder: string): string {
  const hash = createHash('sha256')
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
