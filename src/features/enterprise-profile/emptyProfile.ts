import { valuesOf, type ProfileSections, type ProfileValues } from './profileValues.ts'

/** The values of sections that are empty or unknown. */
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

/** An empty form. */
export function emptyProfile(): ProfileValues {
  return valuesOf({ rowkey: '', ...emptySections }, 0)
}
