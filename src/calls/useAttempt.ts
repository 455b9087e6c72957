import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOf, type CallOf } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'
import { fieldErrors, formErrors } from '#gateway/fieldErrors.ts'
import { gatewayOf } from '#gateway/query.ts'

interface AttemptSettings<Name extends string> {
  /** The fields that can show a refusal. */
  fields: readonly Name[]
  setError: (name: Name, error: { message: string }) => void
  /**
   * Replaces the default when the gateway's field names are not the form's: sets the errors itself and returns what
   * concerns the form as a whole.
   */
  refuse?: ((error: GatewayError) => readonly string[]) | undefined
  /**
   * §8, for login and registration: failures are shown in messages, and logged to the console where it asks for that.
   */
  messages?: 'shown' | 'logged' | undefined
}

/** For callers without fields to show a refusal at, or whose refusals name their fields in the text. */
export const ofTheWhole: AttemptSettings<never> = { fields: [], setError: () => {} }

const faultText = '暂时无法提交，请刷新页面后重试'

/** Sends something and shows refusals at their fields. Those that concern the form as a whole are in `failures`. */
export function useAttempt<Name extends string>({ fields, setError, refuse, messages }: AttemptSettings<Name>) {
  const queryClient = useQueryClient()
  const [failures, setFailures] = useState<readonly string[]>([])

  /** Undefined when the gateway refused. */
  async function attempt<Data>(work: (call: CallOf) => Promise<Data>): Promise<{ data: Data } | undefined> {
    setFailures([])
    try {
      return { data: await work(callOf(gatewayOf(queryClient), { silent: messages === undefined })) }
    } catch (error) {
      // oxlint-disable-next-line no-console -- §8 asks for it
      if (messages === 'logged') console.error(error)
      if (!(error instanceof GatewayError)) {
        setFailures([faultText])
        if (messages === undefined) throw error
        return undefined
      }
      const texts = refuse === undefined ? refuseByName(error) : refuse(error)
      // A failure already shown in a message is not repeated in the form.
      if (messages === undefined) setFailures(texts)
      return undefined
    }
  }

  function refuseByName(error: GatewayError): readonly string[] {
    for (const { name, message } of fieldErrors(error, fields)) setError(name, { message })
    return formErrors(error, fields)
  }

  return { failures, setFailures, attempt }
}
