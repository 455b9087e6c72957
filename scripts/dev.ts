import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endTogether, startService } from './services.ts'

const gatewayPort = process.env['GATEWAY_PORT'] ?? '4010'
const ownGateway = process.env['GATEWAY_URL'] === undefined
const gatewayUrl = process.env['GATEWAY_URL'] ?? `http://127.0.0.1:${gatewayPort}`
const environment = { ...process.env, GATEWAY_URL: gatewayUrl }

const join = endTogether()
await startGenerator()
if (ownGateway) {
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

/**
 * Resolves once the generated code is up to date; the generator keeps running, so that it is warm for the next save.
 */
async function startGenerator(): Promise<void> {
  // The mock gateway watches contract/ too, and only one of the two should report errors.
  const args = ['scripts/generate/main.ts', '--watch', ...(ownGateway ? ['--quiet'] : [])]
  const generator = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  join(generator)
  await Promise.race([once(generator, 'message'), once(generator, 'exit')])
}
