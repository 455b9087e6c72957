import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { lightenPrism } from './prism/lighten.ts'
import { keepYoungGenerationSmall, letYoungGenerationGrow } from './gateway/youngGeneration.ts'

keepYoungGenerationSmall()
lightenPrism()
// Runs before anything else is loaded, so that the code compiled at the last start is reused.
enableCompileCache(resolve(import.meta.dirname, '../.cache/compile'))
const { runCommandLine } = await import('./command-line/runCommandLine.ts')
await runCommandLine(process.argv.slice(2))
letYoungGenerationGrow()
