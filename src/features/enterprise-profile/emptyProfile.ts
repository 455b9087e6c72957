import { valuesOf, type ProfileValues } from './profileValues.ts'

/** A form nobody has typed anything into. */
export function emptyProfile(): ProfileValues {
  return valuesOf(
    {
      rowkey: '',
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
    },
    0,
  )
}
