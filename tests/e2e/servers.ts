import { resolve } from 'node:path'
import { startService } from '#scripts/services.ts'
import { gatewayUrl, portalUrl } from './addresses.ts'

const root = resolve(import.meta.dirname, '../..')

/** Starts a mock gateway and the built portal; resolves to a function that stops both. */
export async function startServers(): Promise<() => void> {
  const gateway = startService({
    name: 'The mock gateway',
    args: [resolve(root, 'mocks/main.ts'), '--port', new URL(gatewayUrl).port],
    readyUrl: `${gatewayUrl}/__mock`,
    quiet: true,
  })
  const portal = startService({
    name: 'The portal',
    args: [resolve(root, 'src/server/main.ts')],
    env: {
      PORT: new URL(portalUrl).port,
      GATEWAY_URL: gatewayUrl,
      LOG_LEVEL: 'silent',
      // A slow rendering on a busy machine must not count as a silent gateway.
      RENDER_TIMEOUT_MS: '60000',
      // The gateway's replies must show at once in a test.
      GATEWAY_KEEP_MS: '0',
      DIST_DIR: resolve(root, 'dist'),
    },
    readyUrl: `${portalUrl}/healthz`,
    quiet: true,
  })
  const children = await Promise.all([gateway, portal])
  return () => {
    for (const child of children) child.kill('SIGKILL')
  }
}
