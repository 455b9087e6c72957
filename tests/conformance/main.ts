import { groups, type Defect, type Group } from './defect.ts'
import { startDefectiveGateway } from './defectiveGateway.ts'
import { defects } from './defects.ts'
import { findingsInServices } from './services.ts'
import { soundnessTold } from './sound.ts'
import { batched, findingsOf, isReal, missedOf } from './score.ts'

/** Prints how many of the seeded defects the check finds, by group, how many false alarms it gives, and how long it takes. */
async function score(wanted: readonly string[]): Promise<void> {
  const gateway = await startDefectiveGateway()
  const chosen = defects.filter(({ group, id }) => wanted.length === 0 || wanted.includes(group) || wanted.includes(id))
  try {
    const unreal: Defect[] = []
    for (const defect of chosen) if (!(await isReal(gateway, defect).catch(() => false))) unreal.push(defect)
    for (const { group, id } of unreal) console.log(`not a defect: ${group} ${id}`)

    const missed: Defect[] = []
    for (const batch of batched(chosen.filter((defect) => !unreal.includes(defect))))
      missed.push(...(await missedOf(gateway, batch)))
    for (const [group, name] of Object.entries(groups) as [Group, string][]) {
      const own = chosen.filter((defect) => defect.group === group && !unreal.includes(defect))
      const lost = missed.filter((defect) => defect.group === group)
      if (own.length > 0)
        console.log(
          `${name.padEnd(32)} ${own.length - lost.length} / ${own.length}${lost.length > 0 ? `  missed: ${lost.map(({ id }) => id).join('; ')}` : ''}`,
        )
    }
    const real = chosen.length - unreal.length
    console.log(`${'all'.padEnd(32)} ${real - missed.length} / ${real}`)
    if (wanted.length === 0) {
      for (const write of [false, true]) {
        gateway.have([])
        const started = performance.now()
        const alarms = await findingsOf(gateway, { write })
        console.log(
          `${write ? 'with --write' : 'read-only'}: ${alarms.length} false alarms, ${((performance.now() - started) / 1000).toFixed(0)} s`,
        )
        for (const { operationId, expected, actual } of alarms) console.log(`  ${operationId}: ${expected}; ${actual}`)
      }
    }
  } finally {
    await gateway.close()
  }
}

const [mode, ...names] = process.argv.slice(2)
if (mode === '--sound') for await (const line of soundnessTold(names)) console.log(line)
else if (mode === '--services') {
  for await (const line of findingsInServices(names)) {
    console.log(line)
    process.exitCode = 1
  }
} else await score(process.argv.slice(2))
