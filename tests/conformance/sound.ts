import { scenarioNames } from '#mocks/scenarios/scenarios.ts'
import { startDefectiveGateway, type DefectiveGateway } from './defectiveGateway.ts'
import { findingsOf } from './score.ts'

/** Prints what the check finds in sound gateways: the mock gateway in every scenario, and with five times its records. */
const wanted = process.argv.slice(2)

async function tell(name: string, gateway: DefectiveGateway): Promise<void> {
  const started = performance.now()
  const alarms = await findingsOf(gateway, { write: true })
  console.log(
    `${name.padEnd(24)} ${alarms.length} false alarms, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
  for (const { operationId, rule, expected, actual } of alarms)
    console.log(`  ${operationId} ${rule}: ${expected}; ${actual}`)
}

const scenarios = scenarioNames.filter((name) => wanted.length === 0 || wanted.includes(name))
const gateway = await startDefectiveGateway()
for (const name of scenarios) {
  gateway.have([], name)
  await tell(name, gateway)
}
await gateway.close()
if (wanted.length === 0 || wanted.includes('scale')) {
  const large = await startDefectiveGateway({ scale: 5 })
  large.have([])
  await tell('--scale 5', large)
  await large.close()
}
