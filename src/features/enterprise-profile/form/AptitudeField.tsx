import { useController } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/AptitudeItem.ts'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import table from '#ui/table/EditableTable.module.css'
import { fieldId } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import { AptitudeRow } from './AptitudeRow.tsx'
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
