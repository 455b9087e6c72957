import { useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import { GatewayError } from '#gateway/error.ts'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { goTo } from '#ui/focus/goTo.ts'
import { focusFirstInvalid } from '#ui/form/focusFirstInvalid.ts'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import type { Faults } from '../formFaults.ts'
import { stepWith, type PublishSteps } from './publishSteps.ts'

export interface PublishSettings<Values extends FieldValues> {
  /** It has never been saved: to send it once more would make another one. */
  isNew: boolean
  /** Of the draft that the browser keeps. */
  draftName: string
  initial: Values
  /** Undefined until it is known. */
  userId: string | undefined
  steps: PublishSteps<Values>
  isValues: (value: unknown) => value is Values
  /** What is wrong, by field; a draft may lack most. */
  faultsOf: (values: Values, submit: boolean) => Faults
  /** Sends it; gives its id. */
  save: (values: Values, submit: boolean) => Promise<string>
  /** It has been saved: what shows it is out of date. */
  outdate: () => Promise<unknown>
  /** Where drafts are found, e.g. 我的需求. */
  listTitle: string
  /** It has been saved as a draft, maybe for the first time. */
  onKept: (id: string) => void
  /** It is with the audit. */
  onSent: (id: string) => void
}

/** A form in steps that is kept as a draft or sent to the audit: nothing typed is lost, and what is wrong is said where it is. */
export function usePublishForm<Values extends FieldValues>(settings: PublishSettings<Values>) {
  const { isNew, draftName, initial, userId, steps, isValues, faultsOf, save, outdate, listTitle, onKept, onSent } =
    settings
  const showMessage = useShowMessage()
  const form = useForm<Values>({
    // A whole record is its own partial one, which the compiler cannot tell of a type it does not know.
    defaultValues: initial as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const draft = useRecordDraft(form, { form: draftName, owner: userId, version: 1, keptFor: WEEK }, isValues)
  const [step, setStep] = useState(0)
  const [failures, setFailures] = useState<readonly string[]>([])
  const [sending, setSending] = useState<'draft' | 'submit'>()
  const [busyFields] = useState(() => new Set<string>())
  const element = useRef<HTMLFormElement>(null)
  /** The fields of which something wrong is being said. */
  const told = useRef<readonly Path<Values>[]>([])
  /** Where to go once the next step is there. */
  const [wanted, setWanted] = useState<{ to: 'error' | 'head' }>()

  // A message goes as soon as it is no longer true. None comes by leaving a field: it would move the button just pressed.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (told.current.length === 0) return
          const faults = faultsOf(values, true)
          for (const name of told.current) {
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

  /** Says what is wrong where it is, and goes there. */
  function refuse(faults: Faults) {
    form.clearErrors()
    const known = Object.entries(faults).filter(([name]) => isField(name))
    // The names of the steps are those of the form.
    told.current = known.map(([name]) => name as Path<Values>)
    for (const name of told.current) form.setError(name, { message: faults[name] ?? '' })
    setStep(stepWith(steps, Object.keys(faults)) ?? step)
    setWanted({ to: 'error' })
  }

  function next() {
    const here = Object.entries(faultsOf(form.getValues(), true)).filter(([name]) => stepWith(steps, [name]) === step)
    if (here.length > 0) refuse(Object.fromEntries(here))
    else show(step + 1)
  }

  async function send(submit: boolean) {
    if (sending !== undefined) return
    if (busyFields.size > 0) {
      setFailures(['文件正在上传，请稍候再提交'])
      return
    }
    const values = form.getValues()
    const faults = faultsOf(values, submit)
    setFailures([])
    if (Object.keys(faults).length > 0) {
      refuse(faults)
      return
    }
    setSending(submit ? 'submit' : 'draft')
    // As it is sent: the form goes on with these very objects.
    const sent = JSON.stringify(values)
    try {
      await kept(await save(values, submit), submit, sent)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      refused(error, submit)
    } finally {
      setSending(undefined)
    }
  }

  async function kept(id: string, submit: boolean, sent: string) {
    // What was typed while it was on its way is not saved yet.
    const isWhole = JSON.stringify(form.getValues()) === sent
    form.reset(JSON.parse(sent) as Values, { keepValues: !isWhole })
    if (submit || isWhole) draft.forget()
    await outdate()
    const text = submit ? '已提交审核，结果在消息中心告知' : `草稿已保存，可以在“${listTitle}”中继续填写`
    showMessage({ level: 'success', text })
    if (submit) onSent(id)
    else onKept(id)
  }

  function refused(error: GatewayError, submit: boolean) {
    const named = error.items.map(({ field }, index) => {
      return { text: error.messages[index] ?? '', name: field?.split('.').find(isField) }
    })
    const faults = Object.fromEntries(named.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text]])))
    if (Object.keys(faults).length > 0) refuse(faults)
    const texts = named.filter(({ name }) => name === undefined).map(({ text }) => text)
    const isUnsure = error.kind === 'network' || error.kind === 'timeout'
    setFailures(isNew && isUnsure ? [unsureText(texts, submit, listTitle)] : texts)
  }

  function discard() {
    form.reset(initial)
    draft.forget()
  }

  const { restored, elsewhere } = draft
  return { form, element, step, show, next, send, sending, failures, busyFields, restored, elsewhere, discard }
}

/** Without a reply nobody knows whether it has arrived, and there is nothing that the gateway could know it by. */
function unsureText(texts: readonly string[], submit: boolean, listTitle: string): string {
  if (!navigator.onLine) return '网络已断开，内容没有发出，仍保留在这里；恢复连接后请再试一次'
  const done = submit ? '提交' : '保存'
  return `${texts.join('；')}，不能确定是否已${done}。请先到“${listTitle}”看看，没有的话再试一次，以免重复`
}
