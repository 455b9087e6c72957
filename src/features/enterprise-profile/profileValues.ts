import type { Schema } from '#gateway/contract.ts'
import { numberOf, textOf } from '#ui/form/controls/numberText.ts'
import { carrierNumbers, intellectualNumbers, managementNumbers, personnelNumbers } from './profileFields.ts'

type Texts<Names extends PropertyKey> = Record<Names, string>

/** The values of the profile form; numbers are stored as typed. */
export interface ProfileValues {
  /** Key in the enterprise library; empty for an enterprise described manually. */
  rowkey: string
  basicDTO: Texts<
    'name' | 'regProvince' | 'regCity' | 'regRegion' | 'creditCode' | 'regCapital' | 'establishTime' | 'services'
  > & {
    enType: string[]
    enterpriseAptitudeList: Schema<'AptitudeItem'>[]
    technologyAbilityList: Schema<'AptitudeItem'>[]
  }
  personnelDTO: Texts<keyof typeof personnelNumbers>
  managementDTO: Texts<keyof typeof managementNumbers>
  intellectualDTO: Texts<keyof typeof intellectualNumbers>
  projectDTO: Texts<keyof Schema<'ProjectDTO'>>
  carrierDTO: Texts<keyof typeof carrierNumbers>
}

/** A saved profile, section by section. */
export type ProfileSections = Pick<
  Schema<'EnterpriseDetails'>,
  'rowkey' | 'basicDTO' | 'personnelDTO' | 'managementDTO' | 'intellectualDTO' | 'projectDTO' | 'carrierDTO'
>

/** The form's values for a saved profile. Business data of other years than `year` are left out. */
export function valuesOf(profile: ProfileSections, year: number): ProfileValues {
  const { basicDTO: basic, projectDTO: project } = profile
  const management = profile.managementDTO.managementDTOList.find((record) => record.year === year)
  return {
    rowkey: profile.rowkey,
    basicDTO: {
      name: basic.name,
      regProvince: basic.regProvince ?? '',
      regCity: basic.regCity ?? '',
      regRegion: basic.regRegion ?? '',
      creditCode: basic.creditCode,
      regCapital: textOf(basic.regCapital),
      establishTime: basic.establishTime ?? '',
      services: basic.services ?? '',
      enType: typesOf(basic.enType),
      enterpriseAptitudeList: (basic.enterpriseAptitudeList ?? []).filter(({ checked }) => checked),
      technologyAbilityList: (basic.technologyAbilityList ?? []).filter(({ checked }) => checked),
    },
    personnelDTO: textsOf(personnelNumbers, profile.personnelDTO),
    managementDTO: textsOf<keyof typeof managementNumbers>(managementNumbers, management),
    intellectualDTO: textsOf(intellectualNumbers, profile.intellectualDTO),
    projectDTO: {
      projectTotalInvestAmount: textOf(project.projectTotalInvestAmount),
      projectOpreateDate: project.projectOpreateDate ?? '',
      projectState: project.projectState ?? '',
    },
    carrierDTO: textsOf(carrierNumbers, profile.carrierDTO),
  }
}

/** The sections in the gateway's format; only for values without a number error. */
export function sectionsOf(values: ProfileValues, enId: string, year: number) {
  const { basicDTO: basic, projectDTO: project } = values
  const management = numbersOf(values.managementDTO)
  const anyFigure = Object.values(management).some((value) => value !== null)
  return {
    basicDTO: {
      name: basic.name.trim(),
      regProvince: basic.regProvince || null,
      regCity: basic.regCity || null,
      regRegion: basic.regRegion || null,
      creditCode: basic.creditCode.trim(),
      regCapital: numberOf(basic.regCapital),
      establishTime: basic.establishTime || null,
      // 3.1-21
      enType: basic.enType.join(','),
      services: basic.services.trim() || null,
      enterpriseAptitudeList: basic.enterpriseAptitudeList,
      technologyAbilityList: basic.technologyAbilityList,
    },
    personnelDTO: numbersOf(values.personnelDTO),
    managementDTO: { enId, managementDTOList: anyFigure ? [{ year, ...management }] : [] },
    intellectualDTO: numbersOf(values.intellectualDTO),
    projectDTO: {
      projectTotalInvestAmount: numberOf(project.projectTotalInvestAmount),
      projectOpreateDate: project.projectOpreateDate || null,
      projectState: project.projectState || null,
    },
    carrierDTO: numbersOf(values.carrierDTO),
  }
}

/** The values of `EN_TYPE` in a comma-separated text. */
export function typesOf(enType: string): string[] {
  return enType.split(',').filter((type) => type !== '')
}

function textsOf<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  values: Partial<Record<Name, number | null>> | undefined,
): Texts<Name> {
  const names = Object.keys(fields) as Name[]
  return Object.fromEntries(names.map((name) => [name, textOf(values?.[name])])) as Texts<Name>
}

function numbersOf<Name extends string>(texts: Texts<Name>): Record<Name, number | null> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, numberOf(text)])
  return Object.fromEntries(entries) as Record<Name, number | null>
}
