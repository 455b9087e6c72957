import path from 'node:path'
import { getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { sourceOnlyRules } from '../../contract/lint/plugin.ts'
import { projectDir, type Finding } from './finding.ts'

/** Holds the sources of one service, given its openapi.yaml, to the rules of redocly.yaml. */
export async function lintSource(root: string): Promise<Finding[]> {
  const config = await loadConfig({ configPath: path.join(projectDir, 'redocly.yaml') })
  return toFindings(await lint({ ref: root, config }))
}

/** Holds the bundle to the same rules, without those that speak of the source files. */
export async function lintBundle(file: string): Promise<Finding[]> {
  const config = await loadConfig({ configPath: path.join(projectDir, 'redocly.yaml') })
  config.skipRules(sourceOnlyRules)
  return toFindings(await lint({ ref: file, config }))
}

function toFindings(problems: NormalizedProblem[]): Finding[] {
  return problems.map(({ location: [place], message, ruleId, severity }) => ({
    file: place?.source.absoluteRef ?? '',
    line: place === undefined ? 1 : getLineColLocation(place).start.line,
    message: `${severity} ${ruleId}: ${message}`,
  }))
}
