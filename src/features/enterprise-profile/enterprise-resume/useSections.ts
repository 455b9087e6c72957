import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { emptySections } from '../emptyProfile.ts'
import type { SectionKey } from '../profileSections.ts'
import { valuesOf, type ProfileSections, type ProfileValues } from '../profileValues.ts'

// Cached data may have been changed since, on another page or computer.
const fresh = { staleTime: 0, refetchOnWindowFocus: false }

type SectionQueries = { [Key in SectionKey]: UseQueryResult<ProfileSections[Key]> }

/** The six sections of an enterprise, each by its own call (§7.2), so that a failed one does not hold up the others. */
export function useSections(enId: string): SectionQueries {
  const query = { enId }
  return {
    basicDTO: useQuery({ ...gatewayQuery('getEnterpriseBasic', { query }, { message: true }), ...fresh }),
    personnelDTO: useQuery({ ...gatewayQuery('getEnterprisePersonnel', { query }, { message: true }), ...fresh }),
    managementDTO: useQuery({ ...gatewayQuery('getEnterpriseManagement', { query }, { message: true }), ...fresh }),
    intellectualDTO: useQuery({ ...gatewayQuery('getEnterpriseIntellectual', { query }, { message: true }), ...fresh }),
    projectDTO: useQuery({ ...gatewayQuery('getEnterpriseProject', { query }, { message: true }), ...fresh }),
    carrierDTO: useQuery({ ...gatewayQuery('getEnterpriseCarrier', { query }, { message: true }), ...fresh }),
  }
}

/** Whether each of them has been answered or refused since the page opened. */
export function areAnswered(queries: SectionQueries): boolean {
  return Object.values(queries).every(({ isFetchedAfterMount }) => isFetchedAfterMount)
}

/** Sections that could not be loaded. */
export function failedSections(queries: SectionQueries): SectionKey[] {
  const keys = Object.keys(queries) as SectionKey[]
  return keys.filter((key) => queries[key].isError)
}

/** Their values; a section that could not be loaded is empty. */
export function sectionsIn(queries: SectionQueries): Omit<ProfileSections, 'rowkey'> {
  const { basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO } = queries
  return {
    basicDTO: heldBy(basicDTO) ?? emptySections.basicDTO,
    personnelDTO: heldBy(personnelDTO) ?? emptySections.personnelDTO,
    managementDTO: heldBy(managementDTO) ?? emptySections.managementDTO,
    intellectualDTO: heldBy(intellectualDTO) ?? emptySections.intellectualDTO,
    projectDTO: heldBy(projectDTO) ?? emptySections.projectDTO,
    carrierDTO: heldBy(carrierDTO) ?? emptySections.carrierDTO,
  }
}

/** Reloads one section and returns the form's values for it; undefined if it failed again. */
export async function reloadSection<Key extends SectionKey>(
  queries: SectionQueries,
  section: Key,
  year: number,
): Promise<ProfileValues[Key] | undefined> {
  const { data, isError } = await queries[section].refetch()
  if (data === undefined || isError) return undefined
  return valuesOf({ rowkey: '', ...emptySections, [section]: data }, year)[section]
}

/** Data left over from another page may be outdated. */
function heldBy<Data>({ data, isError }: UseQueryResult<Data>): Data | undefined {
  return isError ? undefined : data
}
