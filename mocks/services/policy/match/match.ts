import { z } from 'zod'
import { fail, failFields, type Handlers, member } from '#mocks/handler/handler.ts'
import type { EnterpriseProfileRow } from '#mocks/services/enterprise/enterpriseRows.ts'
import { completionOf, type ProfileSections } from '#mocks/services/enterprise/profile/completion.ts'
import { currentBinding, findBinding } from '#mocks/services/enterprise/binding/ownership.ts'
import { basicOf, emptyProfile, profileOf } from '#mocks/services/enterprise/profile/profileRow.ts'
import { declarationState } from '../library/declarationState.ts'
import { isTalentPolicy } from '../library/recommend.ts'
import { effectivePolicies, type Viewer } from '../library/view.ts'
import { buildReport, matchItemOf } from './report.ts'

export const matchHandlers = {
  createMatchReport: (context) => {
    const { store, clock, gateway, body } = context
    const profile = readEnterpriseInfo(body.enInfoJson, libraryProfile(context, body.rowkey))
    const facts = { profile, today: clock.today() }
    const place = { store, user: undefined, reportId: gateway.newId('mr'), generatedAt: clock.dateTime() }
    return buildReport(obtainable(context), facts, place)
  },

  createCustomerMatchReport: (context) => {
    const { store, clock, gateway, body } = context
    const profile = readEnterpriseInfo(body.enInfoJson, ownProfile(context, body))
    const facts = { profile, today: clock.today() }
    const place = { store, user: context.user, reportId: gateway.newId('mr'), generatedAt: clock.dateTime() }
    return buildReport(obtainable(context), facts, place)
  },

  getPolicyMatch: (context) => {
    const { store, clock, query } = context
    const policy = store.policies.get(query.policyId)
    if (policy === undefined || policy.offShelf) return fail('4040', '政策不存在或已下架')
    return matchItemOf(policy, { profile: ownProfile(context, query), today: clock.today() }, context)
  },

  createTalentMatchReport: (context) => {
    const { store, clock, gateway, body } = context
    const { person, enInfoJson } = body
    const known = ownProfile(context, body)
    const profile = enInfoJson === undefined ? known : readEnterpriseInfo(enInfoJson, known)
    const facts = { profile, person, today: clock.today() }
    const place = { store, user: context.user, reportId: gateway.newId('mr'), generatedAt: clock.dateTime() }
    const policies = obtainable(context).filter((policy) => isTalentPolicy(policy, store))
    return buildReport(policies, facts, place)
  },

  getCurrentEnterpriseBasic: (context) => {
    const { store, clock, headers } = context
    const binding = currentBinding(context, headers['enterprise-id']) ?? fail('4040', '您还没有绑定企业')
    const profile = profileOf(store, binding)
    const { rowkey } = profile
    const { creditCode, regProvince, regCity, regRegion, regCapital, establishTime, enType } = profile.basicDTO
    return {
      enId: binding.enId,
      name: binding.name,
      ...(rowkey === '' ? {} : { rowkey }),
      ...(creditCode === '' ? {} : { creditCode }),
      ...(regProvince ? { regProvince } : {}),
      ...(regCity ? { regCity } : {}),
      ...(regRegion ? { regRegion } : {}),
      ...(typeof regCapital === 'number' ? { regCapital } : {}),
      ...(establishTime ? { establishTime } : {}),
      ...(enType === '' ? {} : { enType }),
      completion: completionOf(profile, clock.today()),
    }
  },
} satisfies Handlers

/** In force, with a batch that has not ended: otherwise it can no longer be obtained. */
function obtainable(viewer: Pick<Viewer, 'store' | 'clock'>) {
  const today = viewer.clock.today()
  return effectivePolicies(viewer).filter((policy) => declarationState(policy, today) !== 'END')
}

/** The public library's data about the enterprise. */
function libraryProfile({ store, clock }: Pick<Viewer, 'store' | 'clock'>, rowkey: string = ''): ProfileSections {
  const record = store.libraryEnterprises.get(rowkey)
  const profile = emptyProfile('visitor', clock.dateTime())
  return record === undefined ? profile : { ...profile, basicDTO: basicOf(record, record.name) }
}

/** The saved profile of the named enterprise. Ends with 4030 when the member has not bound it. */
function ownProfile(
  context: Viewer,
  { enId = '', rowkey }: { enId?: string; rowkey?: string },
): ProfileSections | EnterpriseProfileRow {
  if (enId === '') return libraryProfile(context, rowkey)
  const binding = findBinding(context.store, member(context).id, enId)
  if (binding === undefined || binding.bindAudit === 'REJECT') return fail('4030', '您未绑定该企业，无法取得报告')
  return profileOf(context.store, binding)
}

const section = z.record(z.string(), z.unknown()).nullish()

const infoSchema = z.object({
  basicDTO: section,
  personnelDTO: section,
  managementDTO: z.object({ managementDTOList: z.array(z.looseObject({ year: z.number() })).nullish() }).nullish(),
  intellectualDTO: section,
  projectDTO: section,
  carrierDTO: section,
})

/**
 * Parses the profile in §7.1's enInfoJson. Missing sections are taken from `known`. Ends with 3000 when the text is not
 * a profile.
 */
function readEnterpriseInfo(enInfoJson: string, known: ProfileSections): ProfileSections {
  const parsed = infoSchema.safeParse(parseJson(enInfoJson))
  if (!parsed.success) return failFields([{ errorMessage: '企业信息格式错误', field: 'body.enInfoJson' }])
  const { basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO } = parsed.data
  return {
    basicDTO: basicDTO ?? known.basicDTO,
    personnelDTO: personnelDTO ?? known.personnelDTO,
    managementDTOList: managementDTO?.managementDTOList ?? known.managementDTOList,
    intellectualDTO: intellectualDTO ?? known.intellectualDTO,
    projectDTO: projectDTO ?? known.projectDTO,
    carrierDTO: carrierDTO ?? known.carrierDTO,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
