import { existsSync, readFileSync } from 'node:fs'
import type { BundledDocument } from '#compiler/bundle.ts'
import type { ListedOperation } from '../coverage.ts'
import type { Finding } from '#compiler/finding.ts'
import { collectReport } from './collect.ts'
import { printReport } from './print.ts'

/** Fails when the committed report differs from the contract. */
export function checkReport(
  file: string,
  { bundle, listed, folder }: { bundle: BundledDocument; listed: ListedOperation[]; folder: string },
): Finding[] {
  const committed = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const current = printReport(collectReport(bundle, listed, folder)).split('\n')
  const line = current.findIndex((text, index) => text !== committed[index])
  if (line === -1 && committed.length === current.length) return []
  return [
    { file, line: Math.max(line, 0) + 1, message: 'the report is out of date: run make contract-report and commit it' },
  ]
}
