import path from 'node:path'
import { pack } from './pack.ts'

/** Builds the package that needs no checkout: `npm run package`, optionally with another target folder. */
const target = path.resolve(process.argv[2] ?? '.')
console.log(path.relative('.', await pack(path.resolve('.cache/package'), target)))
