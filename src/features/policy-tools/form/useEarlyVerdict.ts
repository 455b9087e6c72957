import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { useDelayed } from '#ui/useDelayed.ts'
import { decidedBy, type Decided } from './decided.ts'
import type { ToolDefinition } from './toolDefinition.ts'
import { namesOf, type ToolValues } from './toolFields.ts'
import { inputsOf, plainFields } from './toolInputs.ts'
import { toolSchema } from './toolSchema.ts'
import { fieldsOf } from './toolValues.ts'

/** In ms: a user who is still typing has not answered yet. */
const pause = () => 400

/**
 * What the answers so far decide, requested from the gateway while the form is filled in: nobody should fill in twenty
 * fields to learn that the first one excludes them. Undefined while they decide nothing, are invalid, or are complete.
 */
export function useEarlyVerdict<Inputs>(definition: ToolDefinition<Inputs>, values: ToolValues): Decided | undefined {
  const text = useDelayed(JSON.stringify(values), pause)
  const body = useMemo(() => trialOf(definition, JSON.parse(text) as ToolValues), [definition, text])
  const query = gatewayQuery('previewToolResult', { body: body ?? {} })
  const { data } = useQuery({
    ...query,
    enabled: body !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    // Keeps the button while the next result loads, as it may have the focus.
    placeholderData: keepPreviousData,
  })
  const decided = useMemo(() => (body !== undefined && data !== undefined ? decidedBy(data) : undefined), [body, data])
  const calm = useUnpressed(decided)
  // For a full form it disappears at once and not after a pause in typing: by then its button might have the focus.
  return isFull(definition, values) ? undefined : calm
}

function isFull<Inputs>(definition: ToolDefinition<Inputs>, values: ToolValues): boolean {
  const names = plainFields(fieldsOf(definition, values)).flatMap(namesOf)
  return names.every((name) => isFilled(values, name))
}

function isFilled(values: ToolValues, name: string): boolean {
  return (values[name] ?? '').trim() !== ''
}

/** The values so far; undefined while there are none, all, or invalid ones. */
function trialOf<Inputs>(definition: ToolDefinition<Inputs>, values: ToolValues): Schema<'ToolTrialForm'> | undefined {
  const fields = fieldsOf(definition, values)
  const plain = plainFields(fields)
  const names = plain.flatMap(namesOf)
  if (!names.some((name) => isFilled(values, name)) || isFull(definition, values)) return undefined
  if (!toolSchema(plain).safeParse(values).success) return undefined
  return definition.trial({ inputs: inputsOf(fields, values), inputYear: Number(values['inputYear']) })
}

/** Holds the value while the pointer is down: a change would move whatever is being pressed. */
function useUnpressed<Value>(value: Value): Value {
  const [pressed, setPressed] = useState(false)
  const [shown, setShown] = useState(value)
  if (!pressed && shown !== value) setShown(value)
  useEffect(() => {
    // A menu, of a list or of the browser, may swallow the end of the press.
    const press = ({ target, button }: PointerEvent) =>
      setPressed(button === 0 && !(target instanceof HTMLSelectElement))
    // The click comes after the pointer is up.
    const release = () => setTimeout(() => setPressed(false))
    const ends = ['pointerup', 'pointercancel', 'contextmenu']
    addEventListener('pointerdown', press)
    for (const end of ends) addEventListener(end, release)
    return () => {
      removeEventListener('pointerdown', press)
      for (const end of ends) removeEventListener(end, release)
    }
  }, [])
  return pressed ? shown : value
}
