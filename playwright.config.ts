import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

/** Playwright's own list, which a list of ours replaces, as far as these tests meet what it is about, and one more. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // Compiles each script while it arrives, also one that the process has compiled for an earlier page: a ninth of what a
  // page costs.
  'ScriptStreaming',
]

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No process is kept ready for a page that never comes.
  '--renderer-process-limit=1',
  `--disable-features=${disabledFeatures.join(',')}`,
  // A page lives for a second or two here: optimised code cost a fifth of all processor time, and was hardly ever run.
  // The compiled code of a script stays for the next page.
  '--js-flags=--no-opt,--no-maglev,--no-flush-bytecode',
]

/**
 * They start servers of their own and take half a minute each, most of it waiting: as long as the portal may take, and
 * again after a retry.
 */
const longTests = /(attack|chaos)\.spec\.ts$/

/**
 * End-to-end tests run on the production build and the mock gateway. Each worker has a portal and a gateway of its own
 * (tests/e2e/servers.ts), seeded anew before each test, so any two tests may run at once.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // Three on two processors. Each worker's own servers, browser and first pages cost 15 s of processor time: with four, the
  // same tests took a tenth longer.
  workers: Math.ceil(1.5 * availableParallelism()),
  fullyParallel: true,
  // Started first, the long ones end before the rest does; started last, they would keep one core busy and the other idle.
  projects: [
    { name: 'servers of their own', testMatch: longTests, timeout: 400_000 },
    { name: 'pages', testIgnore: longTests },
  ],
  forbidOnly: true,
  // Generous, as nothing is judged by speed here: a busy machine takes ten seconds for what an idle one does in one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What moves is drawn sixty times a second, a tenth of all that the tests cost. Those of the motion ask for it.
    reducedMotion: 'reduce',
    // A failed test leaves a picture (tests/e2e/test.ts) and what stood on the page; `--trace on` records one in full, at a
    // fifth more of time. Playwright's own `only-on-failure` takes one of each page before it knows whether the test failed.
    screenshot: 'off',
    launchOptions: {
      args: chromiumFlags,
      ...(process.env['BROWSER_PATH'] === undefined ? {} : { executablePath: process.env['BROWSER_PATH'] }),
    },
  },
})
