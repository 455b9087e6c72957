import { useState } from 'react'
import { GatewayError } from './error.ts'
import { fieldErrors, formErrors } from './fieldErrors.ts'

/**
 * Sends a form by a silent call. What the gateway refuses stands at its field or, for the form as a whole, in `failures`:
 * behind a modal dialog nobody would see or hear a message. Errors of other kinds are thrown.
 */
export function useFormCall<Name extends string>(
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

  return { failures, setFailures, attempt }
}
