import { useState } from 'react'
import { GatewayError } from '../../../gateway/error.ts'
import { fieldErrors, formErrors } from '../../../gateway/fieldErrors.ts'

/**
 * Sends a dialog's form. What the gateway refuses stands at its field or, for the form as a whole, in `failures`: behind
 * a modal dialog nobody would see a message.
 */
export function useDialogCall<Name extends string>(
  fields: readonly Name[],
  setError: (name: Name, error: { message: string }) => void,
) {
  const [failures, setFailures] = useState<readonly string[]>([])

  async function attempt<Data>(work: () => Promise<Data>): Promise<{ data: Data } | undefined> {
    setFailures([])
    try {
      return { data: await work() }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      for (const { name, message } of fieldErrors(error, fields)) setError(name, { message })
      setFailures(formErrors(error, fields))
      return undefined
    }
  }

  return { failures, attempt }
}
