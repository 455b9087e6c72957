import type { AttributeValues } from './attributeValues.ts'

/** The shape of a stored draft. */
export const attributeOutline: AttributeValues = {
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
