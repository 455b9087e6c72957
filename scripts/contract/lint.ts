import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lint, lintFromString, loadConfig } from '@redocly/openapi-core'
import { distinct, projectDir, type Finding } from '#compiler/finding.ts'
import { joinServices, listServices, SourceFiles } from '#compiler/sources.ts'
import { toFinding } from '#compiler/structure.ts'

function loadRules() {
  return loadConfig({ configPath: path.join(projectDir, 'redocly.yaml') })
}

/** Checks one file and everything it refers to, for example a journey, against the rules of redocly.yaml. */
export async function lintSource(root: string): Promise<Finding[]> {
  return (await lint({ ref: root, config: await loadRules() })).map(toLintFinding)
}

/**
 * Checks the sources of all services against the rules of redocly.yaml: all together, as callers see them, and each
 * root.
 */
export async function lintContract(folder: string, files = new SourceFiles()): Promise<Finding[]> {
  const config = await loadRules()
  // These documents themselves contain only the security scheme; components are separate files.
  config.skipRules(['no-unused-components'])
  const { text, file } = joinServices(folder)
  const together = { source: text, absoluteRef: file, config, externalRefResolver: files.reader() }
  const roots = listServices(folder).map((service) => {
    const root = path.join(folder, service, 'openapi.yaml')
    // The operations have already been checked together. The lines before them stay where they are.
    const source = readFileSync(root, 'utf8').replace(/^paths:[^]*/m, 'paths: {}\n')
    return { source, absoluteRef: root, config, externalRefResolver: files.reader() }
  })
  const problems = await Promise.all([together, ...roots].map((each) => lintFromString(each)))
  return distinct(problems.flat().map(toLintFinding))
}

function toLintFinding(problem: Parameters<typeof toFinding>[0]): Finding {
  const finding = toFinding(problem)
  return { ...finding, message: `${problem.severity} ${problem.ruleId}: ${finding.message}` }
}
