import { median, requestsPerSecond, residentMb, startMeasured, stop } from './measure.ts'

const rounds = 3
const sizes = [11, 150, 600]
const origin = 'http://127.0.0.1:4205'

/** Prints the gateway's speed with a growing number of operations, which must not affect it. */
export async function measureFlatness(): Promise<void> {
  const rates = new Map<number, number[]>()
  const memory = new Map<number, number>()
  for (let round = 0; round < rounds; round += 1) {
    for (const operations of sizes) {
      const running = await startMeasured({
        name: `gateway of ${operations} operations`,
        args: ['scripts/bench/syntheticGateway.ts', String(operations), '4205'],
        readyUrl: `${origin}/`,
      })
      // The operation in the middle, so neither the first nor the last in a search.
      const url = `${origin}/service/api/things${Math.floor(operations / 2)}/x-1?current=1`
      const rate = await requestsPerSecond({ url, connections: 16, seconds: 3 })
      rates.set(operations, [...(rates.get(operations) ?? []), rate])
      memory.set(operations, Math.round(residentMb(running)))
      await stop(running)
    }
  }
  console.log(`\nGET by the number of operations, 16 connections, medians of ${rounds} rounds`)
  console.table(
    sizes.map((operations) => ({
      operations,
      'req/s': Math.round(median(rates.get(operations) ?? [])),
      'RSS, MB': memory.get(operations),
    })),
  )
}
