import path from 'node:path'
import { pack } from './pack.ts'

/** Makes the package that needs no checkout: `npm run package`, or with another folder for it behind. */
const target = path.resolve(process.argv[2] ?? '.')
console.log(path.relative('.', await pack(path.resolve('.cache/package'), target)))
