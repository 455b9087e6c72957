import { Command } from '@commander-js/extra-typings'
import autocannon from 'autocannon'
import { wholeNumber } from '#mocks/command-line/command.ts'
import { logIn } from '../probe/login.ts'
import { startProbedGateway, startProbedPortal, type ProbedServer } from '../probe/server.ts'
import { faultsOf, type KindResult, type MemorySample } from './verdict.ts'

/** One part of the load. `[<id>]` in an address is a different number each time, to bypass the cache. */
interface LoadKind {
  name: string
  path: string
  connections: number
  /** Sends the member's session: as cookies for pages, as a bearer token for the gateway. */
  member?: 'cookie' | 'bearer'
  /** The correct status; 200 by default. */
  status?: number
}

/** Visitors on rendered and cached pages, members, calls and files, and requests for pages that do not exist. */
const kinds: LoadKind[] = [
  { name: 'home, kept', path: '/', connections: 4 },
  { name: 'home, rendered', path: '/?visit=[<id>]', connections: 6 },
  { name: 'search, rendered', path: '/policy/info?keyword=%E4%BC%81%E4%B8%9A&visit=[<id>]', connections: 4 },
  { name: 'policy, rendered', path: '/policy/info/p-1001?visit=[<id>]', connections: 6 },
  { name: 'personal page', path: '/qw/personal/collect', connections: 4, member: 'cookie' },
  { name: 'unknown address', path: '/nowhere/[<id>]', connections: 2, status: 404 },
  { name: 'call, public', path: '/gateway/policy/api/ua/policy/detail?id=p-1001', connections: 3 },
  { name: 'call, member', path: '/gateway/message/api/msg/count', connections: 2, member: 'bearer' },
  { name: 'file', path: '/favicon.svg', connections: 1 },
]

const {
  seconds,
  limit: residentMb,
  idle: idleMb,
} = new Command('npm run soak --')
  .description(
    'Ten minutes of mixed load, 32 connections, on the built portal and a mock gateway of its own, on this machine only. ' +
      "Prints the portal's memory over time and the times by kind of page; ends with code 1 when a limit is broken.",
  )
  .option('--seconds <n>', 'how long', wholeNumber(5, 86_400), 600)
  .option('--limit <MB>', 'largest resident memory of the portal', wholeNumber(1, 100_000), 250)
  .option(
    '--idle <MB>',
    'resident memory that it comes back to within a minute afterwards',
    wholeNumber(1, 100_000),
    180,
  )
  .parse()
  .opts()

/** Rows of the memory table. */
const sampleCount = 20
const growthMb = 24
const megabyte = 1024 * 1024

// Ends the run even when something hangs.
setTimeout(
  () => {
    console.error('The load did not end by itself')
    process.exit(1)
  },
  (seconds + 180) * 1000,
).unref()

const gateway = await startProbedGateway()
const portal = await startProbedPortal(gateway.origin)
try {
  const before = await portal.memory(true)
  const { access_token: token } = await logIn(gateway.origin)
  const sampling = sampleMemory(portal)
  const early = later(seconds / 5, async () => (await portal.memory(true)).heapUsed / megabyte)
  const results = await Promise.all(kinds.map((kind) => load(kind, token)))
  const samples = await sampling
  const idle = await idleMemory(portal)
  const liveHeap = { early: await early, end: (await portal.memory(true)).heapUsed / megabyte }
  const total = results.reduce((sum, { requests }) => sum + requests, 0)
  console.log(`\n${total} requests in ${seconds} s, ${Math.round(total / seconds)} a second`)
  console.table(results)
  console.log("The portal's memory, MB")
  console.table(samples)
  console.log(
    `Resident ${Math.round(before.rss / megabyte)} MB before, ${Math.round(idle.at(-1) ?? 0)} MB ${idle.length} s after; live heap ` +
      `${Math.round(liveHeap.early)} MB after the first fifth, ${Math.round(liveHeap.end)} MB at the end; ` +
      `the mock gateway has ${Math.round((await gateway.memory()).rss / megabyte)} MB`,
  )
  const faults = faultsOf(
    { kinds: results, samples, idle, liveHeap, errors: portal.errors },
    { residentMb, idleMb, growthMb },
  )
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await portal.stop()
  await gateway.stop()
}

async function load({ name, path, connections, member, status = 200 }: LoadKind, token: string): Promise<KindResult> {
  const session = { cookie: { cookie: `txqyfw_access_token=${token}` }, bearer: { authorization: `Bearer ${token}` } }
  let wrong = 0
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const cannon = autocannon(
      {
        url: portal.origin + path,
        idReplacement: true,
        connections,
        duration: seconds,
        headers: {
          'accept-encoding': 'br',
          'tenant-host': 'localhost',
          ...(member === undefined ? {} : session[member]),
        },
      },
      (error: unknown, ended) => (error instanceof Error ? reject(error) : resolve(ended)),
    )
    cannon.on('response', (_client, answered) => {
      if (answered !== status) wrong += 1
    })
  })
  const { latency, requests, errors, timeouts } = result
  return { name, requests: requests.total, p50: latency.p50, p99: latency.p99, lost: errors + timeouts, wrong }
}

async function sampleMemory(server: ProbedServer): Promise<MemorySample[]> {
  const samples: MemorySample[] = []
  for (let index = 1; index <= sampleCount; index += 1) {
    await later(seconds / sampleCount, () => Promise.resolve())
    const { rss, heapUsed } = await server.memory()
    samples.push({
      second: Math.round((index * seconds) / sampleCount),
      resident: Math.round(rss / megabyte),
      heap: Math.round(heapUsed / megabyte),
    })
  }
  return samples
}

/** Resident MB after each second without load, until the limit is met or a minute has passed. */
async function idleMemory(server: ProbedServer): Promise<number[]> {
  const seen: number[] = []
  while (seen.length < 60 && (seen.at(-1) ?? Infinity) > idleMb)
    seen.push(await later(1, async () => (await server.memory()).rss / megabyte))
  return seen
}

function later<Value>(delay: number, act: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      act().then(resolve, reject)
    }, delay * 1000)
  })
}
