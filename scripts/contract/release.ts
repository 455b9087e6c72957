import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleContract } from '#compiler/bundle.ts'
import { keepApprovals, noApprovals } from './breaking/approvals.ts'
import { approvalsFile, keptApprovalsFile, releasedFile } from './places.ts'

/**
 * Makes the current contract the released one. Approvals since the last release become part of it, and are kept with
 * their reasons.
 */
const bundle = await bundleContract()
mkdirSync(path.dirname(releasedFile), { recursive: true })
writeFileSync(releasedFile, `${JSON.stringify(bundle, null, 2)}\n`)
const today = new Date().toISOString().slice(0, 10)
const kept = keepApprovals(readFileSync(keptApprovalsFile, 'utf8'), readFileSync(approvalsFile, 'utf8'), today)
writeFileSync(keptApprovalsFile, kept)
writeFileSync(approvalsFile, noApprovals)
