import { measureFlatness } from './flatness.ts'
import { compareGateways } from './gateways.ts'
import { measurePolicySearch } from './policySearch.ts'
import { measurePortal } from './portal.ts'
import { measureProcessorTime } from './processorTime.ts'
import { measureResponsiveness } from './responsiveness.ts'

const measurements: Readonly<Record<string, () => Promise<void>>> = {
  gateways: compareGateways,
  flatness: measureFlatness,
  policySearch: measurePolicySearch,
  portal: measurePortal,
  processorTime: measureProcessorTime,
  responsiveness: measureResponsiveness,
}

// All of them, or the named ones: npm run bench -- portal processorTime
const named = process.argv.slice(2)
const unknown = named.filter((name) => measurements[name] === undefined)
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}, only ${Object.keys(measurements).join(', ')}`)
for (const [name, measure] of Object.entries(measurements))
  if (named.length === 0 || named.includes(name)) await measure()
