// HTML has no element for a combobox's list, so it is a listbox by role.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- its keys are handled in the input, where the focus stays */
import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { name as nameField } from '#gateway/generated/fields/BasicDTO.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { FieldFrame } from '#ui/form/FieldFrame.tsx'
import field from '#ui/field/Field.module.css'
import { describedBy } from '#ui/form/describedBy.ts'
import { useDelayed } from '#ui/useDelayed.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useFailureTexts } from '#ui/failureTexts.ts'
import { enterpriseSearchQuery } from '../profileQueries.ts'
import { fieldId } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import styles from './EnterpriseName.module.css'

interface EnterpriseNameProps {
  /** An enterprise of the library has been chosen: its name is fixed until it is cleared. */
  chosen: boolean
  onChoose: (record: Schema<'EnterpriseRecord'>) => void
  onClear: () => void
}

/** How long typing must pause before the library is searched, in ms; an emptied input needs no search. */
const pause = (typed: string) => (typed === '' ? 0 : 250)

const id = fieldId('basicDTO.name')
const listId = `${id}-list`
const optionId = (index: number) => `${listId}-${index}`

/** The enterprise's name with matches from the enterprise library; a name unknown to the library is typed in full. */
export function EnterpriseName({ chosen, onChoose, onClear }: EnterpriseNameProps) {
  const { field: name, fieldState } = useController<ProfileValues, 'basicDTO.name'>({ name: 'basicDTO.name' })
  const [open, setOpen] = useState(false)
  // The record itself and not its index: the list may change while an option is active.
  const [activeKey, setActiveKey] = useState<string>()
  const typed = open ? name.value.trim() : ''
  const paused = useDelayed(typed, pause)
  const asked = typed === '' ? '' : paused
  const query = useQuery(enterpriseSearchQuery(asked))
  const failures = useFailureTexts(query.error)
  const records = open && asked !== '' ? (query.data?.records ?? []) : []
  const shown = open && records.length > 0
  const active = records.findIndex(({ rowkey }) => rowkey === activeKey)
  const error = fieldState.error?.message
  const hint = hintOf()

  function hintOf() {
    if (chosen) return '注册信息取自企业库'
    if (open && asked !== '' && query.isError) return `企业库查询失败：${failures.join('；')}。可以直接填写企业全称`
    if (open && asked !== '' && query.data?.records.length === 0) return '企业库中没有匹配的企业，请填写企业全称'
    return '输入名称的一部分，从企业库选择；企业库中没有的，请填写企业全称'
  }

  function close() {
    setOpen(false)
    setActiveKey(undefined)
  }

  function choose(record: Schema<'EnterpriseRecord'>) {
    close()
    onChoose(record)
  }

  function steer(event: KeyboardEvent) {
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const record = shown ? records[active] : undefined
    if (step !== undefined) {
      setOpen(true)
      const places = records.length + 1
      setActiveKey(records[((active + 1 + step + places) % places) - 1]?.rowkey)
    } else if (event.key === 'Enter' && record !== undefined) choose(record)
    else if (event.key === 'Escape' && shown) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <FieldFrame id={id} label={nameField.title} hint={hint} error={error}>
      <div className={styles['box']}>
        <input
          {...name}
          id={id}
          className={field['input']}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          {...(shown && active >= 0 && { 'aria-activedescendant': optionId(active) })}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          autoComplete="off"
          placeholder={askFor(nameField)}
          maxLength={nameField.maxLength}
          required
          readOnly={chosen}
          onChange={(event) => {
            name.onChange(event)
            setOpen(true)
            setActiveKey(undefined)
          }}
          onBlur={() => {
            name.onBlur()
            close()
          }}
          onKeyDown={chosen ? undefined : steer}
        />
        {shown ? (
          <ul id={listId} role="listbox" aria-label="企业库中的企业" className={styles['list']}>
            {records.map((record, index) => (
              <li
                key={record.rowkey}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={styles['option']}
                // The input keeps the focus; otherwise its blur would remove the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(record)}
              >
                <span>{record.name}</span>
                <span className={styles['code']}>{record.creditCode}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {chosen ? (
        <Button onClick={onClear}>
          清除
          <VisuallyHidden>已选企业</VisuallyHidden>
        </Button>
      ) : null}
      <VisuallyHidden>
        <output>{shown ? `有 ${records.length} 家匹配的企业，按上下键选择` : ''}</output>
      </VisuallyHidden>
    </FieldFrame>
  )
}
