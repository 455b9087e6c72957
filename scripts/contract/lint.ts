import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lint, lintFromString, loadConfig } from '@redocly/openapi-core'
import { distinct, projectDir, type Finding } from '#compiler/finding.ts'
import { joinServices, listServices, SourceFiles } from '#compiler/sources.ts'
import { toFinding } from '#compiler/structure.ts'

function loadRules() {
  return loadConfig({ configPath: path.join(projectDir, 'redocly.yaml') })
}

/** Holds one file and all that it refers to, for example a journey, to the rules of redocly.yaml. */
export async function lintSource(root: string): Promise<Finding[]> {
  return (await lint({ ref: root, config: await loadRules() })).map(toLintFinding)
}

/** Holds the sources of all services to the rules of redocly.yaml: together, as callers see them, and each one's root. */
export async function lintContract(folder: string, files = new SourceFiles()): Promise<Finding[]> {
  const config = await loadRules()
  // All that stands in these documents themselves is the security scheme; components are files.
  config.skipRules(['no-unused-components'])
  const { text, file } = joinServices(folder)
  const together = { source: text, absoluteRef: file, config, externalRefResolver: files.reader() }
  const roots = listServices(folder).map((service) => {
    const root = path.join(folder, service, 'openapi.yaml')
    // The operations have been looked at together; the lines above them stay where they are.
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
