import { parseArgs } from 'node:util'
import { runFuzz } from './fuzz.ts'

/** Heap that a run may gain after its first fifth, in which every validator is compiled. */
const growthLimitMb = 24

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const started = performance.now()
const { requests, statuses, failures, heapMb } = await runFuzz(Number(values.requests), Number(values.seed))
const seconds = Math.round((performance.now() - started) / 1000)
const warm = heapMb[Math.floor(heapMb.length / 5)] ?? 0
const last = heapMb.at(-1) ?? 0
console.log(`${requests} requests with seed ${values.seed} in ${seconds} s, by status: ${JSON.stringify(statuses)}`)
console.log(`Heap after the first fifth ${warm} MB, at the end ${last} MB`)
console.log(`${failures.length} failures`)
for (const failure of failures) console.log(failure)
const grown = last - warm > growthLimitMb
if (grown) console.log(`The heap grew by more than ${growthLimitMb} MB`)
process.exitCode = failures.length > 0 || grown ? 1 : 0
