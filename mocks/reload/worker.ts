import { parseCommandLine } from '../commandLine.ts'
import type { MockGateway } from '../gateway.ts'
import { announce, createSpokenGateway, print } from '../serve.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const commandLine = parseCommandLine(process.argv.slice(2))
const gateway = await createSpokenGateway(commandLine)

process.on('message', (message: ToWorker) => {
  const done = message.kind === 'start' ? start(gateway, message.state) : handOver(gateway)
  done.catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
})
process.once('disconnect', () => process.exit(0))
send({ kind: 'ready' })

async function start(mock: MockGateway, state: ToWorkerState) {
  try {
    if (state !== undefined) mock.restore(state)
  } catch (error) {
    print(`The state did not fit the new code, so it starts from the seeds: ${String(error)}`)
    mock.reset()
  }
  await announce(mock, commandLine)
}

async function handOver(mock: MockGateway) {
  const state = mock.snapshot()
  await mock.close()
  send({ kind: 'handedOver', state })
}

type ToWorkerState = Extract<ToWorker, { kind: 'start' }>['state']

function send(message: FromWorker) {
  process.send?.(message)
}
