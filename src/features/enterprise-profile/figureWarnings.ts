import { limitText } from '#gateway/fields/input/sentences.ts'
import { numberError, numberOf } from '#ui/form/controls/numberText.ts'
import { profileNumbers } from './profileFields.ts'
import type { SectionKey } from './profileSections.ts'
import type { ProfileValues } from './profileValues.ts'
import { figureText } from '#ui/figureText.ts'

/** Two figures that hardly fit together. */
export interface FigureWarning {
  /** The section that shows the warning. */
  section: SectionKey
  text: string
}

interface Comparison {
  /** Names within the section. */
  part: string
  whole: string
  /** What it would mean if the part exceeded the whole. */
  says: string
}

/** Usually a part does not exceed its whole, although spending may exceed income. */
const comparisons: Partial<Record<SectionKey, readonly Comparison[]>> = {
  personnelDTO: [
    { part: 'overCollegeAmount', whole: 'employeeAmount', says: '多于' },
    { part: 'overBachelorAmount', whole: 'overCollegeAmount', says: '多于' },
    { part: 'overBachelorAmount', whole: 'employeeAmount', says: '多于' },
    { part: 'overMasterAmount', whole: 'overBachelorAmount', says: '多于' },
    { part: 'overMasterAmount', whole: 'employeeAmount', says: '多于' },
    { part: 'overDoctorAmount', whole: 'overMasterAmount', says: '多于' },
    { part: 'overDoctorAmount', whole: 'employeeAmount', says: '多于' },
  ],
  managementDTO: [
    { part: 'developInput', whole: 'mainBusinessIncome', says: '高于' },
    { part: 'netProfit', whole: 'mainBusinessIncome', says: '高于' },
    { part: 'tax', whole: 'mainBusinessIncome', says: '高于' },
  ],
}

/**
 * Figures of the profile that hardly fit together, e.g. more graduates than staff. The warnings appear while typing and
 * prevent nothing: there may be reasons, and §5 lists the checks that do.
 */
export function figureWarnings(values: ProfileValues): FigureWarning[] {
  const sections = Object.entries(comparisons) as [SectionKey, readonly Comparison[]][]
  const compared = sections.flatMap(([section, each]) =>
    each.flatMap((comparison) => {
      const text = compare(values, section, comparison)
      return text === undefined ? [] : [{ section, text }]
    }),
  )
  const { establishTime } = values.basicDTO
  const { projectOpreateDate } = values.projectDTO
  const isEarly = establishTime !== '' && projectOpreateDate !== '' && projectOpreateDate < establishTime
  const early: FigureWarning = {
    section: 'projectDTO',
    text: `项目投产日期（${projectOpreateDate}）早于企业成立日期（${establishTime}）`,
  }
  return isEarly ? [...compared, early] : compared
}

function compare(values: ProfileValues, section: SectionKey, { part, whole, says }: Comparison): string | undefined {
  const [less, more] = [figureOf(values, section, part), figureOf(values, section, whole)]
  if (less === undefined || more === undefined || less.amount <= more.amount) return undefined
  return `${less.label}（${less.text}）${says}${more.label}（${more.text}）`
}

/** Undefined while it is empty or invalid. */
function figureOf(values: ProfileValues, section: SectionKey, name: string) {
  const rule = profileNumbers[section][name]
  const text = (values[section] as Record<string, unknown>)[name]
  if (rule === undefined || typeof text !== 'string' || numberError(text, rule, limitText) !== undefined)
    return undefined
  const amount = numberOf(text)
  return amount === null ? undefined : { amount, label: rule.label, text: `${figureText(amount)} ${rule.unit}` }
}
