import { originOf } from '#mocks/http/address.ts'
import { run } from './run.ts'
import { endTogether, startService } from './services.ts'

const gatewayPort = process.env['GATEWAY_PORT'] ?? '4010'
const portalPort = process.env['PORT'] ?? '3000'
const portalOrigin = originOf({ port: Number(portalPort) }, process.env['HOST'] || '127.0.0.1')
const ownGateway = process.env['GATEWAY_URL'] === undefined
const gatewayUrl = process.env['GATEWAY_URL'] ?? `http://127.0.0.1:${gatewayPort}`

await run('npm', ['run', '--silent', 'generate'])
await run('npx', ['vite', 'build', '--logLevel', 'warn'])

const join = endTogether()
if (ownGateway) {
  await startService(
    {
      name: 'The mock gateway',
      args: ['mocks/main.ts', '--port', gatewayPort],
      readyUrl: `${gatewayUrl}/__mock`,
    },
    join,
  )
}
await startService(
  {
    name: 'The portal',
    args: ['src/server/main.ts'],
    env: { PORT: portalPort, GATEWAY_URL: gatewayUrl },
    readyUrl: `${portalOrigin}/healthz`,
  },
  join,
)
console.log(
  `\nPortal:   ${portalOrigin.replace('127.0.0.1', 'localhost')}\nGateway:  ${gatewayUrl}${ownGateway ? ' (mock; docs at /docs)' : ''}`,
)
