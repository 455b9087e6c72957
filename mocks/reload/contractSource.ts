import { printFinding } from '../../scripts/contract/finding.ts'
import { createLocator } from '../../scripts/contract/locate.ts'
import { bundleContract, contractDir } from '../../scripts/generate/bundle.ts'
import { changedPart } from '../contract/changedPart.ts'
import type { ContractDocument } from '../contract/document.ts'
import { findUnsoundness } from '../contract/soundness.ts'

const shownFindings = 20

/**
 * Bundles contract/ as it stands now and checks what differs from the last sound version. Throws an error that names
 * file and line of each fault.
 */
export async function readChangedContract(lastSound: ContractDocument): Promise<ContractDocument> {
  const bundle = await bundleContract(contractDir)
  const faults = findUnsoundness(changedPart(lastSound, bundle))
  if (faults.length > 0) {
    const locate = createLocator(bundle, contractDir)
    const findings = faults.map(({ pointer, message }) => printFinding(locate(pointer, message)))
    throw new Error([...new Set(findings)].slice(0, shownFindings).join('\n'))
  }
  return bundle
}
