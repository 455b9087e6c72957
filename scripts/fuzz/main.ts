import { Command, Option } from '@commander-js/extra-typings'
import { wholeNumber } from '#mocks/command-line/command.ts'
import { runFuzz } from './fuzz.ts'
import { gatewayTarget } from './gatewayTarget.ts'
import { portalTarget } from './portalTarget.ts'

const targets = { gateway: gatewayTarget, portal: portalTarget }

/** How much heap a run may gain after its first fifth, when every validator is compiled. */
const growthLimitMb = 24

const values = new Command('npm run fuzz --')
  .description(
    'Broken requests to a server on this machine, which must neither fail nor grow. Ends with code 1 when it did.',
  )
  .addOption(
    new Option('--target <name>', 'gateway: the mock gateway; portal: the built portal on one')
      .choices(['gateway', 'portal'])
      .default('gateway' as const),
  )
  .option('--requests <n>', 'how many', wholeNumber(1, 1e9), 100_000)
  .option('--seed <n>', 'the same seed sends the same requests', wholeNumber(0, 2 ** 32), 1)
  .parse()
  .opts()
const started = performance.now()
const { requests, statuses, failures, heapMb } = await runFuzz(
  await targets[values.target](),
  values.requests,
  values.seed,
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
