import { useQueries, useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { serviceCategoriesQuery } from '../facilitatorQueries.ts'
import { categoryOptions } from '../facilitator-resume/categoryOptions.ts'
import { resumeChanges } from './resumeChanges.ts'
import styles from './ResumeChanges.module.css'
import { gatewayQuery } from '#gateway/query.ts'
import { cityOf } from '../facilitator-resume/regions.ts'

interface ResumeChangesProps {
  submitted: Schema<'FacilitatorResume'>
  shown: Schema<'FacilitatorResume'>
}

/** Compares what was submitted with the public version; shows only differences. */
export function ResumeChanges({ submitted, shown }: ResumeChangesProps) {
  const categories = useQuery(serviceCategoriesQuery()).data ?? []
  const chosen = [...submitted.serviceCategoryIds, ...shown.serviceCategoryIds]
  const options = categoryOptions(categories, chosen)
  const region = useRegionNames([...submitted.serviceRegion, ...shown.serviceRegion])
  const category = (id: string) => options.find(({ value }) => value === id)?.label ?? id
  const changes = resumeChanges(submitted, shown, { category, region })
  if (changes.length === 0) return <p>提交的资料与公开的相同。</p>
  return (
    <ul className={styles['changes']} aria-label="提交的与公开的">
      {changes.map(({ name, title, ...sides }) => (
        <li key={name}>
          <h3>{title}</h3>
          <dl>
            <div className={styles['submitted']}>
              <dt>提交的</dt>
              <Lines lines={sides.submitted} />
            </div>
            <div>
              <dt>公开的</dt>
              <Lines lines={sides.shown} />
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <dd key={line}>{line}</dd>)
}

/** The names of these regions; the code itself until its name has loaded. */
function useRegionNames(codes: readonly string[]): (code: string) => string {
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
