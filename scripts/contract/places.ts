import path from 'node:path'
import { contractDir } from '#compiler/sources.ts'
import { projectDir } from '#compiler/finding.ts'

export const bundleFile = path.join(projectDir, 'src/gateway/generated/openapi.json')
export const listFile = path.join(contractDir, 'operations.tsv')
export const reportFile = path.join(projectDir, 'docs/contract-report.md')
/** The last released bundle, known to callers. */
export const releasedFile = path.join(contractDir, 'released/openapi.json')
/** Breaking changes of earlier releases, and why they were approved. */
export const keptApprovalsFile = path.join(contractDir, 'released/agreed.yaml')
export const approvalsFile = path.join(contractDir, 'released/approvals.yaml')
