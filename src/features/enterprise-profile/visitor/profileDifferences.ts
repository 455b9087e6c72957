import { isFilled } from '../completion.ts'
import { profileSections, type SectionKey } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'

/** A field in which a visitor's input differs from the enterprise's profile. */
export interface ProfileDifference {
  section: SectionKey
  /** E.g. `personnelDTO.employeeAmount`; the region is one field, under its province. */
  path: string
  label: string
  /** The profile has another value, which would be replaced. */
  replaces: boolean
}

/** The enterprise's identity cannot change here. */
const identity = new Set(['basicDTO.name', 'basicDTO.creditCode'])
const region = ['basicDTO.regProvince', 'basicDTO.regCity', 'basicDTO.regRegion']

/** The fields in which the visitor's input adds to or differs from the profile, in the order of the page. */
export function profileDifferences(own: ProfileValues, visitor: ProfileValues): ProfileDifference[] {
  return profileSections.flatMap(({ key, fields }) =>
    fields
      .filter(({ path }) => !identity.has(path) && isFilled(visitor, path) && !isSame(own, visitor, path))
      .map(({ path, label }) => ({ section: key, path, label, replaces: isFilled(own, path) })),
  )
}

/** The profile with these fields taken from the visitor. */
export function mergedProfile(own: ProfileValues, visitor: ProfileValues, paths: readonly string[]): ProfileValues {
  const merged = structuredClone(own)
  for (const path of paths.flatMap(partsOf)) {
    const [section = '', name = ''] = path.split('.')
    const target = (merged as unknown as Record<string, Record<string, unknown>>)[section]
    if (target !== undefined) target[name] = structuredClone(valueAt(visitor, path))
  }
  return merged
}

function isSame(one: ProfileValues, other: ProfileValues, path: string): boolean {
  return partsOf(path).every((part) => keyOf(valueAt(one, part)) === keyOf(valueAt(other, part)))
}

function partsOf(path: string): string[] {
  return path === region[0] ? region : [path]
}

function valueAt(values: ProfileValues, path: string): unknown {
  const [section = '', name = ''] = path.split('.')
  return (values as unknown as Record<string, Record<string, unknown>>)[section]?.[name]
}

/** The order in which options were ticked is irrelevant. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => JSON.stringify(item, Object.keys(Object(item)).toSorted()))
    return items.toSorted().join()
  }
  return String(value).trim()
}
