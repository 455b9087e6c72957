import { useController } from 'react-hook-form'
import { EditableCell } from '#ui/table/EditableCell.tsx'
import table from '#ui/table/EditableTable.module.css'
import { limitText } from '#gateway/fields/input/sentences.ts'
import { numberError, numberOf } from '#ui/form/controls/numberText.ts'
import { indicatorError, isClosed, type AttributeValues } from './attributeValues.ts'
import { figureText } from '#ui/figureText.ts'

/** The business indicators of three years (§2.6), edited in place. */
export function IndicatorTable() {
  const { field } = useController<AttributeValues, 'indicatorList'>({ name: 'indicatorList' })
  const rows = field.value
  const years = rows[0]?.values.map(({ year }) => year) ?? []

  function change(row: number, column: number, text: string) {
    const changed = structuredClone(rows)
    const cell = changed[row]?.values[column]
    if (cell === undefined) return
    cell.text = text
    field.onChange(changed)
  }

  return (
    <div className={table['frame']}>
      <table className={table['table']} aria-label="经营指标">
        <thead>
          <tr>
            <th scope="col">指标</th>
            {years.map((year) => (
              <th key={year} scope="col" className={table['end']}>
                {year} 年
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.code}>
              <th scope="row">
                {row.name}
                <span className={table['unit']}>（{row.unit}）</span>
              </th>
              {row.values.map(({ year, text }, column) => (
                <td key={year} className={table['end']}>
                  {isClosed(row.code, column) ? (
                    <span className={table['closed']}>次年填写</span>
                  ) : (
                    <EditableCell
                      kind="number"
                      label={`${year} 年${row.name}`}
                      value={text}
                      text={shown(text)}
                      error={indicatorError(row, text)}
                      onChange={(next) => change(rowIndex, column, next)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** With thousands separators; a text that is not a number stays as typed. */
function shown(text: string): string {
  const isNumber = numberError(text, { decimals: 2, maximum: Number.MAX_SAFE_INTEGER }, limitText) === undefined
  const number = isNumber ? numberOf(text) : null
  return number === null ? text : figureText(number)
}
