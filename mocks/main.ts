import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { loadFakerInEnglishOnly } from './prism/fakerLocale.ts'
import { keepYoungGenerationSmall, letYoungGenerationGrow } from './gateway/youngGeneration.ts'

keepYoungGenerationSmall()
loadFakerInEnglishOnly()
// Before anything else is loaded: what was compiled at the last start need not be compiled again.
enableCompileCache(resolve(import.meta.dirname, '../.cache/compile'))
const { runCommandLine } = await import('./command-line/runCommandLine.ts')
await runCommandLine(process.argv.slice(2))
letYoungGenerationGrow()
