import type { AttributeValues } from './attributeValues.ts'

const lists = ['deptCert', 'deptCertNewEn', 'buildEnTec', 'deptCertSpcEn', 'deptCertFactory', 'innovationLevelList']

/** Whether something found in the storage has the form's shape. */
export function isAttributeValues(value: unknown): value is AttributeValues {
  if (typeof value !== 'object' || value === null) return false
  const { indicatorList, hasOther, deptCertOther, ...rest } = value as Record<string, unknown>
  return (
    Array.isArray(indicatorList) &&
    indicatorList.every(isRow) &&
    typeof hasOther === 'boolean' &&
    typeof deptCertOther === 'string' &&
    lists.every((name) => Array.isArray(rest[name]))
  )
}

function isRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('values' in row) || !Array.isArray(row.values)) return false
  return row.values.every(
    (cell: unknown) => typeof cell === 'object' && cell !== null && 'text' in cell && typeof cell.text === 'string',
  )
}
