import { ensureBrowser } from './browser.ts'
import { run } from './run.ts'

await run('npx', ['vite', 'build', '--logLevel', 'warn'])
await run('npx', ['playwright', 'test', ...process.argv.slice(2)], { BROWSER_PATH: ensureBrowser() })
