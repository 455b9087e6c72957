import { spawn } from 'node:child_process'
import { run } from './run.ts'
import { endTogether, startService } from './services.ts'

const gatewayPort = process.env['GATEWAY_PORT'] ?? '4010'
const gatewayUrl = process.env['GATEWAY_URL'] ?? `http://127.0.0.1:${gatewayPort}`
const environment = { ...process.env, GATEWAY_URL: gatewayUrl }

await run('npm', ['run', '--silent', 'generate'])
const join = endTogether()
join(spawn(process.execPath, ['scripts/generate/main.ts', '--watch'], { stdio: 'inherit' }))
if (process.env['GATEWAY_URL'] === undefined) {
  await startService(
    {
      name: 'The mock gateway',
      args: ['mocks/main.ts', '--port', gatewayPort, '--watch'],
      readyUrl: `${gatewayUrl}/__mock`,
    },
    join,
  )
}
join(spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'dev'], { stdio: 'inherit', env: environment }))
