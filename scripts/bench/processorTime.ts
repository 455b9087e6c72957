import { readFileSync } from 'node:fs'
import { load, median, startMeasured, stop, type Load, type Running } from './measure.ts'

const rounds = 3
const gatewayOrigin = 'http://127.0.0.1:4207'
const keepingOrigin = 'http://127.0.0.1:3207'
const renderingOrigin = 'http://127.0.0.1:3208'
const askingOrigin = 'http://127.0.0.1:3209'
const plainOrigin = 'http://127.0.0.1:4208'
/** Ticks of the kernel's process accounting (Linux, USER_HZ). */
const ticksPerSecond = 100
const dist = process.env['DIST_DIR'] ?? 'dist'

const homePage = '/?visit=[<id>]'

/** Pages that are rendered for each request, with the request's number in their address. */
const rendered: Readonly<Record<string, string>> = {
  'home page': homePage,
  'policy search': '/policy/info?visit=[<id>]',
  'policy detail': '/policy/info/p-1001?visit=[<id>]',
  'login page': '/auth/qw?visit=[<id>]',
}

/**
 * Prints the CPU time of a page in the portal, summed over all threads: cached, rendered, and rendered with all calls
 * going to the gateway; compared with the same bytes from Node's own server.
 */
export async function measureProcessorTime(): Promise<void> {
  const gateway = await startMeasured({
    name: 'mock gateway',
    args: ['mocks/main.ts', '--port', new URL(gatewayOrigin).port],
    readyUrl: `${gatewayOrigin}/`,
  })
  const keeping = await startPortal(keepingOrigin, { PAGE_CACHE_MB: '32' })
  const rendering = await startPortal(renderingOrigin, { PAGE_CACHE_MB: '0' })
  const asking = await startPortal(askingOrigin, { PAGE_CACHE_MB: '0', GATEWAY_KEEP_MS: '0' })
  const plain = await startMeasured({
    name: 'plain server',
    args: ['scripts/bench/plainServer.ts', `${keepingOrigin}/`, new URL(plainOrigin).port],
    readyUrl: plainOrigin,
  })
  try {
    const figures = new Map<string, Figure[]>()
    // Rendering is compiled only after some hundred pages.
    for (const origin of [renderingOrigin, askingOrigin])
      await load({ url: origin + homePage, idReplacement: true, connections: 16, seconds: 8 })
    for (let round = 0; round < rounds; round += 1) {
      const least = await processorTime(plain, { url: `${plainOrigin}/`, seconds: 3 })
      const note = (name: string, ms: number) => {
        figures.set(name, [...(figures.get(name) ?? []), { ms, ratio: ms / least }])
      }
      note('the same bytes from node:http', least)
      note('home page kept', await processorTime(keeping, { url: `${keepingOrigin}/`, seconds: 3 }))
      for (const [name, path] of Object.entries(rendered)) {
        const own = { url: renderingOrigin + path, idReplacement: true, seconds: 3 }
        note(`${name} rendered`, await processorTime(rendering, own))
      }
      const own = { url: askingOrigin + homePage, idReplacement: true, seconds: 3 }
      note('home page rendered, all asked for', await processorTime(asking, own))
    }
    print(figures)
  } finally {
    for (const running of [plain, asking, rendering, keeping, gateway]) await stop(running)
  }
}

interface Figure {
  ms: number
  /** Relative to the same bytes from node:http, in the same round. */
  ratio: number
}

function print(figures: ReadonlyMap<string, Figure[]>) {
  console.log(`\nProcessor time of the portal for a page, medians of ${rounds} rounds, 16 connections`)
  console.table(
    [...figures].map(([figure, measured]) => ({
      figure,
      ms: Number(median(measured.map(({ ms }) => ms)).toFixed(3)),
      'times node:http': Number(median(measured.map(({ ratio }) => ratio)).toFixed(1)),
      'ms of each': measured.map(({ ms }) => ms.toFixed(3)).join(' '),
    })),
  )
}

function startPortal(origin: string, settings: Record<string, string>): Promise<Running> {
  const env = { PORT: new URL(origin).port, GATEWAY_URL: gatewayOrigin, LOG_LEVEL: 'silent', DRAIN_MS: '0' }
  return startMeasured({
    name: 'portal',
    args: [`${dist}/server/main.js`],
    env: { ...env, ...settings },
    readyUrl: `${origin}/healthz`,
  })
}

/** In ms per request. A first load is not counted, because code that has not run yet costs more. */
async function processorTime(running: Running, own: Omit<Load, 'connections'>): Promise<number> {
  const whole = { ...own, connections: 16, headers: { 'accept-encoding': 'br' } }
  await load({ ...whole, seconds: 2 })
  const before = ticksOf(running)
  const { answered } = await load(whole)
  return ((ticksOf(running) - before) / ticksPerSecond / answered) * 1000
}

/** User and system time of a process so far. */
function ticksOf({ child }: Running): number {
  // The command, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
