import { useState } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { GatewayError } from '#gateway/error.ts'
import { fieldErrors } from '#gateway/fieldErrors.ts'

interface StepSettings<Values extends FieldValues> {
  fields: readonly Path<Values>[]
  setError: UseFormSetError<Values>
  /** §8: register and reset log their failures to the console; login does not. */
  logged: boolean
}

const faultText = '暂时无法提交，请刷新页面后重试'

/**
 * Runs the steps of a form that call the gateway. A failed call is swallowed (§8): its message has been shown already;
 * only the fields it names are marked. Any other failure would be silent, so it becomes the form's `fault`.
 */
export function useStep<Values extends FieldValues>({ fields, setError, logged }: StepSettings<Values>) {
  const [fault, setFault] = useState<string>()

  async function run(step: () => Promise<void>): Promise<void> {
    setFault(undefined)
    try {
      await step()
    } catch (error) {
      // oxlint-disable-next-line no-console -- §8 asks for it
      if (logged) console.error(error)
      if (!(error instanceof GatewayError)) setFault(faultText)
      else for (const { name, message } of fieldErrors(error, fields)) setError(name, { message })
    }
  }

  return { run, faults: fault === undefined ? [] : [fault] }
}
