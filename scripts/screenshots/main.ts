import { ensureBrowser } from '../browser.ts'
import { run } from '../run.ts'

await run('npx', ['vite', 'build', '--logLevel', 'warn'])
await run('npx', ['playwright', 'test', '--config', 'scripts/screenshots/playwright.config.ts', '--reporter=line'], {
  BROWSER_PATH: ensureBrowser(),
})
