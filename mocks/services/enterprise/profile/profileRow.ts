import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import type { EnterpriseBindingRow, EnterpriseProfileRow, LibraryEnterpriseRow } from '../enterpriseRows.ts'

type Binding = Pick<EnterpriseBindingRow, 'id' | 'enId' | 'name' | 'bindAudit' | 'bindTime'>
type BasicDTO = Schema<'BasicDTO'>

/** The id of the profile that the binding reads and writes. */
export function profileId({ id, enId, bindAudit }: Binding): string {
  return bindAudit === 'PASS' ? enId : id
}

/** The profile of a bound enterprise. Before anything has been saved, it has the enterprise library's data. */
export function profileOf(store: Store, binding: Binding): EnterpriseProfileRow {
  const id = profileId(binding)
  const kept = store.enterpriseProfiles.get(id)
  if (kept !== undefined) return kept
  const record = findRecord(store, binding.enId)
  return { ...emptyProfile(id, binding.bindTime), rowkey: record?.id ?? '', basicDTO: basicOf(record, binding.name) }
}

export function saveProfile(
  store: Store,
  clock: Clock,
  binding: Binding,
  changes: Partial<Omit<EnterpriseProfileRow, 'id' | 'updateTime'>>,
): EnterpriseProfileRow {
  const profile = { ...profileOf(store, binding), ...changes, updateTime: clock.dateTime() }
  const { id, ...sections } = profile
  return store.enterpriseProfiles.update(id, sections) ?? store.enterpriseProfiles.insert(profile)
}

export function findRecord(store: Store, enId: string): Readonly<LibraryEnterpriseRow> | undefined {
  return store.libraryEnterprises.by('enId', enId)[0]
}

/** The enterprise library's data, or only the name when it has no record. */
export function basicOf(record: Readonly<LibraryEnterpriseRow> | undefined, name: string): BasicDTO {
  const lists = { services: null, enterpriseAptitudeList: [], technologyAbilityList: [] }
  if (record === undefined) return { name, creditCode: '', enType: '', ...lists }
  const { id: _id, enId: _enId, ...fields } = record
  return { ...fields, ...lists }
}

export function emptyProfile(id: string, updateTime: string): EnterpriseProfileRow {
  return {
    id,
    rowkey: '',
    basicDTO: { name: '', creditCode: '', enType: '' },
    personnelDTO: {
      employeeAmount: null,
      overCollegeAmount: null,
      overBachelorAmount: null,
      overMasterAmount: null,
      overDoctorAmount: null,
    },
    managementDTOList: [],
    intellectualDTO: { patentCount: null, trademarkCount: null, softwareCount: null },
    projectDTO: { projectTotalInvestAmount: null, projectOpreateDate: null, projectState: null },
    carrierDTO: {
      incubatorDisposableArea: null,
      incubatorCompanyAmount: null,
      incubatorGraduatedCompanyAmount: null,
    },
    updateTime,
  }
}
