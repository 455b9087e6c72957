import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from '#compiler/finding.ts'
import { folderDigest } from '../test/folderDigest.ts'

/** All that the generated files follow from, and they themselves. The lock file has the versions of the generators. */
export const folders = ['contract', 'compiler', 'scripts/generate', 'mocks/rules', 'src/gateway/generated']
export const lockFile = 'package-lock.json'

const stampFile = '.cache/generated.digest'

/** Whether nothing has changed since the last generation, so that another one would give the same files. */
export function isUpToDate(project: string = projectDir): boolean {
  try {
    return readFileSync(path.join(project, stampFile), 'utf8') === digestOf(project)
  } catch {
    return false
  }
}

/** Records that the generated files are those of the contract as it is now. If that fails, they are generated again. */
export function stampUpToDate(project: string = projectDir): void {
  const stamp = path.join(project, stampFile)
  try {
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, digestOf(project))
  } catch {
    // For example on a read-only file system.
  }
}

function digestOf(project: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(project, lockFile)))
  for (const folder of folders) hash.update(folderDigest(path.join(project, folder)))
  return hash.digest('hex')
}
