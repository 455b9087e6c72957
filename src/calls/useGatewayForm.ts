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
  /** The fields that can show a refusal. Refusals of other fields are shown above the button. */
  fields: readonly Path<Values>[]
  /** Kept until the form is sent. */
  draft?: FormDraft
  /** The form has errors: for example, unfolds the part of the page with the first one. */
  onInvalid?: ((errors: FieldErrors<Values>) => void) | undefined
  /**
   * Shows a refusal at the form's fields where matching names is not enough; returns what concerns the form as a whole.
   */
  refuse?: ((error: GatewayError) => readonly string[]) | undefined
  /** Moves the focus to the errors once they are rendered; by default to the first invalid field. */
  focusFault?: ((form: HTMLElement) => unknown) | undefined
  /** Whether to send a valid form now. A visitor, for example, is led to the login first. */
  maySend?: ((values: Values) => boolean) | undefined
  /** An error of the form as a whole that belongs to no field. */
  faultOf?: ((values: Values) => string | undefined) | undefined
  send: (values: Values, call: CallOf) => Promise<Reply>
  /** Runs after the form was sent. Further presses are ignored until it has finished. */
  onSent?: ((reply: Reply, values: Values) => Promise<unknown> | void) | undefined
  /**
   * Closes the form's dialog once it was sent and the page behind shows what has changed: a button there that the change
   * removes or moves would lose the next press. The success message follows, as the page cannot announce one before.
   */
  onClose?: (() => void) | undefined
  /** The success message; `about` names what it is about. */
  done?: string | ((reply: Reply) => string) | undefined
  about?: readonly string[] | undefined
  /** Runs after the form was sent or refused and outdated queries were refetched. */
  onSettled?: ((isSent: boolean) => unknown) | undefined
  /** Queries to refetch, also after a refusal: it may be due to something that has changed meanwhile. */
  outdates?: readonly OperationId[] | undefined
  /**
   * §8, for login and registration: failures are shown in messages, and logged to the console where it asks for that.
   */
  messages?: 'shown' | 'logged' | undefined
}

/** The part of the state that `GatewayForm` renders. */
export interface GatewayFormState {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  sending: boolean
  /** Why the form as a whole could not be sent. */
  failures: readonly string[]
  draft: FormDraft | undefined
}

const uploadingText = '文件正在上传，请稍候再提交'

/**
 * A form that is sent to the gateway, only once however often its button is pressed. Refusals are shown at their
 * fields, the first of which gets the focus, or above the button. The draft is kept until the form has been sent.
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
  onClose,
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

  // Runs once the errors are rendered. If the user has moved on meanwhile, the focus stays where it is.
  useEffect(() => {
    if (ended === undefined) return
    const { activeElement, body } = document
    if (activeElement === ended.focused || activeElement === body) ended.focus(ended.element)
  }, [ended])

  async function sendValues(values: Values, element: HTMLElement) {
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
      // If onSent reset the form to the values it sent, that change has written the draft again.
      draft?.forget()
      if (onClose === undefined) showDone(reply.data)
    }
    await invalidate(queryClient, ...outdates)
    if (reply !== undefined && onClose !== undefined) {
      // Who has closed it by hand may have another one open by now.
      if (element.isConnected) onClose()
      showDone(reply.data)
    }
    await onSettled?.(reply !== undefined)
  }

  function showDone(reply: Reply) {
    const text = typeof done === 'function' ? done(reply) : done
    if (text !== undefined) showMessage({ level: 'success', text, ...(about && { about }) })
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
      await form.handleSubmit((values) => sendValues(values, element), onInvalid)()
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
    /** Sends the form other than by its submit button. */
    submit,
    sending: form.formState.isSubmitting,
    failures,
    setFailures,
    draft,
    attempt,
    /** Names of the fields with uploads in progress; the form is not sent meanwhile. */
    uploading,
    uploadingOf: (field: string) => (isBusy: boolean) => void (isBusy ? uploading.add(field) : uploading.delete(field)),
  }
}
