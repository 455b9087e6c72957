import { resolve } from 'node:path'
import { freePort, startService } from '#scripts/services.ts'
import { gatewayUrl } from './addresses.ts'
import { expect, test } from './test.ts'

test('a browser in the sample reports once how fast its page was', async ({ page }) => {
  const port = await freePort()
  const metricsPort = await freePort()
  const portal = await startService({
    name: 'The portal',
    args: [resolve('src/server/main.ts')],
    env: {
      PORT: port,
      METRICS_PORT: metricsPort,
      WEB_VITALS_SAMPLE: '1',
      GATEWAY_URL: gatewayUrl,
      LOG_LEVEL: 'silent',
      DIST_DIR: resolve('dist'),
    },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
    quiet: true,
  })
  try {
    const loaded = page.waitForResponse(/\/assets\/tellWebVitals-/)
    await page.goto(`http://127.0.0.1:${port}/policy`)
    // The page has requested it first, so it is measuring once this resolves.
    await page.evaluate((address) => import(address), (await loaded).url())
    await page.goto('about:blank')
    const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    await expect.poll(figures).toContain('portal_web_vital_lcp_seconds_count{route="/policy"} 1')
    expect(await figures()).toContain('portal_web_vital_cls_count{route="/policy"} 1')
  } finally {
    portal.kill('SIGKILL')
  }
})
