import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from '#compiler/finding.ts'
import { folderDigest } from '../test/folderDigest.ts'

/** All that the generated files follow from, and they themselves. The lock file has the versions of the generators. */
const folders = ['contract', 'compiler', 'scripts/generate', 'mocks/rules', 'src/gateway/generated']
const lockFile = 'package-lock.json'

const stamp = inProject('.cache/generated.digest')

/** Whether nothing has changed since the last generation, so that another one would give the same files. */
export function isUpToDate(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === digest()
  } catch {
    return false
  }
}

/** Records that the generated files are those of the contract as it is now. */
export function stampUpToDate(): void {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest())
}

function digest(): string {
  const hash = createHash('sha256').update(readFileSync(inProject(lockFile)))
  for (const folder of folders) hash.update(folderDigest(inProject(folder)))
  return hash.digest('hex')
}

function inProject(name: string): string {
  return path.join(projectDir, name)
}
