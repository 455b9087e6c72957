import { valuesOf, type ProfileSections, type ProfileValues } from './profileValues.ts'

/** What stands in sections that nobody has filled in, or that are not known. */
export const emptySections: Omit<ProfileSections, 'rowkey'> = {
  basicDTO: { name: '', creditCode: '', enType: '' },
  personnelDTO: {
    employeeAmount: null,
    overCollegeAmount: null,
    overBachelorAmount: null,
    overMasterAmount: null,
    overDoctorAmount: null,
  },
  managementDTO: { enId: '', managementDTOList: [] },
  intellectualDTO: { patentCount: null, trademarkCount: null, softwareCount: null },
  projectDTO: { projectTotalInvestAmount: null, projectOpreateDate: null, projectState: null },
  carrierDTO: {
    incubatorDisposableArea: null,
    incubatorCompanyAmount: null,
    incubatorGraduatedCompanyAmount: null,
  },
}

/** A form nobody has typed anything into. */
export function emptyProfile(): ProfileValues {
  return valuesOf({ rowkey: '', ...emptySections }, 0)
}
