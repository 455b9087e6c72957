import { useNavigate } from '@tanstack/react-router'
import { memo, useRef, useState, type SubmitEvent } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { disorders } from '#gateway/fields/order.ts'
import { searchPoliciesQueryFields } from '#gateway/generated/fields/SearchPoliciesQuery.ts'
import { Button } from '#ui/Button.tsx'
import { FoldedFilters } from '#ui/filters/FoldedFilters.tsx'
import { setCondition, toggleValue } from './changeSearch.ts'
import { ConditionGroup } from './ConditionGroup.tsx'
import styles from './ConditionPanel.module.css'
import { conditionFieldNames, conditionFields } from './conditions.ts'
import { valuesOf, type PolicyInfoSearch } from './policyInfoSearch.ts'

interface ConditionPanelProps {
  search: PolicyInfoSearch
  /** Undefined until the first results arrive. */
  facets: Schema<'PolicyFacets'> | undefined
  /** The numbers of the facets belong to this search. */
  isCounted: boolean
  /** The number of policies found; undefined while unknown. */
  total: number | undefined
}

/**
 * The filters. Each choice is a new address at once; without scripts the form's button sends all of them. On a narrow
 * screen the panel is folded. Memoised, as turning a page changes nothing in it.
 */
export const ConditionPanel = memo(function ConditionPanel({ search, facets, isCounted, total }: ConditionPanelProps) {
  const navigate = useNavigate()
  // The filters as ticked, until the address has followed: on a busy phone that takes a while, and the next tick builds
  // on this one.
  const [wished, setWished] = useState<PolicyInfoSearch>()
  const current = wished ?? search
  const panel = useRef<HTMLFormElement>(null)

  async function show(change: (search: PolicyInfoSearch) => PolicyInfoSearch) {
    const next = change(current)
    setWished(next)
    try {
      // Based on the address, which may already contain a change that has not rendered yet.
      await navigate({ from: '/policy/info/', to: '/policy/info', search: change, resetScroll: false })
    } finally {
      setWished((last) => (last === next ? undefined : last))
    }
  }

  function applyDates(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const dates = datesIn(event.currentTarget)
    const [fault] = disorders(searchPoliciesQueryFields, dates)
    if (fault !== undefined) {
      const input = event.currentTarget.elements.namedItem(fault.name)
      if (input instanceof HTMLInputElement) input.setCustomValidity(fault.message)
      event.currentTarget.reportValidity()
    } else {
      void show((now) => withDates(now, dates))
    }
  }

  /** What was typed as dates and not applied yet is meant, too. */
  function toggle(field: (typeof conditionFieldNames)[number], value: string, form: HTMLFormElement | null) {
    const dates = form !== null && hasTyped(form) ? datesIn(form) : undefined
    const isSound = dates !== undefined && disorders(searchPoliciesQueryFields, dates).length === 0
    void show((now) => toggleValue(isSound ? withDates(now, dates) : now, field, value))
  }

  return (
    <FoldedFilters total={total}>
      <form ref={panel} action="/policy/info" className={styles['body']} onSubmit={applyDates}>
        <Kept search={search} />
        {conditionFieldNames.map((field) => (
          <ConditionGroup
            key={field}
            field={field}
            title={conditionFields[field]}
            options={facets?.[field] ?? []}
            chosen={valuesOf(current, field)}
            isCounted={isCounted}
            onToggle={(value) => toggle(field, value, panel.current)}
          />
        ))}
        <fieldset className={styles['group']}>
          <legend className={styles['groupTitle']}>发布日期</legend>
          {/* Typed freely and applied together, or with the next tick; a new address resets them. */}
          <div key={`${search.publishFrom} ${search.publishTo}`} className={styles['dates']} onInput={forgetFaults}>
            <label>
              从
              <input type="date" name="publishFrom" className={styles['field']} defaultValue={search.publishFrom} />
            </label>
            <label>
              到
              <input type="date" name="publishTo" className={styles['field']} defaultValue={search.publishTo} />
            </label>
          </div>
          <Button type="submit" block>
            应用
          </Button>
        </fieldset>
      </form>
    </FoldedFilters>
  )
})

type Dates = Pick<PolicyInfoSearch, 'publishFrom' | 'publishTo'>

function datesIn(form: HTMLFormElement): Dates {
  const data = new FormData(form)
  const given = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return { publishFrom: given('publishFrom'), publishTo: given('publishTo') }
}

const withDates = (search: PolicyInfoSearch, { publishFrom, publishTo }: Dates) =>
  setCondition(setCondition(search, 'publishFrom', publishFrom), 'publishTo', publishTo)

/** Whether a date differs from that of the address. */
function hasTyped(form: HTMLFormElement): boolean {
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type=date]')
  return [...inputs].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Until the dates are applied again. */
function forgetFaults({ currentTarget }: { currentTarget: HTMLElement }) {
  for (const input of currentTarget.querySelectorAll('input')) input.setCustomValidity('')
}

/** Keeps words and sorting when the form is sent without scripts. */
function Kept({ search: { form, keyword, sort } }: { search: PolicyInfoSearch }) {
  return (
    <>
      {form === undefined ? null : <input type="hidden" name="form" value={JSON.stringify(form)} />}
      {keyword === undefined ? null : <input type="hidden" name="keyword" value={keyword} />}
      {sort === undefined ? null : <input type="hidden" name="sort" value={sort} />}
    </>
  )
}
