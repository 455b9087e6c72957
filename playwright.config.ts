import { defineConfig, devices } from '@playwright/test'
import { gatewayUrl, portalUrl } from './tests/e2e/addresses.ts'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * End-to-end tests run on the production build and the mock gateway, which they share: one worker, a reset before each
 * test. `fullyParallel` lets a shard begin in the middle of a file.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  fullyParallel: true,
  forbidOnly: true,
  // Generous, as nothing is judged by speed here: a busy machine takes ten seconds for what an idle one does in one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: portalUrl,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      args: chromiumFlags,
      ...(process.env['BROWSER_PATH'] === undefined ? {} : { executablePath: process.env['BROWSER_PATH'] }),
    },
  },
  webServer: [
    {
      command: `node mocks/main.ts --port ${new URL(gatewayUrl).port}`,
      url: `${gatewayUrl}/__mock`,
      reuseExistingServer: false,
    },
    {
      command: 'node src/server/main.ts',
      url: `${portalUrl}/healthz`,
      env: { PORT: new URL(portalUrl).port, GATEWAY_URL: gatewayUrl, LOG_LEVEL: 'silent' },
      reuseExistingServer: false,
    },
  ],
})
