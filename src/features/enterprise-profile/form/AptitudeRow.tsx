import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { EditableCell } from '#ui/table/EditableCell.tsx'
import table from '#ui/table/EditableTable.module.css'
import { attributeLevelsQuery } from '../profileQueries.ts'

interface AptitudeRowProps {
  item: Schema<'AptitudeItem'>
  parent: 'PO_QUALIFICATIONS' | 'PO_TECHNICAL'
  onChange: (item: Schema<'AptitudeItem'>) => void
}

/** One qualification or ability of the enterprise. */
export function AptitudeRow({ item, parent, onChange }: AptitudeRowProps) {
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
