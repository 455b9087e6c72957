import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

// Before anything else is loaded: what was compiled at the last start need not be compiled again.
enableCompileCache(resolve(import.meta.dirname, '../.cache/compile'))
const { runCommandLine } = await import('./runCommandLine.ts')
await runCommandLine(process.argv.slice(2))
