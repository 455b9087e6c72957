import type { ZodType } from 'zod'
import type { Reply } from './envelope.ts'
import { operations, type OperationId } from './generated/operations.ts'

/** A reply that breaks the contract: the gateway and the portal disagree, and a developer has to know. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
}

/**
 * Checks the envelope of a 200 reply against the contract, and throws a ContractViolation. In production it does
 * nothing, and the validators are not part of the build.
 */
export async function checkReply(id: OperationId, { status, body }: Reply): Promise<void> {
  if (import.meta.env?.PROD) return
  if (status !== 200 || operations[id].reply !== 'envelope') return
  const validator = await validatorOf(id)
  const result = validator.safeParse(body)
  if (result.success) return
  const [issue] = result.error.issues
  throw new ContractViolation(`${id}: the reply breaks the contract: ${issue?.path.join('.')} ${result.error.message}`)
}

/** The generator names the validator of an operation's 200 reply after the operation. */
async function validatorOf(id: OperationId): Promise<ZodType> {
  const { config } = await import('zod')
  // Must be set before the schemas load: compiling them needs eval, which the content security policy forbids.
  config({ jitless: true })
  const validators: Record<string, unknown> = await import('./generated/validators/zod.gen.ts')
  const validator = validators[`z${id.charAt(0).toUpperCase()}${id.slice(1)}Response`]
  if (validator === undefined) throw new ContractViolation(`${id} has no validator: run make generate`)
  return validator as ZodType
}
