import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { gatewayQuery } from '../../../gateway/query.ts'
import { decidedBy, type Decided } from './decided.ts'
import type { ToolDefinition } from './toolDefinition.ts'
import { filledOf } from './toolDraft.ts'
import { namesOf, type ToolValues } from './toolFields.ts'
import { inputsOf, plainFields } from './toolInputs.ts'
import { toolSchema } from './toolSchema.ts'
import { fieldsOf } from './toolValues.ts'

/** In ms: whoever types on has not answered yet. */
const pause = 400

/**
 * What the answers so far decide, asked of the gateway while the form is filled in (§3.4 of the research: the questions
 * that decide most come first). Undefined while they decide nothing, are wrong, or are complete: then the form is sent.
 */
export function useEarlyVerdict<Inputs>(definition: ToolDefinition<Inputs>, values: ToolValues): Decided | undefined {
  const settled = useSettled(values)
  const fields = fieldsOf(definition, settled)
  const plain = plainFields(fields)
  const names = plain.flatMap(namesOf)
  const isEmpty = (name: string) => (settled[name] ?? '').trim() === ''
  const isPartial = filledOf(settled) !== undefined && names.some(isEmpty) && !names.every(isEmpty)
  const isSound = isPartial && toolSchema(plain).safeParse(settled).success
  const body = definition.trial({ inputs: inputsOf(fields, settled), inputYear: Number(settled['inputYear']) })
  const query = gatewayQuery('previewToolResult', { body }, { silent: true })
  const { data } = useQuery({ ...query, enabled: isSound, staleTime: Infinity, gcTime: 60_000 })
  return isSound && data !== undefined ? decidedBy(data) : undefined
}

/** The texts once nothing has been typed for a moment. */
function useSettled(values: ToolValues): ToolValues {
  const text = JSON.stringify(values)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(settled) as ToolValues
}
