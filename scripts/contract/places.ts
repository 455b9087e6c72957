import path from 'node:path'
import { contractDir } from '../generate/bundle.ts'
import { projectDir } from './finding.ts'

export const bundleFile = path.join(projectDir, 'src/gateway/generated/openapi.json')
export const listFile = path.join(contractDir, 'operations.tsv')
export const reportFile = path.join(projectDir, 'docs/contract-report.md')
/** The last released bundle: what callers were told. */
export const releasedFile = path.join(contractDir, 'released/openapi.json')
export const approvalsFile = path.join(contractDir, 'released/approvals.yaml')
