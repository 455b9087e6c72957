import { scenarioNames } from '#mocks/scenarios/scenarios.ts'
import { startDefectiveGateway, type DefectiveGateway } from './defectiveGateway.ts'
import { findingsOf } from './score.ts'

/** What the check finds in sound gateways, line by line: the mock gateway in every scenario, and with five times its records. */
export async function* soundnessTold(wanted: readonly string[]): AsyncGenerator<string> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
  const gateway = await startDefectiveGateway()
  try {
    for (const name of scenarioNames.filter(isWanted)) {
      gateway.have([], name)
      yield* alarmsTold(name, gateway)
    }
  } finally {
    await gateway.close()
  }
  if (!isWanted('scale')) return
  const large = await startDefectiveGateway({ scale: 5 })
  try {
    large.have([])
    yield* alarmsTold('--scale 5', large)
  } finally {
    await large.close()
  }
}

async function* alarmsTold(name: string, gateway: DefectiveGateway): AsyncGenerator<string> {
  const started = performance.now()
  const alarms = await findingsOf(gateway, { write: true })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  yield `${name.padEnd(24)} ${alarms.length} false alarms, ${seconds} s`
  for (const { operationId, rule, expected, actual } of alarms) yield `  ${operationId} ${rule}: ${expected}; ${actual}`
}
