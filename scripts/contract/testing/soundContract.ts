import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contractDir } from '#compiler/sources.ts'

/** One fault to put into a sound contract: the first `from` in the file becomes `to`. */
export interface Fault {
  /** Path inside the service, e.g. goods/schemas/Good.yaml, or ../common/schemas.yaml. */
  file: string
  from: string
  to: string
}

/**
 * Writes a small sound contract with the project's own common/ into a folder of its own, with one fault put in.
 * Returns the folder of the contract; its one service is `shop`. `remove` deletes it.
 */
export function writeContract(fault?: Fault): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'))
  cpSync(path.join(contractDir, 'common'), path.join(folder, 'common'), { recursive: true })
  cpSync(path.join(import.meta.dirname, 'sound'), path.join(folder, 'shop'), { recursive: true })
  if (fault !== undefined) {
    const file = path.join(folder, 'shop', fault.file)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(fault.from)) throw new Error(`${fault.file} does not contain ${fault.from}`)
    writeFileSync(
      file,
      text.replace(fault.from, () => fault.to),
    )
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
