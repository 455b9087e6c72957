import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { gatewayQuery } from '../../../gateway/query.ts'
import { decidedBy, type Decided } from './decided.ts'
import type { ToolDefinition } from './toolDefinition.ts'
import { namesOf, type ToolValues } from './toolFields.ts'
import { inputsOf, plainFields } from './toolInputs.ts'
import { toolSchema } from './toolSchema.ts'
import { fieldsOf } from './toolValues.ts'

/** In ms: whoever types on has not answered yet. */
const pause = 400

/**
 * What the answers so far decide, asked of the gateway while the form is filled in: nobody should fill in twenty fields to
 * learn that the first one excludes them. Undefined while they decide nothing, are wrong, or are complete.
 */
export function useEarlyVerdict<Inputs>(definition: ToolDefinition<Inputs>, values: ToolValues): Decided | undefined {
  const text = useSettled(JSON.stringify(values))
  const body = useMemo(() => trialOf(definition, JSON.parse(text) as ToolValues), [definition, text])
  const query = gatewayQuery('previewToolResult', { body: body ?? {} }, { silent: true })
  const { data } = useQuery({
    ...query,
    enabled: body !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    // Whoever has tabbed on to its button would lose their place while the next answer is on its way.
    placeholderData: keepPreviousData,
  })
  return body !== undefined && data !== undefined ? decidedBy(data) : undefined
}

/** What has been filled in so far; undefined while that is nothing, everything, or wrong. */
function trialOf<Inputs>(definition: ToolDefinition<Inputs>, values: ToolValues): Schema<'ToolTrialForm'> | undefined {
  const fields = fieldsOf(definition, values)
  const plain = plainFields(fields)
  const names = plain.flatMap(namesOf)
  const isFilled = (name: string) => (values[name] ?? '').trim() !== ''
  if (!names.some(isFilled) || names.every(isFilled)) return undefined
  if (!toolSchema(plain).safeParse(values).success) return undefined
  return definition.trial({ inputs: inputsOf(fields, values), inputYear: Number(values['inputYear']) })
}

/** The text once nothing has been typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
