import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { CallOf } from '#gateway/call.ts'
import type { OperationId } from '#gateway/contract.ts'
import type { GatewayError } from '#gateway/error.ts'
import { invalidate } from '#gateway/query.ts'
import { focusFirstInvalid } from '#ui/form/focusFirstInvalid.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { useAttempt } from './useAttempt.ts'
import type { FormDraft } from './useFormDraft.ts'

interface GatewayFormSettings<Values extends FieldValues, Reply> {
  form: UseFormReturn<Values>
  /** The fields that can say what the gateway has refused; what it says of others stands above the button. */
  fields: readonly Path<Values>[]
  /** Kept until it is sent. */
  draft?: FormDraft
  /** The form is not in order: unfolds the page for the first fault, for example. */
  onInvalid?: ((errors: FieldErrors<Values>) => void) | undefined
  /** Shows a refusal at the form's fields, where `fields` is not enough; returns what concerns the form as a whole. */
  refuse?: ((error: GatewayError) => readonly string[]) | undefined
  /** Moves the focus to what is wrong, once it is on the page; to the first wrong field when left out. */
  focusFault?: ((form: HTMLElement) => unknown) | undefined
  /** Whether what is in order is sent now; not by a visitor, who is led to the login first. */
  maySend?: ((values: Values) => boolean) | undefined
  /** What is wrong with the form as a whole, which no field says. */
  faultOf?: ((values: Values) => string | undefined) | undefined
  send: (values: Values, call: CallOf) => Promise<Reply>
  /** It has been sent; not again by another press while this goes on. */
  onSent?: ((reply: Reply, values: Values) => Promise<unknown> | void) | undefined
  /** What is said of success, in a message about what `about` names. */
  done?: string | ((reply: Reply) => string) | undefined
  about?: readonly string[] | undefined
  /** It has been sent or refused, and what was out of date is asked for anew. */
  onSettled?: ((isSent: boolean) => unknown) | undefined
  /** What the page shows of these is out of date: after a refusal, too, which may be for what has changed meanwhile. */
  outdates?: readonly OperationId[] | undefined
  /** §8, for login and registration: failures are told in messages, and logged to the console where it asks for that. */
  messages?: 'shown' | 'logged' | undefined
}

/** What `GatewayForm` renders a form by. */
export interface GatewayFormState {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  sending: boolean
  /** What keeps the form as a whole from being sent. */
  failures: readonly string[]
  draft: FormDraft | undefined
}

const uploadingText = '文件正在上传，请稍候再提交'

/**
 * A form that is sent to the gateway: once, however often its button is pressed. What is refused stands at its field, the
 * first of which gets the focus, or above the button; what was typed is kept until it has been sent.
 */
export function useGatewayForm<Values extends FieldValues, Reply>({
  form,
  fields,
  draft,
  onInvalid,
  refuse,
  focusFault = focusFirstInvalid,
  maySend,
  faultOf,
  send,
  onSent,
  onSettled,
  done,
  about,
  outdates = [],
  messages,
}: GatewayFormSettings<Values, Reply>) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const { failures, setFailures, attempt } = useAttempt({ fields, setError: form.setError, refuse, messages })
  const isSending = useRef(false)
  const [uploading] = useState(() => new Set<string>())
  const [ended, setEnded] = useState<{ element: HTMLElement; focused: Element | null; focus: typeof focusFault }>()

  // Once the errors are rendered, and unless the user has gone on elsewhere meanwhile.
  useEffect(() => {
    if (ended === undefined) return
    const { activeElement, body } = document
    if (activeElement === ended.focused || activeElement === body) ended.focus(ended.element)
  }, [ended])

  async function sendValues(values: Values) {
    if (maySend?.(values) === false) return
    const fault = faultOf?.(values)
    if (fault !== undefined) {
      setFailures([fault])
      return
    }
    const reply = await attempt((bound) => send(values, bound))
    if (reply !== undefined) {
      draft?.forget()
      await onSent?.(reply.data, values)
      // A form that was reset to what it has sent has told its draft of that.
      draft?.forget()
      const text = typeof done === 'function' ? done(reply.data) : done
      if (text !== undefined) showMessage({ level: 'success', text, ...(about && { about }) })
    }
    await invalidate(queryClient, ...outdates)
    await onSettled?.(reply !== undefined)
  }

  async function submit(element: HTMLElement) {
    if (isSending.current || form.formState.isSubmitting) return
    if (uploading.size > 0) {
      setFailures([uploadingText])
      return
    }
    const focused = document.activeElement
    setFailures([])
    isSending.current = true
    try {
      await form.handleSubmit(sendValues, onInvalid)()
    } finally {
      isSending.current = false
      setEnded({ element, focused, focus: focusFault })
    }
  }

  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    /** Sends the form by another way than its submit button. */
    submit,
    sending: form.formState.isSubmitting,
    failures,
    setFailures,
    draft,
    attempt,
    /** Names of the fields whose files are on their way: nothing is sent meanwhile. */
    uploading,
    uploadingOf: (field: string) => (isBusy: boolean) => void (isBusy ? uploading.add(field) : uploading.delete(field)),
  }
}
