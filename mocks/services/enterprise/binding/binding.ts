import type { Schema } from '#gateway/contract.ts'
import { enterpriseQuota } from '#gateway/generated/fields/Enterprise.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { enterpriseBindFormFields } from '#gateway/generated/fields/EnterpriseBindForm.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { fail, type GatewayServices, type Handlers, member } from '#mocks/handler/handler.ts'
import type { Store } from '#mocks/store/store.ts'
import type { EnterpriseBindingRow, LibraryEnterpriseRow } from '../enterpriseRows.ts'
import type { UserRow } from '#mocks/services/uaa/account/accountRows.ts'
import { enterpriseOf } from '../library/enterprises.ts'
import { findBinding } from './ownership.ts'
import { checkBasic, checkManagement } from '../profile/profileChecks.ts'
import { findRecord, saveProfile } from '../profile/profileRow.ts'

/** The states of a docking that still needs both parties. */
const openStates = new Set<Schema<'DockingStatus'>>(['PENDING', 'ACCEPTED', 'NEGOTIATING'])

interface BindingContext {
  store: Store
  clock: Clock
  gateway: GatewayServices
  user: Readonly<UserRow> | undefined
}

export const bindingHandlers = {
  bindEnterprise: (context) => {
    const { store, body } = context
    const known = findBinding(store, member(context).id, body.enId)
    if (known !== undefined && known.bindAudit !== 'REJECT') return fail('4090', '您已绑定该企业')
    checkForm(context, enterpriseBindFormFields, body)
    const record = findRecord(store, body.enId) ?? fail('4040', '企业不存在')
    return enterpriseOf(store, bind(context, body.enId, record.name))
  },

  matchBindEnterprise: (context) => {
    const { store, clock, body } = context
    const { basicDTO, personnelDTO, intellectualDTO, projectDTO, carrierDTO } = body
    const { managementDTOList } = body.managementDTO
    checkBasic(basicDTO, 'body.basicDTO')
    checkManagement(managementDTOList, clock.today(), 'body.managementDTO.managementDTOList')
    const { enId, rowkey } = matchEnterprise(context, body)
    const known = findBinding(store, member(context).id, enId)
    const binding = known === undefined || known.bindAudit === 'REJECT' ? bind(context, enId, basicDTO.name) : known
    const sections = { basicDTO, personnelDTO, managementDTOList, intellectualDTO, projectDTO, carrierDTO }
    saveProfile(store, clock, binding, { ...sections, rowkey })
    return { enId, id: binding.id, bindAudit: binding.bindAudit }
  },

  unbindEnterprise: (context) => {
    const { store, query } = context
    const binding = store.enterpriseBindings.get(query.id) ?? fail('4040', '绑定不存在或已解除')
    if (binding.userId !== member(context).id) fail('4030', '您没有绑定该企业')
    if (binding.bindAudit === 'PASS' && isDocking(store, binding.enId)) {
      fail('4090', '该企业还有进行中的对接，暂不能解绑')
    }
    store.enterpriseBindings.remove(binding.id)
    // A profile that only this binding could read is deleted with it.
    store.enterpriseProfiles.remove(binding.id)
    store.enterpriseAttributes.remove(binding.id)
    return null
  },
} satisfies Handlers

/** A binding that waits for its audit. A rejected one starts over. */
function bind(context: BindingContext, enId: string, name: string): Readonly<EnterpriseBindingRow> {
  const { store, clock, gateway } = context
  const { id: userId } = member(context)
  const fields = { enId, name, userId, bindAudit: 'PENDING', auditRemark: null, bindTime: clock.dateTime() } as const
  const rejected = findBinding(store, userId, enId)
  const again = rejected === undefined ? undefined : store.enterpriseBindings.update(rejected.id, fields)
  if (again !== undefined) return again
  if (store.enterpriseBindings.by('userId', userId).length >= enterpriseQuota.bound.most)
    fail('4008', '绑定的企业已达上限')
  return store.enterpriseBindings.insert({ id: gateway.newId('b'), ...fields })
}

/**
 * The enterprise that the profile describes, found by the member's own binding, rowkey, credit code or name. A new one
 * when the library has none.
 */
function matchEnterprise(context: BindingContext, { enId, rowkey, basicDTO }: Schema<'ProfileSubmission'>) {
  const { store, gateway } = context
  const { libraryEnterprises } = store
  const own = store.enterpriseBindings.by('userId', member(context).id).find(({ name }) => name === basicDTO.name)
  const record =
    (own === undefined ? undefined : findRecord(store, own.enId)) ??
    (enId === '' ? undefined : findRecord(store, enId)) ??
    (rowkey === '' ? undefined : libraryEnterprises.get(rowkey)) ??
    libraryEnterprises.by('creditCode', basicDTO.creditCode)[0] ??
    libraryEnterprises.by('name', basicDTO.name)[0]
  if (record === undefined) {
    return own === undefined ? addEnterprise(context, basicDTO) : { enId: own.enId, rowkey: '' }
  }
  if (record.enId !== null) return { enId: record.enId, rowkey: record.id }
  const given = gateway.newId('en')
  libraryEnterprises.update(record.id, { enId: given })
  return { enId: given, rowkey: record.id }
}

function addEnterprise({ store, gateway, clock }: BindingContext, basic: Schema<'BasicDTO'>) {
  const enId = gateway.newId('en')
  const record: LibraryEnterpriseRow = {
    id: gateway.newId('rk'),
    enId,
    name: basic.name,
    // Only the four fields of §5 are required. The library shows the default area where data is missing (§9).
    regProvince: basic.regProvince ?? '320000',
    regCity: basic.regCity ?? '321200',
    regRegion: basic.regRegion ?? '321283',
    creditCode: basic.creditCode,
    regCapital: basic.regCapital ?? 0,
    establishTime: basic.establishTime ?? clock.today(),
    enType: basic.enType,
  }
  // The library contains no impossible credit codes. The member's profile keeps the code as typed.
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(basic.creditCode)) return { enId, rowkey: '' }
  store.libraryEnterprises.insert(record)
  return { enId, rowkey: record.id }
}

function isDocking(store: Store, enId: string): boolean {
  const dockings = [...store.dockings.by('initiatorEnId', enId), ...store.dockings.by('ownerEnId', enId)]
  return dockings.some(({ status }) => openStates.has(status))
}
