import { median, requestsPerSecond, residentMb, startMeasured, stop, type Contestant, type Load } from './measure.ts'

const rounds = 3
const contract = 'src/gateway/generated/openapi.json'
const prismCli = 'node_modules/@stoplight/prism-cli/dist/index.js'

function contestants(): Contestant[] {
  return [
    { name: 'mock gateway', args: ['mocks/main.ts', '--port', '4201'], readyUrl: 'http://127.0.0.1:4201/' },
    { name: 'prism mock', args: [prismCli, 'mock', '-p', '4202', contract], readyUrl: 'http://127.0.0.1:4202/' },
  ]
}

const loads: Record<string, (origin: string) => Omit<Load, 'connections' | 'seconds'>> = {
  GET: (origin) => ({ url: `${origin}/uaa/api/dict/value?typeCode=EN_TYPE` }),
  POST: (origin) => ({
    url: `${origin}/uaa/api/token-check`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'not-a-known-token-0001' }),
  }),
}

/** Prints the mock gateway beside the Prism CLI on the same contract, measured in turn within one run. */
export async function compareGateways(): Promise<void> {
  const figures = new Map<string, Map<string, number[]>>()
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

function printComparison(figures: Map<string, Map<string, number[]>>) {
  const ours = figures.get('mock gateway') ?? new Map<string, number[]>()
  const theirs = figures.get('prism mock') ?? new Map<string, number[]>()
  console.log(`\nMock gateway beside the Prism CLI, medians of ${rounds} rounds`)
  console.table(
    [...ours.keys()].map((figure) => {
      const own = median(ours.get(figure) ?? [])
      const other = median(theirs.get(figure) ?? [])
      return { figure, 'mock gateway': rounded(own), 'prism mock': rounded(other), ratio: rounded(own / other) }
    }),
  )
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
