import writeExcelFile from 'write-excel-file/universal'
import type { ReportSheet } from './reportSheet.ts'

/** The table as an Excel file. Every text is written as a text, so that none is taken for a formula. */
export function reportFile({ titles, widths, rows }: ReportSheet): Promise<Blob> {
  const head = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    row.map((value) => {
      if (value === undefined || value === '') return null
      if (typeof value === 'number') return { value, type: Number }
      return { value, type: String, wrap: true, alignVertical: 'top' as const }
    }),
  )
  return writeExcelFile([head, ...body], {
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    sheet: '政策匹配',
  }).toBlob()
}
