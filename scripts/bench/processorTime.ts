import { readFileSync } from 'node:fs'
import { load, median, startMeasured, stop, type Load, type Running } from './measure.ts'

const rounds = 3
const gatewayOrigin = 'http://127.0.0.1:4207'
const keepingOrigin = 'http://127.0.0.1:3207'
const renderingOrigin = 'http://127.0.0.1:3208'
const plainOrigin = 'http://127.0.0.1:4208'
/** Of the clock in which the kernel accounts for processes (Linux, USER_HZ). */
const ticksPerSecond = 100
const dist = process.env['DIST_DIR'] ?? 'dist'

/** Pages of which each request is rendered anew, with the number of the request in its address. */
const rendered: Readonly<Record<string, string>> = {
  'home page': '/?visit=[<id>]',
  'policy search': '/policy/info?visit=[<id>]',
  'policy detail': '/policy/info/p-1001?visit=[<id>]',
  'login page': '/auth/qw?visit=[<id>]',
}

/**
 * Prints what a page costs the portal in processor time, all of its threads together: a kept one beside the same bytes from
 * Node's own server, and rendered ones.
 */
export async function measureProcessorTime(): Promise<void> {
  const gateway = await startMeasured({
    name: 'mock gateway',
    args: ['mocks/main.ts', '--port', new URL(gatewayOrigin).port],
    readyUrl: `${gatewayOrigin}/`,
  })
  const keeping = await startPortal(keepingOrigin, '32')
  const rendering = await startPortal(renderingOrigin, '0')
  const plain = await startMeasured({
    name: 'plain server',
    args: ['scripts/bench/plainServer.ts', `${keepingOrigin}/`, new URL(plainOrigin).port],
    readyUrl: plainOrigin,
  })
  try {
    const figures = new Map<string, number[]>()
    const note = (figure: string, value: number) => figures.set(figure, [...(figures.get(figure) ?? []), value])
    for (let round = 0; round < rounds; round += 1) {
      const kept = await processorTime(keeping, { url: `${keepingOrigin}/`, seconds: 3 })
      const least = await processorTime(plain, { url: `${plainOrigin}/`, seconds: 3 })
      note('home page kept', kept)
      note('the same bytes from node:http', least)
      note('ratio of the two', kept / least)
      for (const [name, path] of Object.entries(rendered)) {
        const own = { url: renderingOrigin + path, idReplacement: true, seconds: 3 }
        note(`${name} rendered`, await processorTime(rendering, own))
      }
    }
    console.log(`\nProcessor time of the portal for a page in ms, medians of ${rounds} rounds, 16 connections`)
    console.table(
      [...figures].map(([figure, values]) => ({
        figure,
        median: Number(median(values).toFixed(3)),
        each: values.map((value) => value.toFixed(3)).join(' '),
      })),
    )
  } finally {
    for (const running of [plain, rendering, keeping, gateway]) await stop(running)
  }
}

function startPortal(origin: string, pageCacheMb: string): Promise<Running> {
  const env = { PORT: new URL(origin).port, GATEWAY_URL: gatewayOrigin, LOG_LEVEL: 'silent', DRAIN_MS: '0' }
  return startMeasured({
    name: 'portal',
    args: [`${dist}/server/main.js`],
    env: { ...env, PAGE_CACHE_MB: pageCacheMb },
    readyUrl: `${origin}/healthz`,
  })
}

/** In ms for each request. A first load is not counted: code that has not run yet costs more. */
async function processorTime(running: Running, own: Omit<Load, 'connections'>): Promise<number> {
  const whole = { ...own, connections: 16, headers: { 'accept-encoding': 'br' } }
  await load({ ...whole, seconds: 2 })
  const before = ticksOf(running)
  const { answered } = await load(whole)
  return ((ticksOf(running) - before) / ticksPerSecond / answered) * 1000
}

/** User and system time of a process so far. */
function ticksOf({ child }: Running): number {
  // The command, in parentheses, may hold spaces.
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
