import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { useTenantArea } from '#calls/tenantArea.ts'
import type { Option, OptionGroup } from '#ui/working/options.ts'

/** The categories of demands or resources, in two levels. */
export function useCategoryOptions(type: 'DEMAND' | 'RESOURCE'): OptionGroup[] {
  const { data = [] } = useQuery(gatewayQuery('listCategoryTypes', { query: { type } }, { message: true }))
  return data.map(({ name, children }) => ({
    label: name,
    options: children.map((one) => ({ value: one.id, label: one.name })),
  }))
}

/** The divisions of the national economy, below their sections. */
export function useIndustryOptions(): OptionGroup[] {
  const { data = [] } = useQuery(gatewayQuery('listIndustryCategories', {}, { message: true }))
  return data.map(({ name, children }) => ({
    label: name,
    options: children.map((one) => ({ value: one.code, label: one.name })),
  }))
}

export function useFieldAreas() {
  return (
    useQuery(gatewayQuery('listDictValues', { query: { typeCode: 'PO_FIELD_AREA' } }, { message: true })).data ?? []
  )
}

/** The counties of the tenant's city, the cities of its province, and all provinces. */
export function useRegionOptions(): OptionGroup[] {
  const { province } = useTenantArea()
  const provinces = useQuery(gatewayQuery('listProvinces', {}, { message: true })).data ?? []
  const cities = useQuery(gatewayQuery('listCities', { path: { id: province } }, { message: true })).data ?? []
  return [
    { label: '本市各县区', options: useCountyOptions() },
    { label: '本省各市', options: cities.map(asOption) },
    { label: '各省', options: provinces.map(asOption) },
  ]
}

/** The counties of the tenant's city. */
export function useCountyOptions(): Option[] {
  const { city } = useTenantArea()
  return (useQuery(gatewayQuery('listCounties', { path: { id: city } }, { message: true })).data ?? []).map(asOption)
}

function asOption({ code, name }: DataOf<'listProvinces'>[number]): Option {
  return { value: code, label: name }
}
