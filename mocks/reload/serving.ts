import { flushCompileCache } from 'node:module'
import type { Socket } from 'node:net'
import { parseCommandLine } from '../command-line/commandLine.ts'
import type { MockGateway } from '../gateway/gateway.ts'
import { buildPolicyIndexInIdleTime } from '../services/policy/library/search/policyIndex.ts'
import { announce, createSpokenGateway, print } from '../gateway/serve.ts'
import type { CarriedState } from '../gateway/state.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** Longer exchanges are cut when the next process takes over. Most finish within milliseconds. */
const graceMs = 300

/** In ms. A request that has waited for the reload is answered first. */
const flushDelayMs = 500

const commandLine = parseCommandLine(process.argv.slice(2))
let gateway: MockGateway | undefined
let take: ((socket: Socket) => void) | undefined

/** Executes a message from the supervisor. Rejects when the code or the contract does not load. */
export async function obey(message: ToWorker, socket: Socket | undefined): Promise<void> {
  if (message.kind === 'load') {
    if (message.changedRules.length > 0) await requireRules(message.changedRules)
    gateway = await createSpokenGateway(commandLine, { contract: message.contract, keepsSeeds: true })
    send({ kind: 'loaded' })
    return
  }
  if (gateway === undefined) throw new Error('Nothing is loaded yet')
  if (message.kind === 'contract') gateway.useContract(message.contract)
  else if (message.kind === 'serve') serve(gateway, message)
  else if (message.kind === 'handOver') await handOver(gateway)
  // A connection that closed on the way arrives as undefined.
  else if (socket !== undefined) take?.(socket)
}

function serve(mock: MockGateway, { origin, before }: Extract<ToWorker, { kind: 'serve' }>) {
  if (before === undefined) announce(mock, origin)
  else takeOver(mock, before)
  take = mock.serveHanded()
  send({ kind: 'serving' })
  buildPolicyIndexInIdleTime(mock.store)
  // The next process can reuse this process's compiled code. Node would write it when the process ends, but the process
  // is killed.
  setTimeout(flushCompileCache, flushDelayMs)
}

function takeOver(mock: MockGateway, before: CarriedState) {
  try {
    mock.takeOver(before)
  } catch (error) {
    print(`The state did not fit the new code, so it starts from the seeds: ${String(error)}`)
    mock.reset()
  }
}

/** The gateway reads a rule on first use, which is too late to keep the last good version running. */
async function requireRules(files: readonly string[]) {
  const { checkRuleFile } = await import('../rules/check/check.ts')
  const { printFinding } = await import('#compiler/finding.ts')
  const findings = files.flatMap((file) => checkRuleFile(file))
  if (findings.length === 0) return
  process.stderr.write(`${findings.map(printFinding).join('\n')}\n`)
  process.exit(1)
}

async function handOver(mock: MockGateway) {
  await mock.close(graceMs)
  send({ kind: 'handedOver', state: mock.carry() })
}

function send(message: FromWorker) {
  process.send?.(message)
}
