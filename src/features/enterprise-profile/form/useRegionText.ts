import { useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { citiesQuery, countiesQuery, provincesQuery } from '../profileQueries.ts'
import type { ProfileValues } from '../profileValues.ts'

/** The names of a region triple, e.g. 江苏省 泰州市 泰兴市; regions without a (known) name are omitted. */
export function useRegionText({ regProvince, regCity, regRegion }: ProfileValues['basicDTO']): string {
  const provinces = useQuery(provincesQuery).data
  const cities = useQuery(citiesQuery(regProvince)).data
  const counties = useQuery(countiesQuery(regCity)).data
  return [nameOf(provinces, regProvince), nameOf(cities, regCity), nameOf(counties, regRegion)]
    .filter(Boolean)
    .join(' ')
}

function nameOf(regions: readonly Schema<'Region'>[] | undefined, code: string): string | undefined {
  return regions?.find((region) => region.code === code)?.name
}
