import { useController } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/AptitudeItem.ts'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import table from '#ui/table/EditableTable.module.css'
import { EditableCell } from '#ui/table/EditableCell.tsx'
import { fieldId } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { attributeLevelsQuery } from '../profileQueries.ts'
import { withCodes } from './aptitudes.ts'
import styles from './ProfileForm.module.css'

interface AptitudeFieldProps {
  name: 'enterpriseAptitudeList' | 'technologyAbilityList'
  parent: 'PO_QUALIFICATIONS' | 'PO_TECHNICAL'
  label: string
  /** Entries of the dictionary. */
  entries: readonly Schema<'DictEntry'>[]
}

/** Qualifications or abilities: which ones the enterprise has, with level and date (2.7-31). */
export function AptitudeField({ name, parent, label, entries }: AptitudeFieldProps) {
  const { field } = useController<ProfileValues, `basicDTO.${typeof name}`>({ name: `basicDTO.${name}` })
  const items = field.value
  return (
    <div className={styles['aptitudes']}>
      <CheckboxGroup
        id={fieldId(field.name)}
        legend={label}
        name={field.name}
        options={entries}
        value={items.map(({ code }) => code)}
        onChange={(codes) => field.onChange(withCodes(items, codes, entries))}
        onBlur={field.onBlur}
      />
      {items.length === 0 ? null : (
        <div className={table['frame']}>
          <table className={table['table']} aria-label={`${label}的级别与取得日期`}>
            <thead>
              <tr>
                <th scope="col">{label}</th>
                <th scope="col">{fields.level.title}</th>
                <th scope="col">{fields.date.title}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <AptitudeRow
                  key={item.code}
                  item={item}
                  parent={parent}
                  onChange={(changed) =>
                    field.onChange(items.map((other) => (other.code === changed.code ? changed : other)))
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

interface AptitudeRowProps {
  item: Schema<'AptitudeItem'>
  parent: 'PO_QUALIFICATIONS' | 'PO_TECHNICAL'
  onChange: (item: Schema<'AptitudeItem'>) => void
}

/** One qualification or ability of the enterprise. */
function AptitudeRow({ item, parent, onChange }: AptitudeRowProps) {
  const { data: levels } = useQuery(attributeLevelsQuery(parent, item.code))
  const chosen = levels?.find(({ level }) => level === item.level)
  return (
    <tr>
      <th scope="row">{item.codeStr}</th>
      <td>
        {levels?.length === 0 ? (
          <span className={table['closed']}>不分级</span>
        ) : (
          <EditableCell
            kind="select"
            label={`${item.codeStr}的级别`}
            value={item.level ?? ''}
            text={chosen?.levelStr ?? item.levelStr ?? ''}
            options={(levels ?? []).map(({ level, levelStr }) => ({ value: level, label: levelStr }))}
            onChange={(value) => {
              const next = levels?.find(({ level }) => level === value)
              onChange({ ...item, level: next?.level ?? null, levelStr: next?.levelStr ?? null })
            }}
          />
        )}
      </td>
      <td>
        <EditableCell
          kind="date"
          label={`${item.codeStr}的取得日期`}
          value={item.date ?? ''}
          onChange={(date) => onChange({ ...item, date: date || null })}
        />
      </td>
    </tr>
  )
}
