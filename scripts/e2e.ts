import { ensureBrowser } from './browser.ts'
import { run } from './run.ts'

await run('npm', ['run', '--silent', 'build'])
await run('npx', ['playwright', 'test', ...process.argv.slice(2)], { BROWSER_PATH: ensureBrowser() })
