import { useEffect, useRef, useState } from 'react'
import { set, useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path } from 'react-hook-form'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import type { CallOf } from '#gateway/call.ts'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { goTo } from '#ui/focus/goTo.ts'
import { focusFirstInvalid } from '#ui/form/focusFirstInvalid.ts'
import type { Faults } from '../formFaults.ts'
import { stepWith, type PublishSteps } from './publishSteps.ts'

export interface PublishSettings<Values extends FieldValues> {
  /** It has never been saved, so sending it again would create a second one. */
  isNew: boolean
  /** Name of the browser's draft. */
  draftName: string
  initial: Values
  /** Undefined until it is known. */
  userId: string | undefined
  steps: PublishSteps<Values>
  /** The shape of a stored draft; a stable object. */
  outline: object
  /** The errors by field; a draft may lack most fields. */
  faultsOf: (values: Values, submit: boolean) => Faults
  save: (values: Values, submit: boolean, call: CallOf) => Promise<{ id: string }>
  /** Refetches what shows the record after it was saved. */
  outdate: () => Promise<unknown>
  /** Where drafts are found, e.g. 我的需求. */
  listTitle: string
  /** It has been saved as a draft, perhaps for the first time. */
  onKept: (id: string) => void
  /** It has been submitted to the audit. */
  onSent: (id: string) => void
}

type Way = 'draft' | 'submit'

/** A form in steps that is saved as a draft or submitted to the audit. Each fault is shown at its field, on its step. */
export function usePublishForm<Values extends FieldValues>(settings: PublishSettings<Values>) {
  const { isNew, draftName, initial, userId, steps, outline, faultsOf, save, outdate, listTitle, onKept, onSent } =
    settings
  /** How the form is being saved. A ref because it is read in the tick in which it is set. */
  const way = useRef<Way>(undefined)
  const [sending, setSending] = useState<Way>()
  const [step, setStep] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  /** The fields that show an error. */
  const shown = useRef<readonly Path<Values>[]>([])
  /** What to focus once the next step is rendered. */
  const [wanted, setWanted] = useState<{ to: 'error' | 'head' }>()
  const form = useForm<Values>({
    // A whole value is also a valid partial one, but the compiler cannot know that of a generic type.
    defaultValues: initial as DefaultValues<Values>,
    resolver: (values) => {
      const faults = Object.entries(faultsOf(values, way.current === 'submit'))
      if (faults.length === 0) return { values, errors: {} }
      const errors: FieldErrors<Values> = {}
      for (const [name, message] of faults) set(errors, name, { type: 'fault', message })
      return { values: {}, errors }
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const draft = useRecordDraft(form, { form: draftName, owner: userId, version: 1, keptFor: WEEK }, outline)

  // An error disappears as soon as it no longer applies. None appears on leaving a field: it would move the button just pressed.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (shown.current.length === 0) return
          const faults = faultsOf(values, true)
          for (const name of shown.current) {
            const message = faults[name]
            if (message === undefined) form.clearErrors(name)
            else form.setError(name, { message })
          }
        },
      }),
    [form, faultsOf],
  )

  useEffect(() => {
    if (wanted === undefined || element.current === null) return
    const isThere = wanted.to === 'error' && focusFirstInvalid(element.current)
    if (!isThere) goTo(element.current.querySelector('h2'))
  }, [wanted])

  const isField = (name: string) => stepWith(steps, [name]) !== undefined

  function show(chosen: number) {
    setStep(chosen)
    setWanted({ to: 'head' })
  }

  /** Opens the first step that has a fault and goes to it. */
  function goToFault(faults: Faults) {
    // The names of the steps are those of the form.
    shown.current = Object.keys(faults).filter(isField) as Path<Values>[]
    setStep(stepWith(steps, Object.keys(faults)) ?? step)
    setWanted({ to: 'error' })
  }

  function setFaults(faults: Faults) {
    form.clearErrors()
    goToFault(faults)
    for (const name of shown.current) form.setError(name, { message: faults[name] ?? '' })
  }

  function next() {
    const here = Object.entries(faultsOf(form.getValues(), true)).filter(([name]) => stepWith(steps, [name]) === step)
    if (here.length > 0) setFaults(Object.fromEntries(here))
    else show(step + 1)
  }

  const sender = useGatewayForm({
    form,
    fields: [],
    onInvalid: () => goToFault(faultsOf(form.getValues(), way.current === 'submit')),
    refuse(error) {
      const named = error.items.map(({ field }, index) => {
        return { text: error.messages[index] ?? '', name: field?.split('.').find(isField) }
      })
      const faults = Object.fromEntries(named.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text]])))
      if (Object.keys(faults).length > 0) setFaults(faults)
      const texts = named.filter(({ name }) => name === undefined).map(({ text }) => text)
      const isUnsure = error.kind === 'network' || error.kind === 'timeout'
      return isNew && isUnsure ? [unsureText(texts, way.current === 'submit', listTitle)] : texts
    },
    send(values, call) {
      // Everything was in order, so no error is shown any more.
      shown.current = []
      return save(values, way.current === 'submit', call)
    },
    async onSent({ id }, values) {
      const submit = way.current === 'submit'
      // What was typed while the request was under way is not saved yet.
      const isWhole = JSON.stringify(form.getValues()) === JSON.stringify(values)
      form.reset(values, { keepValues: !isWhole })
      if (submit || isWhole) draft.forget()
      await outdate()
      if (submit) onSent(id)
      else onKept(id)
    },
    done: () =>
      way.current === 'submit' ? '已提交审核，结果在消息中心告知' : `草稿已保存，可以在“${listTitle}”中继续填写`,
  })

  async function send(chosen: Way) {
    if (way.current !== undefined || element.current === null) return
    way.current = chosen
    setSending(chosen)
    try {
      await sender.submit(element.current)
    } finally {
      way.current = undefined
      setSending(undefined)
    }
  }

  function discard() {
    form.reset(initial)
    draft.forget()
  }

  const { restored, elsewhere } = draft
  const { failures, uploading } = sender
  return { form, element, step, show, next, send, sending, failures, uploading, restored, elsewhere, discard }
}

/** Without a reply it is unknown whether the record was saved, and a new record has no id to look it up by. */
function unsureText(texts: readonly string[], submit: boolean, listTitle: string): string {
  if (!navigator.onLine) return '网络已断开，内容没有发出，仍保留在这里；恢复连接后请再试一次'
  const done = submit ? '提交' : '保存'
  return `${texts.join('；')}，不能确定是否已${done}。请先到“${listTitle}”看看，没有的话再试一次，以免重复`
}
