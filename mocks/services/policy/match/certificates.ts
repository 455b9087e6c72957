import { currentBinding } from '#mocks/services/enterprise/binding/ownership.ts'
import { profileOf } from '#mocks/services/enterprise/profile/profileRow.ts'
import type { Viewer } from '../library/view.ts'

/** How many years a qualification is valid before it has to be renewed. Others do not expire. */
const yearsOfValidity: Readonly<Record<string, number>> = {
  高新技术企业: 3,
  创新型中小企业: 3,
  专精特新中小企业: 3,
  '专精特新“小巨人”': 3,
}

interface CertificateEnd {
  /** The title of the qualification. */
  title: string
  enName: string
  /** yyyy-MM-dd. */
  date: string
}

/** When the qualifications in the profile of the member's enterprise expire. Empty for a visitor. */
export function certificateEnds(viewer: Viewer): CertificateEnd[] {
  const binding = viewer.user === undefined ? undefined : currentBinding(viewer, viewer.headers['enterprise-id'])
  if (binding === undefined) return []
  const { basicDTO } = profileOf(viewer.store, binding)
  return (basicDTO.enterpriseAptitudeList ?? []).flatMap(({ code, codeStr, date }) => {
    const years = Object.hasOwn(yearsOfValidity, code) ? yearsOfValidity[code] : undefined
    if (years === undefined || date === null) return []
    return [{ title: codeStr, enName: binding.name, date: yearsAfter(date, years) }]
  })
}

/** A leap day becomes the day before, as other years lack it. */
function yearsAfter(date: string, years: number): string {
  const monthDay = date.slice(5) === '02-29' ? '02-28' : date.slice(5)
  return `${Number(date.slice(0, 4)) + years}-${monthDay}`
}
