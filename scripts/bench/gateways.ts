import { existsSync } from 'node:fs'
import { run } from '../run.ts'
import { median, requestsPerSecond, residentMb, startMeasured, stop, type Contestant, type Load } from './measure.ts'

const rounds = 3
const contract = 'src/gateway/generated/openapi.json'
const prismCli = 'node_modules/@stoplight/prism-cli/dist/index.js'
/** Only measured and several hundred packages large, so it is kept out of the project's dependencies. */
const mockoonDir = '.cache/mockoon'
const mockoonVersion = '9.9.0'
const mockoonCli = `${mockoonDir}/node_modules/@mockoon/cli/bin/run.js`

const ours = 'mock gateway'

function contestants(): Contestant[] {
  const mockoonArgs = [
    'start',
    '--data',
    contract,
    '--port',
    '4204',
    '--hostname',
    '127.0.0.1',
    '--disable-log-to-file',
  ]
  return [
    { name: ours, args: ['mocks/main.ts', '--port', '4201'], readyUrl: 'http://127.0.0.1:4201/' },
    { name: 'prism mock', args: [prismCli, 'mock', '-p', '4202', contract], readyUrl: 'http://127.0.0.1:4202/' },
    ...(existsSync(mockoonCli)
      ? [{ name: 'mockoon', args: [mockoonCli, ...mockoonArgs], readyUrl: 'http://127.0.0.1:4204/' }]
      : []),
  ]
}

/** Skips the comparison where the registry cannot be reached. */
async function installMockoon() {
  if (existsSync(mockoonCli)) return
  const packages = ['--prefix', mockoonDir, '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...packages, `@mockoon/cli@${mockoonVersion}`]).catch(() =>
    console.log('@mockoon/cli could not be installed and is left out'),
  )
}

const loads: Record<string, (origin: string) => Omit<Load, 'connections' | 'seconds'>> = {
  'GET list': (origin) => ({ url: `${origin}/supanddem/api/ua/customer/event/page?current=1&size=10` }),
  'GET detail': (origin) => ({ url: `${origin}/policy/api/ua/policy/detail?id=p-1001` }),
  POST: (origin) => ({
    url: `${origin}/uaa/api/token-check`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'not-a-known-token-0001' }),
  }),
}

type Figures = Map<string, Map<string, number[]>>

/**
 * Prints the speed of the mock gateway and of the CLIs of Prism and Mockoon on the same contract, measured alternately
 * in one run.
 */
export async function compareGateways(): Promise<void> {
  await installMockoon()
  const figures: Figures = new Map()
  const note = (name: string, figure: string, value: number) => {
    const own = figures.get(name) ?? new Map<string, number[]>()
    figures.set(name, own)
    own.set(figure, [...(own.get(figure) ?? []), value])
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants()) {
      const running = await startMeasured(contestant)
      note(contestant.name, 'start to ready, ms', running.readyMs)
      const origin = new URL(contestant.readyUrl).origin
      for (const [name, load] of Object.entries(loads)) {
        for (const connections of [1, 16]) {
          const rate = await requestsPerSecond({ ...load(origin), connections, seconds: 3 })
          note(contestant.name, `${name} at ${connections}, req/s`, rate)
        }
      }
      note(contestant.name, 'RSS after the load, MB', residentMb(running))
      await stop(running)
    }
  }
  printComparison(figures)
}

function printComparison(figures: Figures) {
  console.log(`\nMock gateway beside the CLIs of Prism and Mockoon, medians of ${rounds} rounds`)
  const of = (name: string, figure: string) => median(figures.get(name)?.get(figure) ?? [])
  const rows = [...(figures.get(ours)?.keys() ?? [])].map((figure) => {
    const values = [...figures.keys()].map((name): [string, number] => [name, rounded(of(name, figure))])
    const ratio = rounded(of(ours, figure) / of('prism mock', figure))
    return Object.fromEntries<string | number>([['figure', figure], ...values, ['ours / Prism', ratio]])
  })
  console.table(rows)
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
