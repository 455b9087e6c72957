import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Schema } from '../../../gateway/contract.ts'
import { gatewayQuery } from '../../../gateway/query.ts'
import { toolDraftKey, visitorOwner } from '../form/toolDraft.ts'
import type { ToolDefinition } from '../form/toolDefinition.ts'
import type { ToolSearch } from '../toolSearch.ts'
import { keepVisitorResult, readVisitorResult } from './visitorResult.ts'

type Result = Schema<'ToolResult'>

interface ShownResult {
  result: Result | undefined
  /** The one before it, to tell what has changed. */
  previous: Result | undefined
  /** What the member's result in the address was calculated from, once it has been fetched. */
  record: Schema<'ToolRecord'> | undefined
  /** The result in the address is not there, or not the member's. */
  missing: boolean
  show: (result: Result) => void
  forget: () => void
}

const recordQuery = (id: string) => gatewayQuery('getToolResult', { query: { id } }, { silent: true })

/**
 * The result that a tool's page shows, which survives a reload: a member's by its id in the address, a visitor's kept in
 * this browser.
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
  const [calculated, setCalculated] = useState<Result>()
  const [before, setBefore] = useState<Result>()
  const kept = useQuery({ ...recordQuery(record ?? ''), enabled: isMember && record !== undefined })
  const compared = useQuery({ ...recordQuery(compare ?? ''), enabled: isMember && compare !== undefined })

  useEffect(() => {
    if (owner !== visitorOwner) return
    // oxlint-disable-next-line react/set-state-in-effect -- the server has no results: the first render must not know of them
    setCalculated(readVisitorResult(localStorage, toolDraftKey(name, version, visitorOwner)))
  }, [owner, name, version])

  // What has just been calculated, unless the address has gone on to another one.
  const isCurrent = calculated !== undefined && (!isMember || calculated.id === record)
  const result = isCurrent ? calculated : isMember ? kept.data?.result : undefined

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
    missing: isMember && !isCurrent && kept.isError,
    show(next) {
      setBefore(result)
      setCalculated(next)
      if (next.id === null) {
        keepVisitorResult(localStorage, toolDraftKey(name, version, visitorOwner), next)
        return
      }
      void queryClient.invalidateQueries({ queryKey: ['listToolResults'] })
      go({ record: next.id, compare: result?.id ?? undefined })
    },
    forget() {
      setBefore(undefined)
      setCalculated(undefined)
      keepVisitorResult(localStorage, toolDraftKey(name, version, visitorOwner), undefined)
      if (record !== undefined) go({ record: undefined, compare: undefined })
    },
  }
}
