import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printList, withList } from './list.ts'
import { installScripts, shippedPackages } from './shipped.ts'

const file = 'docs/security.md'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const dist = process.env['DIST_DIR'] ?? 'dist'
const shipped = shippedPackages('.', dist)
const document = readFileSync(file, 'utf8')
const current = withList(document, printList(shipped, installScripts('.')))
if (current === document) {
  console.log(`${file} lists the ${shipped.length} packages of the build`)
} else if (values.check) {
  console.error(`${file} does not list the packages of the build: run npm run packages and look at what changed`)
  process.exitCode = 1
} else {
  writeFileSync(file, current)
  console.log(`${file} written`)
}
