import { runCheck } from './runCheck.ts'

process.exitCode = await runCheck(process.argv.slice(2), 'npm run conformance --')
