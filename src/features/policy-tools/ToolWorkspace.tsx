import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import type { Schema } from '#gateway/contract.ts'
import { fieldErrors, formErrors } from '#gateway/fieldErrors.ts'
import { gatewayOf } from '#gateway/query.ts'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { EarlyVerdict } from './form/EarlyVerdict.tsx'
import { filledOf, sameTexts, visitorOwner } from './form/toolDraft.ts'
import type { ToolDefinition, ToolSession } from './form/toolDefinition.ts'
import { focusErrors, type ToolError } from './form/ToolErrors.tsx'
import { namesOf, type ToolValues } from './form/toolFields.ts'
import { ToolForm } from './form/ToolForm.tsx'
import { inputsOf, plainFields } from './form/toolInputs.ts'
import { RecordNotice, ToolNotice } from './form/ToolNotice.tsx'
import { toolSchema } from './form/toolSchema.ts'
import { fieldsOf, labelsOf, textsFor } from './form/toolValues.ts'
import { lastYear } from '#ui/regionDate.ts'
import { useEarlyVerdict } from './form/useEarlyVerdict.ts'
import { useToolDraft } from './form/useToolDraft.ts'
import { useToolProfile } from './form/useToolProfile.ts'
import { Recalculation } from './result/Recalculation.tsx'
import { ToolResult } from './result/ToolResult.tsx'
import { useToolResult } from './result/useToolResult.ts'
import type { ToolSearch } from './toolSearch.ts'

interface ToolWorkspaceProps<Inputs> {
  /** Must be stable as long as the form is the same. */
  definition: ToolDefinition<Inputs>
  session: ToolSession | undefined
  search: ToolSearch
  /** The part of the result that only this tool has. */
  outcome?: (result: Schema<'ToolResult'>) => ReactNode
}

/** A tool's form, and below it the gateway's result. For visitors and members alike. */
export function ToolWorkspace<Inputs>({ definition, session, search, outcome }: ToolWorkspaceProps<Inputs>) {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const owner = hydrated ? (session === undefined ? visitorOwner : session.user?.id) : undefined
  const resolver = useCallback<Resolver<ToolValues>>(
    (values, context, options) =>
      zodResolver(toolSchema(plainFields(fieldsOf(definition, values))))(values, context, options),
    [definition],
  )
  const form = useForm<ToolValues>({
    resolver,
    defaultValues: { inputYear: String(lastYear()) },
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as ToolValues
  const known = useToolProfile(definition, session)
  const draft = useToolDraft(form, definition, { owner, known })
  const shown = useToolResult(definition, search, owner)
  const [lost, setLost] = useState(false)
  const [calculation, setCalculation] = useState(0)
  const [calculatedFrom, setCalculatedFrom] = useState<ToolValues>()
  const [changed, setChanged] = useState<string>()
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => setChanged(name) }), [subscribe])
  const decided = useEarlyVerdict(definition, values)
  const sections = definition.sections(values)
  const fields = plainFields(fieldsOf(definition, values))

  const sender = useGatewayForm({
    form,
    fields: [],
    refuse(error) {
      // The gateway names a list of years; in the form each year has a field of its own.
      const current = plainFields(fieldsOf(definition, form.getValues()))
      const names = current.map(({ name }) => name)
      for (const { name, message } of fieldErrors(error, names)) {
        const [first = name] = current.filter((field) => field.name === name).flatMap(namesOf)
        form.setError(first, { message })
      }
      setLost(error.kind !== 'business' && error.kind !== 'fields')
      return formErrors(error, names)
    },
    focusFault: focusErrors,
    send: (given) =>
      definition.calculate(gatewayOf(queryClient), {
        inputs: inputsOf(fieldsOf(definition, given), given),
        inputYear: Number(given['inputYear']),
        enId: session?.enterprise?.enId,
      }),
    onSent(result, given) {
      shown.show(result)
      setCalculatedFrom(given)
      setCalculation((count) => count + 1)
    },
  })

  function clear() {
    sender.setFailures([])
    draft.clear()
    shown.forget()
  }

  const { errors: faults } = form.formState
  const errors: ToolError[] = [
    ...labelsOf(fields).flatMap(({ name, label }) => {
      const message = faults[name]?.message
      return message === undefined ? [] : [{ name, text: `${label}：${message}` }]
    }),
    ...sender.failures.map((text) => ({ text, lost })),
  ]
  const recorded = shown.record && definition.recorded(shown.record)
  const recordTexts = recorded && textsFor(definition, recorded, shown.record?.result.inputYear)
  const typed = filledOf(values)
  const outdated = calculatedFrom !== undefined && !sameTexts(calculatedFrom, values)
  // The result below already says it.
  const isShown = shown.result !== undefined && !outdated

  const { id = null, supersededBy = null } = shown.result ?? {}
  const recalculation =
    shown.result === undefined || id === null || supersededBy === null ? undefined : (
      <Recalculation id={id} result={shown.result} onFill={fillForToday} />
    )

  function fillForToday(record: Schema<'ToolRecord'>) {
    const carried = definition.recorded(record)
    if (carried === undefined) return
    draft.fill(textsFor(definition, carried, record.result.inputYear))
    form.setFocus('inputYear')
  }

  return (
    <>
      <GuidePart title="填写信息">
        {draft.start === undefined ? null : <ToolNotice start={draft.start} onClear={clear} onChoose={draft.choose} />}
        {recordTexts === undefined || (typed !== undefined && sameTexts(typed, recordTexts)) ? null : (
          <RecordNotice onFill={() => draft.fill(recordTexts)} />
        )}
        {shown.missing ? <p role="alert">这条测算记录不存在、已删除或不属于当前账号。</p> : null}
        <ToolForm
          form={form}
          sections={sections}
          values={values}
          errors={errors}
          early={<EarlyVerdict decided={isShown ? undefined : decided} />}
          changed={changed}
          again={shown.result !== undefined}
          onSubmit={sender.onSubmit}
          onClear={clear}
          onUndo={draft.cleared === undefined ? undefined : draft.undo}
        />
      </GuidePart>
      {shown.result === undefined ? null : (
        <ToolResult
          result={shown.result}
          previous={shown.previous}
          outdated={outdated}
          recalculation={recalculation}
          calculation={calculation}
        >
          {outcome?.(shown.result)}
        </ToolResult>
      )}
    </>
  )
}
