import { parseArgs } from 'node:util'
import { runFuzz } from './fuzz.ts'
import { gatewayTarget } from './gatewayTarget.ts'
import { portalTarget } from './portalTarget.ts'

const targets = { gateway: gatewayTarget, portal: portalTarget }

/** Heap that a run may gain after its first fifth, in which every validator is compiled. */
const growthLimitMb = 24

const usage = `Usage: npm run fuzz -- [options]

Broken requests to a server on this machine, which must neither fail nor grow. Ends with code 1 when it did.

  --target <name>   gateway: the mock gateway; portal: the built portal on one (gateway)
  --requests <n>    how many (100000)
  --seed <n>        the same seed sends the same requests (1)
  --help            show this help
`

const { values } = parseArgs({
  options: {
    target: { type: 'string', default: 'gateway' },
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
if (values.target !== 'gateway' && values.target !== 'portal') throw new Error('--target is gateway or portal')
const started = performance.now()
const { requests, statuses, failures, heapMb } = await runFuzz(
  await targets[values.target](),
  Number(values.requests),
  Number(values.seed),
)
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
