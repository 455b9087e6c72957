import { useQueries, useQuery } from '@tanstack/react-query'
import { gatewayQuery } from '#gateway/query.ts'
import { cityOf } from '../facilitator-resume/regions.ts'

/** What the regions of these codes are called; a code by itself until its name has come. */
export function useRegionNames(codes: readonly string[]): (code: string) => string {
  const cities = unique(codes.flatMap((code) => cityOf(code) ?? []))
  const provinces = unique(cities.map((code) => `${code.slice(0, 2)}0000`))
  const ofCountry = useQuery(gatewayQuery('listProvinces', {})).data ?? []
  const ofProvinces = useQueries({
    queries: provinces.map((id) => gatewayQuery('listCities', { path: { id } })),
  }).flatMap(({ data }) => data ?? [])
  const ofCities = useQueries({
    queries: cities.map((id) => gatewayQuery('listCounties', { path: { id } })),
  }).flatMap(({ data }) => data ?? [])
  const regions = [...ofCountry, ...ofProvinces, ...ofCities]
  return (code) => regions.find((region) => region.code === code)?.name ?? code
}

function unique(codes: readonly string[]): string[] {
  return [...new Set(codes)]
}
