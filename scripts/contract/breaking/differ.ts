import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectDir } from '#compiler/finding.ts'

const redocly = path.join(projectDir, 'node_modules/@redocly/cli/bin/cli.js')
const config = path.join(projectDir, 'contract/released/redocly.yaml')

/** A change that breaks callers of the released contract. */
export interface Break {
  /** JSON pointer to the change, through the first operation that shows it. */
  path: string
  /** JSON pointer to its definition, in the current contract or, if it was removed, in the released one. */
  pointer: string
  message: string
}

interface Report {
  changes: {
    path: string
    verdicts: { ruleId: string; impact: 'major' | 'minor' | 'patch'; message: string; location?: { pointer: string } }[]
  }[]
}

/** Compares two bundles, given by their files, with `redocly diff`. */
export async function findBreaks(released: string, current: string): Promise<Break[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [redocly, 'diff', released, current, '--format', 'json', '--fail-on', 'none', '--config', config],
    { maxBuffer: 1e8, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  )
  const { changes } = JSON.parse(stdout) as Report
  return changes.flatMap((change) =>
    change.verdicts
      .filter(({ impact }) => impact === 'major')
      .map(({ ruleId, message, location }) => ({
        path: change.path,
        pointer: location?.pointer ?? change.path,
        message: `${message} (${ruleId})`,
      })),
  )
}
