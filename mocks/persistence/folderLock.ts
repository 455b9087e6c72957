import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const lockName = 'in-use'

/**
 * Claims the folder for this process: two gateways would overwrite each other's confirmed changes. Throws when another
 * living process has claimed it. The claim of a killed process is taken over.
 */
export function lockFolder(folder: string): void {
  const file = join(folder, lockName)
  const owner = ownerOf(file)
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
    throw new Error(`${folder} is in use by the gateway of process ${owner}`)
  }
  writeFileSync(file, String(process.pid))
}

export function unlockFolder(folder: string): void {
  const file = join(folder, lockName)
  if (ownerOf(file) === process.pid) rmSync(file)
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(processId: number): boolean {
  try {
    // Signal 0 sends nothing and only tests whether the process exists.
    return Number.isInteger(processId) && processId > 0 && process.kill(processId, 0)
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
