import { isLike } from '#ui/draft/isLike.ts'
import type { AttributeValues } from './attributeValues.ts'

const outline: AttributeValues = {
  indicatorList: [{ code: 'employeeAmount', name: '', unit: '人', values: [{ year: 0, text: '' }] }],
  deptCert: ['DEPT_02'],
  deptCertNewEn: ['NATIONAL'],
  buildEnTec: ['NATIONAL'],
  deptCertSpcEn: ['NATIONAL'],
  deptCertFactory: ['NATIONAL'],
  innovationLevelList: ['NATIONAL'],
  hasOther: false,
  deptCertOther: '',
}

/** Whether something from the storage has the form's shape. */
export function isAttributeValues(value: unknown): value is AttributeValues {
  return isLike(outline, value)
}
