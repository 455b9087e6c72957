import type { Schema } from '#gateway/contract.ts'
import { indicatorOf, knownOnly, managementOf } from '../form/profileFigures.ts'
import type { ToolProfile } from '../form/toolDefinition.ts'

/**
 * The first level's inputs from the profile; ratios are truncated to two decimals, so that rounding does not lift them
 * over a line.
 */
export function form1Profile(profile: ToolProfile, year: number): Partial<Schema<'SrdiForm1Inputs'>> {
  const { rdRatio, mainBusinessRatio, assetDebt } = ratiosOf(profile, year)
  const before = indicatorOf(profile, 'mainBusinessIncome', year - 1)
  const growth = ratio(indicatorOf(profile, 'mainBusinessIncome', year), before)
  return knownOnly<
    Pick<
      Schema<'SrdiForm1Inputs'>,
      'rdRatio' | 'mainBusinessRatio' | 'assetDebt' | 'mainBusinessGrowth' | 'directPassGrounds'
    >
  >({
    rdRatio,
    mainBusinessRatio,
    assetDebt,
    mainBusinessGrowth: growth === undefined ? undefined : Number((growth - 100).toFixed(2)),
    directPassGrounds: profile.attributes.certification.deptCert.includes('DEPT_04') ? ['HNTE'] : undefined,
  })
}

/** As form1Profile, for the second level in either version of the rules. */
export function form2Profile(
  profile: ToolProfile,
  year: number,
): Partial<Schema<'SrdiForm2Inputs'> & Schema<'SrdiForm2Inputs2022'>> {
  const { deptCert } = profile.attributes.certification
  return {
    ...sharedProfile(profile, year),
    ...knownOnly<Pick<Schema<'SrdiForm2Inputs2022'>, 'rdRatio' | 'netProfitRatio'>>({
      rdRatio: ratiosOf(profile, year).rdRatio,
      netProfitRatio: ratio(managementOf(profile, 'netProfit', year), indicatorOf(profile, 'operatingIncome', year)),
    }),
    ...(deptCert.includes('DEPT_02') && { hasTierOneTitle: true }),
  }
}

/** As form1Profile, for the third level in either version of the rules. */
export function form3Profile(
  profile: ToolProfile,
  year: number,
): Partial<Schema<'SrdiForm3Inputs'> & Schema<'SrdiForm3Inputs2022'>> {
  const { deptCertNewEn } = profile.attributes.certification
  return { ...sharedProfile(profile, year), ...(deptCertNewEn.includes('PROVINCIAL') && { hasTierTwoTitle: true }) }
}

function sharedProfile(profile: ToolProfile, year: number) {
  const { mainBusinessRatio, assetDebt } = ratiosOf(profile, year)
  return knownOnly<
    Pick<Schema<'SrdiForm2Inputs2022'>, 'operatingIncome' | 'rdExpense' | 'mainBusinessRatio' | 'assetDebt'>
  >({
    operatingIncome: indicatorOf(profile, 'operatingIncome', year),
    rdExpense: managementOf(profile, 'developInput', year),
    mainBusinessRatio,
    assetDebt,
  })
}

function ratiosOf(profile: ToolProfile, year: number) {
  const income = indicatorOf(profile, 'operatingIncome', year)
  return {
    rdRatio: ratio(managementOf(profile, 'developInput', year), income),
    mainBusinessRatio: ratio(indicatorOf(profile, 'mainBusinessIncome', year), income),
    assetDebt: indicatorOf(profile, 'assetDebt', year),
  }
}

/** In %, truncated to two decimals; first rounded to nine to remove binary rounding errors. */
function ratio(part: number | undefined, whole: number | undefined): number | undefined {
  if (part === undefined || whole === undefined || whole === 0) return undefined
  return Math.floor(Number(((part * 10_000) / whole).toFixed(9))) / 100
}
