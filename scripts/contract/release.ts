import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { noApprovals } from './breaking/approvals.ts'
import { approvalsFile, bundleFile, releasedFile } from './places.ts'

/** Makes the current bundle the released one. What was approved since the last release is now part of it. */
mkdirSync(path.dirname(releasedFile), { recursive: true })
copyFileSync(bundleFile, releasedFile)
writeFileSync(approvalsFile, noApprovals)
