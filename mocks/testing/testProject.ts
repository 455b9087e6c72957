import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')

export interface ProjectCopy {
  folder: string
  /** Restores a file, relative to the project, to its content in the project. */
  putBack: (file: string) => void
  remove: () => void
}

/** A copy of the gateway and its contract that a test may edit. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'))
  const isNeeded = (file: string) => !/node_modules|released/.test(path.relative(project, file))
  for (const part of ['mocks', 'contract', 'compiler', 'src/gateway', 'package.json']) {
    cpSync(path.join(project, part), path.join(folder, part), { recursive: true, filter: isNeeded })
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    folder,
    putBack: (file) => cpSync(path.join(project, file), path.join(folder, file)),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
