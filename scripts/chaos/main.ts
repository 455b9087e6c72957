import { Command } from '@commander-js/extra-typings'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { ensureBrowser } from '../browser.ts'
import { Random } from '../fuzz/random.ts'
import { wholeNumber } from '#mocks/command-line/command.ts'
import { logIn } from '../probe/login.ts'
import { journeys, type Journey } from './journeys.ts'
import { countEndings, isBearable, type Outcome } from './outcome.ts'
import { Person } from './person.ts'
import { World } from './world.ts'

const values = new Command('npm run chaos --')
  .description(
    'People on the built portal, in a browser, while 10 % of the calls to the gateway fail, each takes 0.8 s longer, servers ' +
      'are killed, tokens expire and the network goes. Counts how their journeys end; ends with code 1 when anything typed ' +
      'was lost, or anybody was left without a word or before something that never ends.',
  )
  .option('--rounds <n>', 'how often each journey is made under each disturbance', wholeNumber(1, 1000), 1)
  .option('--seed <n>', 'decides which calls fail and when a disturbance comes', wholeNumber(0, 2 ** 32), 1)
  .option('--only <text>', 'only the journeys whose name has the text', '')
  .option('--short', 'three journeys, little delay, for the test suite')
  .parse()
  .opts()

/** What happens before one of the steps, in addition to the faults. */
const disturbances = ['faults only', 'gateway killed', 'portal killed', 'tokens expired', 'offline'] as const
type Disturbance = (typeof disturbances)[number]

/** How long the network is down, in ms. */
const offlineFor = 4000

const world = new World({ faults: 0.1, latency: values.short === true ? 100 : 800, seed: values.seed })
const outcomes: Outcome[] = []
await world.start()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const [index, [journey, disturbance]] of plan().entries()) {
    const outcome = await travel(browser, journey, disturbance, new Random(values.seed * 1000 + index))
    outcomes.push(outcome)
    const { ending, tries, at } = outcome
    const where = at === undefined ? '' : `, at: ${at}`
    console.log(`${ending.padEnd(9)} ${journey.name}; ${disturbance}; told ${tries} times${where}`)
  }
} finally {
  await browser.close()
  await world.stop()
}
console.log(
  Object.entries(countEndings(outcomes))
    .map(([ending, count]) => `${ending} ${count}`)
    .join(', '),
)
process.exit(isBearable(outcomes) ? 0 : 1)

function plan(): [Journey, Disturbance][] {
  const chosen = journeys.filter(({ name }) => name.includes(values.only))
  if (values.short === true) {
    const short = ['gateway killed', 'faults only', 'tokens expired'] as const
    return short.flatMap((disturbance, index) => {
      const journey = chosen[index]
      return journey === undefined ? [] : [[journey, disturbance]]
    })
  }
  const once = chosen.flatMap((journey) => disturbances.map((one): [Journey, Disturbance] => [journey, one]))
  return Array.from({ length: values.rounds }, () => once).flat()
}

async function travel(
  chromiumBrowser: Browser,
  journey: Journey,
  disturbance: Disturbance,
  random: Random,
): Promise<Outcome> {
  const context = await chromiumBrowser.newContext({
    baseURL: world.portalUrl,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  page.setDefaultNavigationTimeout(45_000)
  // Never before the first step: if the portal cannot be opened at all, the browser says so.
  const at = 1 + random.below(Math.max(1, journey.steps.length - 1))
  let ends: Promise<unknown>[] = []
  const person = new Person(
    page,
    () => putSession(context),
    async (index) => {
      if (index === at) ends = await begin(disturbance, context)
    },
  )
  const report = await person.go(journey)
  await Promise.all(ends)
  await context.close()
  return { journey: journey.name, disturbance, ...report }
}

/** Starts a disturbance; resolves to a function that ends it. */
async function begin(disturbance: Disturbance, context: BrowserContext): Promise<Promise<unknown>[]> {
  switch (disturbance) {
    case 'faults only':
      return []
    case 'gateway killed':
      return [world.restartGateway()]
    case 'portal killed':
      return [world.restartPortal()]
    case 'tokens expired':
      await world.expireTokens()
      return []
    case 'offline':
      await context.setOffline(true)
      return [
        new Promise((resolve) => {
          setTimeout(() => resolve(context.setOffline(false).catch(() => {})), offlineFor)
        }),
      ]
    default:
      return disturbance satisfies never
  }
}

/** Logs the member in outside the page; the login call may fail, too. */
async function putSession(context: BrowserContext): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const tokens = await logIn(world.gatewayUrl).catch(() => undefined)
    if (tokens === undefined) {
      await new Promise((resolve) => {
        setTimeout(resolve, 300)
      })
      continue
    }
    const { access_token, refresh_token } = tokens
    const cookies = { txqyfw_access_token: access_token, txqyfw_refresh_token: refresh_token }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, domain: 'localhost', path: '/', secure: true })),
    )
    return
  }
  throw new Error('Nobody could log in')
}
