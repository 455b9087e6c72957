import type { QueryOf, Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Handlers } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { EnterpriseProfileRow } from '../enterpriseRows.ts'
import type { UserRow } from '#mocks/services/uaa/account/accountRows.ts'
import { completionOf } from './completion.ts'
import { ownBinding } from '../binding/ownership.ts'
import { checkBasic, checkManagement } from './profileChecks.ts'
import { profileOf, saveProfile } from './profileRow.ts'

interface SectionContext {
  query: QueryOf<'getEnterpriseBasic'>
  store: Store
  clock: Clock
  user: Readonly<UserRow> | undefined
}

/** The six sections of an enterprise's profile. Saving a section returns the completion of the whole profile. */
export const profileHandlers = {
  getEnterpriseBasic: (context) => read(context).basicDTO,
  getEnterprisePersonnel: (context) => read(context).personnelDTO,
  getEnterpriseManagement: (context) => ({
    enId: context.query.enId,
    managementDTOList: read(context).managementDTOList,
  }),
  getEnterpriseIntellectual: (context) => read(context).intellectualDTO,
  getEnterpriseProject: (context) => read(context).projectDTO,
  getEnterpriseCarrier: (context) => read(context).carrierDTO,

  saveEnterpriseBasic: (context) => save(context, { basicDTO: context.body }, () => checkBasic(context.body, 'body')),
  saveEnterprisePersonnel: (context) => save(context, { personnelDTO: context.body }),
  saveEnterpriseManagement: (context) => {
    const { managementDTOList } = context.body
    return save(context, { managementDTOList }, () =>
      checkManagement(managementDTOList, context.clock.today(), 'body.managementDTOList'),
    )
  },
  saveEnterpriseIntellectual: (context) => save(context, { intellectualDTO: context.body }),
  saveEnterpriseProject: (context) => save(context, { projectDTO: context.body }),
  saveEnterpriseCarrier: (context) => save(context, { carrierDTO: context.body }),
} satisfies Handlers

function read(context: SectionContext): EnterpriseProfileRow {
  return profileOf(context.store, ownBinding(context, context.query.enId))
}

/** Ownership is checked first, so that strangers learn nothing from the other checks. */
function save(
  context: SectionContext,
  changes: Partial<EnterpriseProfileRow>,
  check: () => void = () => {},
): Schema<'ProfileCompletion'> {
  const { store, clock, query } = context
  const binding = ownBinding(context, query.enId)
  check()
  const profile = saveProfile(store, clock, binding, changes)
  return { enId: binding.enId, completion: completionOf(profile, clock.today()) }
}
