import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { gatewayQuery, invalidate } from '#gateway/query.ts'
import { isMissing, isNoAccess } from '#gateway/refusal.ts'
import { useBrowserValue } from '#ui/useBrowserValue.ts'
import { toolDraftKey, visitorOwner } from '../form/toolDraft.ts'
import type { ToolDefinition } from '../form/toolDefinition.ts'
import type { ToolSearch } from '../toolSearch.ts'
import { keepVisitorResult, readVisitorResult } from './visitorResult.ts'

type Result = Schema<'ToolResult'>

interface ShownResult {
  result: Result | undefined
  /** The previous result, to show what has changed. */
  previous: Result | undefined
  /** The record of the member's result in the address, once it has been fetched. */
  record: Schema<'ToolRecord'> | undefined
  /** The result in the address does not exist, or is not the member's. */
  missing: boolean
  show: (result: Result) => void
  forget: () => void
}

const isGone = (error: unknown) => isMissing(error) || isNoAccess(error)

const recordQuery = (id: string) =>
  gatewayQuery('getToolResult', { query: { id } }, { message: (error) => !isGone(error) })

/**
 * The result on a tool's page, which survives a reload: a member's by its id in the address, a visitor's stored in this
 * browser.
 * @param owner id of the member, `visitor` without a login, undefined until it is known
 */
export function useToolResult<Inputs>(
  { name, version }: ToolDefinition<Inputs>,
  { record, compare }: ToolSearch,
  owner: string | undefined,
): ShownResult {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isMember = owner !== undefined && owner !== visitorOwner
  const isVisitor = owner === visitorOwner
  const visitorKey = useMemo(() => toolDraftKey(name, version, visitorOwner), [name, version])
  // The result calculated on this page with this form; null once it has been forgotten.
  const [written, setWritten] = useState<{ key: typeof visitorKey; result: Result | null }>()
  const [before, setBefore] = useState<Result>()
  const kept = useQuery({ ...recordQuery(record ?? ''), enabled: isMember && record !== undefined })
  const compared = useQuery({ ...recordQuery(compare ?? ''), enabled: isMember && compare !== undefined })

  const read = useCallback(
    () => (isVisitor ? readVisitorResult(localStorage, visitorKey) : undefined),
    [isVisitor, visitorKey],
  )
  const found = useBrowserValue(read)
  const here = written?.key === visitorKey ? written.result : undefined

  // The new result, unless the address now names another one, or the member has logged out.
  const isCurrent = here !== undefined && here !== null && here.id === (isMember ? (record ?? '') : null)
  const result = isCurrent ? here : isMember ? kept.data?.result : here === null ? undefined : found

  function go(search: ToolSearch) {
    void navigate({
      to: '.',
      search: (others: object) => ({ ...others, ...search }),
      replace: true,
      resetScroll: false,
    })
  }

  return {
    result,
    previous: isMember && before?.id !== compare ? compared.data?.result : before,
    record: kept.data,
    missing: isMember && !isCurrent && isGone(kept.error),
    show(next) {
      setBefore(result)
      setWritten({ key: visitorKey, result: next })
      if (next.id === null) {
        keepVisitorResult(localStorage, visitorKey, next)
        return
      }
      void invalidate(queryClient, 'listToolResults')
      go({ record: next.id, compare: result?.id ?? undefined })
    },
    forget() {
      setBefore(undefined)
      setWritten({ key: visitorKey, result: null })
      keepVisitorResult(localStorage, visitorKey, undefined)
      if (record !== undefined) go({ record: undefined, compare: undefined })
    },
  }
}
