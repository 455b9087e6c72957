import { bundleContract, type BundledDocument } from '#compiler/bundle.ts'
import { changedPart } from '#compiler/changedPart.ts'
import type { ContractDocument } from '#compiler/document.ts'
import { findFaults } from '#compiler/faults.ts'
import { ContractError } from '#compiler/finding.ts'
import { contractDir, SourceFiles } from '#compiler/sources.ts'

const shownFindings = 20
const files = new SourceFiles()

/**
 * Bundles contract/ as it is now and checks what differs from the last sound version. Throws a ContractError that names
 * the file and line of each fault.
 */
export async function readChangedContract(lastSound: ContractDocument): Promise<BundledDocument> {
  const bundle = await bundleContract(contractDir, files)
  const faults = findFaults(bundle, contractDir, changedPart(lastSound, bundle))
  if (faults.length > 0) throw new ContractError(faults.slice(0, shownFindings))
  return bundle
}
