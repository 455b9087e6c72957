import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { javaPackage } from './tools.ts'

/** Where Debian installs the classes that the generated ones use, and their packages. */
const libraries = [
  'jackson-annotations',
  'jackson-core',
  'jackson-databind',
  'jakarta-validation-api',
  'jakarta-annotation-api',
]
const debianPackages =
  'default-jdk-headless libjackson2-databind-java libjakarta-validation-api-java libjakarta-annotation-api-java'

/** They are for API documentation and XML; Debian has no packages of them, and JSON does not need them. */
const unusedAnnotations = /@(?:io\.swagger\.v3|jakarta\.xml\.bind)[\w.]*(?:\((?:"(?:\\.|[^"\\])*"|[^")])*\))?/g

/** The generator's settings, in the file that its command names. */
export function writeJavaSettings(codegen: string, output: string): void {
  const settings = {
    inputPath: codegen,
    outputPath: output,
    generator: '@openapi-generator-plus/java-cxf-client-generator',
    package: javaPackage,
    useJakarta: true,
  }
  writeFileSync(path.join(output, 'generator.yaml'), JSON.stringify(settings))
}

/** Compiles the generated classes and reads every example of the contract with Jackson; throws when one fails. */
export function checkJava(contract: string, output: string): string {
  const jars = libraries.map((name) => `/usr/share/java/${name}.jar`)
  const missing = jars.filter((jar) => !existsSync(jar))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing: install ${debianPackages}`)
  const model = path.join(output, javaPackage.replaceAll('.', '/'), 'model')
  const files = readdirSync(model)
    .filter((name) => name.endsWith('.java'))
    .map((name) => path.join(model, name))
  for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(unusedAnnotations, ''))
  const reader = path.join(import.meta.dirname, 'ReadReplies.java')
  const classPath = [...jars, output].join(':')
  const list = path.join(output, 'sources.txt')
  writeFileSync(list, [...files, reader].join('\n'))
  run('javac', ['-nowarn', '-proc:none', '-encoding', 'UTF-8', '-cp', classPath, '-d', output, `@${list}`])
  return `${files.length} classes compile; ${run('java', ['-Dfile.encoding=UTF-8', '-cp', classPath, 'ReadReplies', contract, `${javaPackage}.model`])}`
}

function run(command: string, given: string[]): string {
  return execFileSync(command, given, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 }).trim()
}
